import { linkForeignPictures } from "./foreignPictures";
import { rendererVersion } from "./markdownToHtml";
import { type MarkdownOptions, renderMarkdown } from "./render";

/** The oldest version of the renderer whose HTML may be shown until the text is rendered again. */
const oldestShown = 1;

/** The kind of author of a text: pictures of other sites are shown in the texts of staff, and are links in those of learners. */
export type TextAuthor = "STAFF" | "LEARNER";

/** A text as HTML, and the version of the renderer that made it: the columns of a row. */
export interface Rendered {
  html: string;
  rendererVersion: number;
}

/** The columns of a row whose text is not rendered yet. */
export const notRendered: Rendered = { html: "", rendererVersion: 0 };

interface TextOptions extends MarkdownOptions {
  author: TextAuthor;
}

/**
 * Renders a Markdown text, as `renderMarkdown` does: once its writer may write it, and before the transaction that saves
 * it. Refuses INVALID and UNAVAILABLE.
 */
export async function renderText(markdown: string, { author, ...options }: TextOptions): Promise<Rendered> {
  if (markdown === "") return { html: "", rendererVersion };
  const html = await renderMarkdown(markdown, options);
  return { html: author === "LEARNER" ? linkForeignPictures(html) : html, rendererVersion };
}

/** The HTML of a row; the text as typed until a job has rendered it. */
export const readRendered = ({ html, rendererVersion }: Rendered, showAsTyped: () => string): string =>
  rendererVersion >= oldestShown ? html : showAsTyped();
