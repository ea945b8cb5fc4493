import { unescapeHtml } from "../markup";

/** An element that is being written: what it has so far, and the items that it has, if it is a list. */
interface Frame {
  tag: string;
  attributes: string;
  text: string;
  items: number;
}

const token = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<]+/g;

/** Elements that hold elements only: the space between these is none of the text. */
const spaced = new Set(["ol", "table", "tbody", "thead", "tr", "ul"]);
const blocks = /^(?:h\d|p|pre)$/;

/** A link as text: its label with its address, unless the two are the same. A footnote is its number. */
function writeLink({ attributes, text }: Frame): string {
  if (attributes.includes("data-footnote-backref")) return "";
  if (attributes.includes("data-footnote-ref")) return `[${text}]`;
  const address = unescapeHtml(/href="([^"]*)"/.exec(attributes)?.[1] ?? "");
  if (address === "" || address === text || address === `mailto:${text}`) return text;
  return attributes.includes('class="button"') ? `${text}:\n${address}` : `${text} (${address})`;
}

const indent = (text: string, first: string, rest: string): string =>
  text
    .trim()
    .split("\n")
    .map((line, index) => (index === 0 ? first : rest) + line)
    .join("\n");

/** An item with its number, or a hyphen; what else it holds stands below its text. */
function writeItem({ text }: Frame, list: Frame): string {
  list.items += 1;
  const start = Number(/start="(\d+)"/.exec(list.attributes)?.[1] ?? 1);
  const marker = list.tag === "ol" ? `${start + list.items - 1}. ` : "- ";
  return `${indent(text, marker, " ".repeat(marker.length))}\n`;
}

/** A list within an item begins below the item's text. */
const writeList = ({ text }: Frame, parent: Frame): string =>
  parent.tag === "li" ? `${parent.text.endsWith("\n") ? "" : "\n"}${text.trim()}\n` : `${text.trim()}\n\n`;
const writeCell = ({ text }: Frame): string => `${text.trim()}  `;
const writeRows = ({ text }: Frame): string => text;

/** The text that an element with content adds to its parent, by tag. */
const writers: Readonly<Record<string, (frame: Frame, parent: Frame) => string>> = {
  a: writeLink,
  blockquote: ({ text }) => `${indent(text, "> ", "> ")}\n\n`,
  del: ({ text }) => `~~${text}~~`,
  li: writeItem,
  ol: writeList,
  table: ({ text }) => `${text.trim()}\n\n`,
  tbody: writeRows,
  td: writeCell,
  th: writeCell,
  thead: writeRows,
  tr: ({ text }) => `${text.trimEnd()}\n`,
  ul: writeList,
};

/** The text of an element without content. */
function writeVoid(tag: string, attributes: string): string {
  if (tag === "img") return unescapeHtml(/alt="([^"]*)"/.exec(attributes)?.[1] ?? "");
  if (tag === "input") return attributes.includes("checked") ? "[x]" : "[ ]";
  if (tag === "hr") return "\n\n";
  return "";
}

const openFrame = (tag: string, attributes = ""): Frame => ({ tag, attributes, text: "", items: 0 });

/** Writes a tag: of the elements that are open, the last one is the innermost. */
function writeTag(
  open: Frame[],
  { tag, attributes, isEnd }: { tag: string; attributes: string; isEnd: boolean },
) {
  const top = open.at(-1);
  const write = writers[tag];
  if (!top) return;
  if (!write) top.text += writeVoid(tag, attributes) + (isEnd && blocks.test(tag) ? "\n\n" : "");
  else if (!isEnd) open.push(openFrame(tag, attributes));
  else if (top.tag === tag) {
    open.pop();
    const parent = open.at(-1);
    if (parent) parent.text += write(top, parent);
  }
}

/** A pattern for the spaces before an end would look from each of them. */
function trimEnd(line: string): string {
  let end = line.length;
  while (line[end - 1] === " " || line[end - 1] === "\t") end -= 1;
  return line.slice(0, end);
}

/** Turns HTML that was rendered from Markdown into plain text with the same content. */
export function toPlainText(html: string): string {
  const root = openFrame("");
  const open = [root];
  for (const [written, slash, tag, attributes = ""] of html.replace(/<br \/>\n?/g, "\n").matchAll(token)) {
    const top = open.at(-1) ?? root;
    if (tag !== undefined) writeTag(open, { tag, attributes, isEnd: slash !== "" });
    else if (!spaced.has(top.tag) || written.trim() !== "") top.text += unescapeHtml(written);
  }
  return root.text
    .split("\n")
    .map(trimEnd)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
