// Python in the browser, away from the page, which goes on moving while Python thinks.

import { loadPyodide } from "./pyodide.mjs";

const post = (kind, more) => postMessage({ kind, ...more });

// What has arrived of all that Python needs. Python's own loader says nothing of it.
let bytes = 0;
const plain = fetch;
globalThis.fetch = async (...asked) => {
  const answer = await plain(...asked);
  if (!answer.ok || !answer.body) return answer;
  const counted = new TransformStream({
    transform(piece, out) {
      bytes += piece.byteLength;
      post("progress", { bytes });
      out.enqueue(piece);
    },
  });
  return new Response(answer.body.pipeThrough(counted), answer);
};

async function start({ query }) {
  const here = new URL(".", import.meta.url).href;
  const archive = fetch(`${here}lessons.zip`).then((answer) => {
    if (!answer.ok) throw new Error(`lessons.zip: ${answer.status}`);
    return answer.arrayBuffer();
  });
  const about = await (await plain(`${here}python.json`)).json();
  post("progress", { total: about.bytes });
  const env = { HOME: "/home/pyodide", QUERY_STRING: query };
  const python = await loadPyodide({ indexURL: here, packages: about.packages, env });
  const extractDir = python.pyimport("site").getsitepackages().get(0);
  python.unpackArchive(await archive, "zip", { extractDir });
  post("progress", { bytes: about.bytes });
  return python;
}

function run(python, cells) {
  const line = python.pyimport("gamelib.publish.browser");
  line.connect((message) => postMessage(JSON.parse(message)));
  const globals = python.toPy({ __name__: "__main__" });
  for (const [cell, source] of cells.entries()) {
    const shown = line.bundle(python.runPython(source, { globals }));
    post("shown", { cell, ...JSON.parse(shown) });
  }
  return line;
}

// What the page says is heard in its order, and not before all cells have run.
let line;
onmessage = ({ data }) => {
  if (data.kind === "start") {
    line = start(data).then((python) => run(python, data.cells));
    line.then(() => post("ready")).catch((error) => {
      console.error(error);
      post("failed");
    });
  } else {
    line.then((heard) => heard.hear(data.id, JSON.stringify(data.data))).catch((error) => console.error(error));
  }
};
