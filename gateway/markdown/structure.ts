import { outputLimit, renderLimits, renderMessages } from "./contract";

/** Matches what stands before the text of a line inside quotes and lists. */
const containers = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/;
const isEmpty = (line: string) => /^[ \t>]*$/.test(line);
/** Whether a line may stand below the head of a table and tell its columns. */
const isDelimiters = (line: string) => /^[|:\- \t]+$/.test(line) && line.includes("-") && /[|:]/.test(line);
const ruler = /^[ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+|(?:_[ \t]*)+)$/;
const fence = /^[ \t]*(?:`{3,}[^`]*|~{3,}.*)$/;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

interface TextLine {
  /** Whether it ends a paragraph or a table. */
  isEmpty: boolean;
  /** How many quotes and lists it is in. */
  depth: number;
  rest: string;
}

/** A list inside a list begins at least two columns further on. */
function countIndents(prefix: string): number {
  if (!/[-*+.)]/.test(prefix)) return 0;
  const [indent = ""] = /^[ \t]*/.exec(prefix) ?? [];
  return Math.floor(indent.replaceAll("\t", "    ").length / 2);
}

function readLine(line: string): TextLine {
  if (ruler.test(line)) return { isEmpty: false, depth: 0, rest: line };
  const [prefix = ""] = containers.exec(line) ?? [];
  const depth = count(prefix, />|[-*+]|[.)]/g);
  return { isEmpty: isEmpty(line), depth: depth + countIndents(prefix), rest: line.slice(prefix.length) };
}

/** Counts at least the cells that tables have: a row is filled up to the columns of its head. */
function findTableProblem(lines: readonly TextLine[]): string | null {
  let columns = 0;
  let cells = 0;
  for (const { isEmpty, rest } of lines) {
    if (isEmpty) columns = 0;
    else if (isDelimiters(rest)) columns = Math.max(columns, count(rest, /-+/g));
    if (columns > renderLimits.columns) return renderMessages.columns;
    cells += columns;
    if (cells > renderLimits.cells) return renderMessages.cells;
  }
  return null;
}

/** How many brackets are open at most, after the brackets of a line; a paragraph ends with an empty line. */
function readBrackets({ isEmpty, rest }: TextLine, open: number): { most: number; open: number } {
  let now = isEmpty ? 0 : open;
  let most = now;
  for (const [bracket] of rest.matchAll(/\\.|[[\]]/g)) {
    if (bracket === "[") now += 1;
    else if (bracket === "]") now = Math.max(0, now - 1);
    most = Math.max(most, now);
  }
  return { most, open: now };
}

/** Signs that a renderer tries to match with others of their paragraph, or that begin addresses. */
const signs = /[[\]*_~`<@\\]|:\/\/|www\./g;

/** Code between fences has no structure. Lines that only look like fences hide no more than time, which is limited. */
function findTextProblem(lines: readonly TextLine[]): string | null {
  if (lines.length > renderLimits.lines) return renderMessages.lines;
  let isCode = false;
  let open = 0;
  let inParagraph = 0;
  for (const line of lines) {
    if (fence.test(line.rest)) isCode = !isCode;
    if (isCode) continue;
    const brackets = readBrackets(line, open);
    open = brackets.open;
    if (Math.max(line.depth, brackets.most) > renderLimits.depth) return renderMessages.depth;
    inParagraph = line.isEmpty ? 0 : inParagraph + count(line.rest, signs);
    if (inParagraph > renderLimits.signs) return renderMessages.signs;
  }
  return null;
}

/** Labels in brackets, with the colon that follows them in definitions. */
const labels = /\[((?:\\[\s\S]|[^\\[\]])+)\](:?)/g;
const toKey = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase().toUpperCase();
/** An address, and its title if it has one, that end with their line. */
const oneLine =
  /^[ \t]*\S+(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*(?:$|\n(?![ \t>]*["'(])[^\n]*$)/;

function endOf(text: string, wanted: string, from: number): number {
  const found = text.indexOf(wanted, from);
  return found < 0 ? text.length : found;
}

/** The most characters that a definition's address and title have: a title may go on until its paragraph ends. */
function measureDefinition(text: string, at: number): number {
  const lineEnd = endOf(text, "\n", at);
  if (oneLine.test(text.slice(at, endOf(text, "\n", lineEnd + 1)))) return lineEnd - at;
  return endOf(text, "\n\n", at) - at;
}

interface Label {
  key: string;
  /** The place at which a definition's address begins; null for a label that defines nothing. */
  definesAt: number | null;
}

/** Only quotes, lists and footnotes stand before a definition on its line. */
function* readLabels(text: string): Generator<Label> {
  let read = 0;
  let isStart = true;
  for (const { 0: whole, 1: name = "", 2: colon, index } of text.matchAll(labels)) {
    const between = text.slice(read, index);
    const newLine = between.lastIndexOf("\n");
    isStart = (isStart || newLine >= 0) && /^[ \t>*+\-.)\d]*$/.test(between.slice(newLine + 1));
    read = index + whole.length;
    const isDefinition: boolean = isStart && colon !== "";
    yield { key: toKey(name), definesAt: isDefinition && !name.startsWith("^") ? read : null };
    isStart = isDefinition && name.startsWith("^");
  }
}

/** The address and title of a link are repeated wherever its label is. */
function findLinkProblem(text: string): string | null {
  const uses = new Map<string, number>();
  const sizes = new Map<string, number>();
  let measured = 0;
  for (const { key, definesAt } of readLabels(text)) {
    uses.set(key, (uses.get(key) ?? 0) + 1);
    // The first definition of a label counts.
    if (definesAt === null || sizes.has(key)) continue;
    const size = measureDefinition(text, definesAt);
    measured += size;
    if (measured > text.length * renderLimits.growth) return renderMessages.links;
    sizes.set(key, size);
  }
  let sum = 0;
  for (const [key, size] of sizes) sum += size * (uses.get(key) ?? 0);
  return sum > outputLimit(text) ? renderMessages.links : null;
}

/**
 * Returns in words why a Markdown text would take a renderer very long or become very large; null for no known reason.
 * Takes time in proportion to the text.
 */
export function findStructureProblem(markdown: string): string | null {
  const text = markdown.replace(/\r\n?/g, "\n");
  const lines = text.split("\n").map(readLine);
  return findTableProblem(lines) ?? findTextProblem(lines) ?? findLinkProblem(text);
}
