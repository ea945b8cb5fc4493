/** A part of a line of text. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; parts: readonly Inline[] }
  | { kind: "emphasis"; parts: readonly Inline[] }
  | { kind: "link"; to: string; parts: readonly Inline[] };

/** A part of a text, between empty lines. */
export type Block =
  | { kind: "paragraph"; parts: readonly Inline[] }
  | { kind: "quote"; parts: readonly Inline[] }
  | { kind: "heading"; level: 2 | 3; parts: readonly Inline[] }
  | { kind: "list"; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: "code"; text: string };

/** Sites, mail addresses and places of the own site; nothing that could run. */
export const isSafeLink = (to: string): boolean => /^(https?:\/\/|mailto:)\S+$|^\/(?![/\\])\S*$/i.test(to);

// What stands between a pair of signs is limited, so that signs without a partner cost little.
const inline = new RegExp(
  [
    "`(?<code>[^`\\n]{1,500})`",
    "\\[(?<label>[^\\]\\n]{1,300})\\]\\((?<to>[^\\s()]{1,500})\\)",
    "\\*\\*(?=\\S)(?<strong>[^\\n]{0,500}?\\S)\\*\\*(?!\\*)",
    "\\*(?=[^\\s*])(?<star>[^*\\n]{0,500}?[^\\s*]|[^\\s*])\\*",
    "(?<![\\p{L}\\p{N}_])_(?=[^\\s_])(?<bar>[^_\\n]{0,500}?[^\\s_]|[^\\s_])_(?![\\p{L}\\p{N}_])",
    "(?<bare>https?://[^\\s<>]{1,500}[^\\s<>.,;:!?)'\"])",
  ].join("|"),
  "gu",
);

type Found = Partial<Record<"code" | "label" | "to" | "strong" | "star" | "bar" | "bare", string>>;

function readFound(whole: string, { code, label, to, strong, star, bar, bare }: Found): Inline {
  if (code !== undefined) return { kind: "code", text: code };
  if (bare !== undefined) return { kind: "link", to: bare, parts: [{ kind: "text", text: bare }] };
  if (strong !== undefined) return { kind: "strong", parts: parseInline(strong) };
  const emphasized = star ?? bar;
  if (emphasized !== undefined) return { kind: "emphasis", parts: parseInline(emphasized) };
  if (label === undefined || to === undefined || !isSafeLink(to)) return { kind: "text", text: whole };
  return { kind: "link", to, parts: [{ kind: "text", text: label }] };
}

/** Parses emphasis, code and links within a paragraph; what is none of them stays as it was typed. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    parts.push(readFound(match[0], match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

const bullet = /^[-*] +/;
const number = /^\d{1,3}[.)] +/;

/** The items of a list, if every line begins one or goes on with it. */
function readList(lines: readonly string[], marker: RegExp): string[] | null {
  if (!marker.test(lines[0] ?? "")) return null;
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ""));
    else if (/^\s+\S/.test(line)) items.push(`${items.pop()} ${line.trim()}`);
    else return null;
  }
  return items;
}

function readBlock(chunk: string): Block {
  const lines = chunk.split("\n");
  for (const [marker, ordered] of [[bullet, false] as const, [number, true] as const]) {
    const items = readList(lines, marker);
    if (items) return { kind: "list", ordered, items: items.map(parseInline) };
  }
  if (lines.every((line) => line.startsWith(">"))) {
    const text = lines.map((line) => line.replace(/^> ?/, "")).join("\n");
    return { kind: "quote", parts: parseInline(text) };
  }
  return { kind: "paragraph", parts: parseInline(chunk) };
}

const heading = /^(#{1,3}) +(.*)$/;

/** A heading needs no empty line below it. */
function readChunk(chunk: string): Block[] {
  const [first = "", ...rest] = chunk.split("\n");
  const [, signs, title] = heading.exec(first) ?? [];
  if (signs === undefined || !title) return [readBlock(chunk)];
  const level = signs.length === 3 ? 3 : 2;
  const below = rest.join("\n").trim();
  return [{ kind: "heading", level, parts: parseInline(title) }, ...(below ? readChunk(below) : [])];
}

const fence = /^```[^\n`]*\n([\s\S]*?)\n?^```[ \t]*$/gm;

/**
 * Parses the subset of Markdown that staff write texts in: headings, lists, quotes, code, emphasis and links. There is no
 * HTML in it: tags are text.
 */
export function parseMarkdown(text: string): Block[] {
  const plain = (part: string) =>
    part
      .split(/\n[ \t]*\n/)
      .map((chunk) => chunk.replace(/^\n+|\s+$/g, ""))
      .filter((chunk) => chunk.trim() !== "")
      .flatMap(readChunk);
  const lines = text.replace(/\r\n?/g, "\n");
  const blocks: Block[] = [];
  let end = 0;
  for (const match of lines.matchAll(fence)) {
    blocks.push(...plain(lines.slice(end, match.index)), { kind: "code", text: match[1] ?? "" });
    end = match.index + match[0].length;
  }
  return [...blocks, ...plain(lines.slice(end))];
}
