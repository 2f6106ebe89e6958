/* A page without a server: what Python would have sent to its widgets stands in it. */
gl.still = async kinds => {
  const { labels, models, panels } = unpacked(JSON.parse(document.getElementById("gl-data").textContent));
  const model = state => ({
    get: name => state[name],
    set: (name, value) => { state[name] = value; },
    on() {}, off() {}, save_changes() {},
    send() { throw new Error("there is no Python here"); },
  });
  /* Where a link names a position that takes Python to set up, none other stands in its place. */
  const named = new URLSearchParams(location.search).has("game");
  const draw = place => {
    if (named && place.closest("[data-asks]")) return;
    const { panel, model: at } = place.dataset;
    if (panel) place.innerHTML = panels[panel];
    else kinds[models[at].code].render({ el: place, model: model({ ...models[at], labels: labels[models[at].labels] }) });
  };
  /* A link to a position leads on to where there is Python; within an address it is written twice. */
  for (const a of document.querySelectorAll("a[data-living]")) {
    a.href += /[?&]urlpath=/.test(a.href) ? encodeURIComponent(location.search) : location.search;
  }
  /* What stands first is seen first; what follows is drawn while one reads. */
  let since = performance.now();
  for (const place of document.querySelectorAll("[data-panel], [data-model]")) {
    draw(place);
    if (performance.now() - since < 40) continue;
    await new Promise(rest => setTimeout(rest));
    since = performance.now();
  }
  gl.prepared();
};
