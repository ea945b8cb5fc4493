import { setImmediate as nextTurn } from "node:timers/promises";
import { FairQueue } from "../queues/fairQueue";
import { Refusal, refuseField, UnavailableForNow } from "../refusal";
import { isHighlighted, plainCode } from "./codeToHtml";
import { outputLimit, renderMessages } from "./contract";
import { toPlainHtml } from "./plainHtml";
import { type RenderWork, renderNow } from "./renderNow";
import { findStructureProblem } from "./structure";
import { type Rendered, ThreadRunner } from "./threadRunner";

/** Texts up to this length are rendered at once: the worst of them takes some milliseconds, as the square of its length. */
const shortText = 1_000;
/** Seconds after which to try again. */
const retryAfter = 5;

/** The texts that wait for the thread. */
const queue = new FairQueue({
  atOnce: 1,
  places: 200,
  refusal: () => new UnavailableForNow(renderMessages.busy, retryAfter),
});
const runner = new ThreadRunner();

/** The person for whom a text is rendered: people take turns. A visitor has no id. */
export interface Wanting {
  organizationId: number;
  userId: number | null;
}

async function renderHere(work: RenderWork): Promise<Rendered> {
  // A caller who renders many leaves room for others in between.
  await nextTurn();
  const html = renderNow(work);
  return html === null || html.length > outputLimit(work.text)
    ? { failure: "size", isSpent: false }
    : { html };
}

/** Refuses UNAVAILABLE when too many texts are waiting. */
function render(work: RenderWork, { organizationId, userId }: Wanting): Promise<Rendered> {
  if (work.text.length <= shortText) return renderHere(work);
  return queue.run(`${organizationId} ${userId}`, () => runner.run(work));
}

/** For whom a text is rendered, and which field of the input it is. */
export interface MarkdownOptions {
  by: Wanting;
  /** The input's field that a refusal names. */
  field?: string;
}

/**
 * Markdown (GFM) as safe HTML, in bounded time and size; long texts in a thread of their own. Ask for it once the caller may
 * write the text, and outside of transactions. Refuses INVALID, naming the field, what would take too long or become too
 * large, and UNAVAILABLE when too many texts are waiting.
 */
export async function renderMarkdown(
  markdown: string,
  { by, field = "markdown" }: MarkdownOptions,
): Promise<string> {
  const problem = findStructureProblem(markdown);
  if (problem !== null) throw refuseField(field, problem);
  const rendered = await render({ text: markdown, language: null }, by);
  if ("failure" in rendered) throw refuseField(field, renderMessages[rendered.failure]);
  return rendered.html;
}

/**
 * Code as HTML, in bounded time: highlighted where the language is known and the code is not too long for it. Refuses
 * UNAVAILABLE when too many texts are waiting.
 */
export async function renderCode(code: string, language: string, by: Wanting): Promise<string> {
  const rendered = isHighlighted(code, language) ? await render({ text: code, language }, by) : null;
  return rendered && "html" in rendered ? rendered.html : plainCode(code);
}

/** The HTML, or the text as it was typed where rendering is refused. */
export async function orPlain(rendering: Promise<string>, markdown: string): Promise<string> {
  try {
    return await rendering;
  } catch (error) {
    if (error instanceof Refusal) return toPlainHtml(markdown);
    throw error;
  }
}
