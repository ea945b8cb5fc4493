/** A span within a line of text. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; parts: readonly Inline[] }
  | { kind: "emphasis"; parts: readonly Inline[] }
  | { kind: "link"; to: string; parts: readonly Inline[] };

/** The paragraphs of a list item. */
export type Item = readonly (readonly Inline[])[];

/** A block of a text. */
export type Block =
  | { kind: "paragraph"; parts: readonly Inline[] }
  | { kind: "quote"; parts: readonly Inline[] }
  | { kind: "heading"; level: 2 | 3; parts: readonly Inline[] }
  | { kind: "list"; ordered: boolean; start: number; items: readonly Item[] }
  | { kind: "code"; text: string };

/** Sites, email addresses and paths of this site; no scripts. */
export const isSafeLink = (to: string): boolean => /^(https?:\/\/|mailto:)\S+$|^\/(?![/\\])\S*$/i.test(to);

// The text between a pair of markers has a maximum length, so that unmatched markers stay cheap.
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

/** Parses emphasis, code and links within a paragraph; everything else stays as typed. */
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
const heading = /^(#{1,3}) +(?=\S)/;

/** Lines that form one block. */
interface Run {
  /** 'more' continues the last item of the list above, after an empty line. */
  kind: "heading" | "bullets" | "numbers" | "more" | "text";
  lines: string[];
}

/** The kind of block that a line begins or continues. */
function getLineKind(line: string, before: Run["kind"] | undefined): Run["kind"] {
  if (heading.test(line)) return "heading";
  if (bullet.test(line)) return "bullets";
  const isInList = before === "bullets" || before === "numbers" || before === "more";
  // After a line of text only the number 1 begins a list: any other number may be a result of line wrapping.
  const isBelowWords = before === "text" || before === "bullets";
  if (number.test(line) && (!isBelowWords || /^1[.)]/.test(line))) return "numbers";
  return isInList && !line.startsWith(">") ? before : "text";
}

const indented = /^(?: {2,}|\t)/;

function splitRuns(chunk: string, isBelowList: boolean): Run[] {
  const runs: Run[] = [];
  const start = isBelowList && indented.test(chunk) ? "more" : undefined;
  for (const line of chunk.split("\n")) {
    const open = runs.at(-1);
    const kind = getLineKind(line, open?.kind ?? start);
    if (open?.kind === kind && kind !== "heading") open.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs;
}

/** Returns the items of a list; a line without a marker continues the item above it. */
function readItems(lines: readonly string[], marker: RegExp): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ""));
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  return items;
}

function readText(lines: readonly string[]): Block {
  if (!lines.every((line) => line.startsWith(">")))
    return { kind: "paragraph", parts: parseInline(lines.join("\n")) };
  const text = lines.map((line) => line.replace(/^> ?/, "")).join("\n");
  return { kind: "quote", parts: parseInline(text) };
}

function readRun({ kind, lines }: Run): Block {
  const [first = ""] = lines;
  if (kind === "text" || kind === "more") return readText(lines);
  if (kind === "heading") {
    const level = first.startsWith("###") ? 3 : 2;
    return { kind, level, parts: parseInline(first.replace(heading, "")) };
  }
  const ordered = kind === "numbers";
  const items = readItems(lines, ordered ? number : bullet).map((item) => [parseInline(item)]);
  return { kind: "list", ordered, start: ordered ? Number.parseInt(first, 10) : 1, items };
}

/** Adds a paragraph to the last item of a list. */
function withParagraph(items: readonly Item[], lines: readonly string[]): Item[] {
  const text = lines.map((line) => line.trim()).join(" ");
  return [...items.slice(0, -1), [...(items.at(-1) ?? []), parseInline(text)]];
}

/** Appends a block to the blocks above it, joining adjacent lists of the same kind. */
function addRun(blocks: Block[], run: Run): void {
  const before = blocks.at(-1);
  if (before?.kind === "list" && run.kind === "more") {
    blocks.splice(-1, 1, { ...before, items: withParagraph(before.items, run.lines) });
    return;
  }
  const block = readRun(run);
  if (before?.kind === "list" && block.kind === "list" && block.ordered === before.ordered)
    blocks.splice(-1, 1, { ...before, items: [...before.items, ...block.items] });
  else blocks.push(block);
}

/** Parses the text between blocks of code. */
function parsePlain(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n[ \t]*\n/)) {
    const chunk = part.replace(/^\n+|\s+$/g, "");
    if (chunk.trim() === "") continue;
    for (const run of splitRuns(chunk, blocks.at(-1)?.kind === "list")) addRun(blocks, run);
  }
  return blocks;
}

const fence = /^```[^\n`]*\n([\s\S]*?)\n?^```[ \t]*$/gm;

/**
 * Parses the subset of Markdown that staff write: headings, lists, quotes, code, emphasis and links. HTML tags are
 * plain text.
 */
export function parseMarkdown(text: string): Block[] {
  const lines = text.replace(/\r\n?/g, "\n");
  const blocks: Block[] = [];
  let end = 0;
  for (const match of lines.matchAll(fence)) {
    blocks.push(...parsePlain(lines.slice(end, match.index)), { kind: "code", text: match[1] ?? "" });
    end = match.index + match[0].length;
  }
  return [...blocks, ...parsePlain(lines.slice(end))];
}
