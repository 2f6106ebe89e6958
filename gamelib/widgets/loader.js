// What every widget begins with. A page holds many of a kind, so their script and styles are a
// model of their own: sent, read and run once.

const loaded = (globalThis.gamelibLoaded ??= new Map());

async function load(code) {
  const look = document.createElement("style");
  look.textContent = code.get("style");
  document.head.append(look);
  const url = URL.createObjectURL(new Blob([code.get("script")], { type: "text/javascript" }));
  return (await import(url)).default;
}

function kind(code) {
  const script = code.get("script");
  if (!loaded.has(script)) loaded.set(script, load(code));
  return loaded.get(script);
}

export default {
  async render(view) {
    const { model } = view;
    const code = await model.widget_manager.get_model(model.get("code").replace("IPY_MODEL_", ""));
    const { render } = await kind(code);
    return render({ ...view, model: { ...model, get: (name) => unpacked(model.get(name)) } });
  },
};
