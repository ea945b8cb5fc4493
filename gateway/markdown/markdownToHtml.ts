import { createHash } from "node:crypto";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { unescapeHtml } from "../markup";
import { codeToHtml } from "./codeToHtml";

/** The version of the output of `markdownToHtml` and `codeToHtml`. */
export const rendererVersion = 3;

const codeBlock = /<pre><code(?: class="language-([^"]*)")?>([\s\S]*?)<\/code><\/pre>/g;
/**
 * Matches the remains of links and pictures whose address micromark has dropped, or that never had one. A link may
 * hold footnotes.
 */
const deadLink =
  /<a href=""(?: title="[^"]*")?>((?:<a [^>]*>(?:(?!<\/a>)[\s\S])*<\/a>|(?!<\/?a[ >])[\s\S])*)<\/a>/g;
const deadPicture = /<img src="" alt="([^"]*)"(?: title="[^"]*")? \/>/g;
const externalLink = /<a href="(?=https?:|\/\/)/g;
const footnoteLabel = /(id|aria-describedby)="footnote-label"/g;
const taskBox = /<input type="checkbox" disabled=""( checked="")?/g;

/**
 * Markdown (GFM) as HTML. HTML in it is shown as typed, and links and pictures with a scheme that could run
 * something keep only their text. micromark escapes every `<` and `"` of the text, so the parts replaced here were
 * written by micromark.
 * Takes long for hostile texts: `renderMarkdown` bounds it.
 */
export function markdownToHtml(markdown: string): string {
  // The ids of footnotes differ from block to block, which may be on one page.
  const prefix = createHash("sha256").update(markdown).digest("hex").slice(0, 8);
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml({ clobberPrefix: `${prefix}-` })],
  });
  return html
    .replace(codeBlock, (_match, language: string | undefined, code: string) =>
      codeToHtml(unescapeHtml(code), (language ?? "").toLowerCase()),
    )
    .replace(deadPicture, "$1")
    .replace(deadLink, "$1")
    .replace(footnoteLabel, `$1="${prefix}-footnote-label"`)
    .replace(externalLink, '<a target="_blank" rel="noopener noreferrer" href="')
    .replace(taskBox, (_match, checked: string | undefined) =>
      checked
        ? '<input type="checkbox" disabled="" aria-label="Done" checked=""'
        : '<input type="checkbox" disabled="" aria-label="To do"',
    );
}
