// Draws a StepThrough or an Ask.

function render({ model, el }) {
  let lesson;
  const show = () => {
    lesson?.stop();
    lesson = model.get("kind") === "ask" ? new Ask(model) : new StepThrough(model);
    el.replaceChildren(lesson.stage);
  };
  show();
  // Python may have other frames or questions later, such as with other values of the cards.
  for (const content of ["frames", "questions"]) model.on(`change:${content}`, show);
  return () => lesson.stop();
}

export default { render };
