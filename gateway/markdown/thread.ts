// The thread in which long texts are rendered: it can be stopped at any moment.
import { parentPort } from "node:worker_threads";
import { outputLimit } from "./contract";
import { type RenderWork, renderNow } from "./renderNow";

/** The HTML of a text; null where it is too large or too deep. */
export interface ThreadAnswer {
  html: string | null;
}

parentPort?.on("message", (work: RenderWork) => {
  const html = renderNow(work);
  const answer: ThreadAnswer = { html: html !== null && html.length <= outputLimit(work.text) ? html : null };
  parentPort?.postMessage(answer);
});
parentPort?.postMessage("ready");
