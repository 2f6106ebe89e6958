// Says so when Python does not answer Jupyter's own controls in the box around it.

const PATIENCE = 8000; // ms until a missing answer is admitted, as long as those that ask wait

function render({ model, el, signal }) {
  const live = document.createElement("div");
  live.setAttribute("role", "status");
  live.lang = model.get("lang");
  el.replaceChildren(live);
  let asked, waiting;

  const late = () => {
    const said = document.createElement("p");
    said.className = "gl-notice";
    said.textContent = model.get("late");
    live.replaceChildren(said);
  };

  // Python hears one thing after the other: what comes back says that the control was heard.
  const used = ({ type, target }) => {
    const control = target.closest?.(type === "click" ? "button" : "input, select");
    if (!control || control.closest(".gl-stage") || !el.closest(".widget-vbox")?.contains(control)) return;
    asked = performance.now();
    waiting ??= setTimeout(late, PATIENCE);
    model.send({ asked });
  };

  const settle = () => {
    clearTimeout(waiting);
    waiting = null;
    live.replaceChildren();
  };
  const heard = (content) => content.asked === asked && settle();

  // Later than the control's own listener, so that Python hears of the control first.
  for (const type of ["change", "click"]) document.addEventListener(type, used, { signal });
  model.on("msg:custom", heard);
  return () => {
    model.off("msg:custom", heard);
    settle();
  };
}

export default { render };
