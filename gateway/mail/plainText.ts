import { unescapeHtml } from "../markup";

const stripTags = (html: string): string => html.replace(/<[^<>]*>/g, "");

/** A link as text: its label with its address, unless the two are the same. */
function writeLink(attributes: string, label: string): string {
  const address = /href="([^"]*)"/.exec(attributes)?.[1] ?? "";
  const shown = stripTags(label);
  if (address === "" || address === shown || address === `mailto:${shown}`) return shown;
  return attributes.includes('class="button"') ? `${shown}:\n${address}` : `${shown} (${address})`;
}

/** A pattern for the spaces before an end would look from each of them. */
function trimEnd(line: string): string {
  let end = line.length;
  while (line[end - 1] === " " || line[end - 1] === "\t") end -= 1;
  return line.slice(0, end);
}

/** Turns HTML that was rendered from Markdown into plain text with the same content. */
export function toPlainText(html: string): string {
  const marked = html
    .replace(/<a ([^<>]*)>((?:(?!<a )[\s\S])*?)<\/a>/g, (_match, attributes: string, label: string) =>
      writeLink(attributes, label),
    )
    .replace(/<img [^<>]*?alt="([^"<>]*)"[^<>]*>/g, "$1")
    .replace(/<li>\s*(?:<p>)?/g, "- ")
    .replace(/<br \/>\n?/g, "\n")
    .replace(/<\/(?:p|h\d|pre|blockquote|ul|ol|table)>|<hr \/>/g, "\n\n")
    .replace(/<\/t[dh]>\s*/g, "  ");
  return unescapeHtml(stripTags(marked))
    .split("\n")
    .map(trimEnd)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
