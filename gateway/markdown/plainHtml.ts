import { escapeHtml } from "../markup";

/** A text as HTML shows it as typed, in paragraphs. */
export const toPlainHtml = (text: string): string =>
  text
    .trim()
    .split(/\n[ \t\r]*\n\s*/)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, "<br />\n")}</p>`)
    .join("\n");
