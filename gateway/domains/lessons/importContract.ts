import { type BlockContent, blockSchema, parseVideoAddress } from "./blockContract";
import { lessonLimits } from "./contract";

export const importLimits = { characters: 500_000 } as const;

export const importMessages = {
  tooLong: `The file cannot be more than ${importLimits.characters} characters long`,
  empty: "The file has no text",
  openFence: "This code block is not closed",
  unknownCallout: (kind: string) => `A callout is NOTE, TIP or WARNING, not ${kind}`,
  tooMany: `A lesson can have at most ${lessonLimits.blocks} blocks`,
} as const;

/** A problem of a line of the file, from 1. */
export interface ImportProblem {
  line: number;
  message: string;
}

/** A block, and the line of the file on which it begins. */
export interface ImportedBlock {
  line: number;
  block: BlockContent;
}

interface Piece {
  line: number;
  /** The input, as the block's schema parses it. */
  input: object;
}

/** The block read from a piece of the file, and the line after it. */
interface PieceReading {
  pieces: Piece[];
  problems: ImportProblem[];
  next: number;
}

/** Problems that are reported at once. */
const mostProblems = 100;

const fence = /^(`{3,}|~{3,})\s*([^\s`]*)[^`]*$/;
const callout = /^>\s*\[!(\w+)\]\s*$/;
const tones: Readonly<Record<string, string>> = {
  NOTE: "INFO",
  INFO: "INFO",
  IMPORTANT: "INFO",
  TIP: "TIP",
  WARNING: "WARNING",
  CAUTION: "WARNING",
};

/** The first line from a place on that is wanted; the number of all lines where none is. */
function findLine(lines: readonly string[], from: number, isWanted: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && !isWanted(lines[at] ?? "")) at += 1;
  return at;
}

/** A fenced code block, from its opening line. */
function readCode(
  lines: readonly string[],
  start: number,
  [, marks = "", language = ""]: RegExpExecArray,
): PieceReading {
  const closing = new RegExp(`^${marks[0]}{${marks.length},}\\s*$`);
  const end = findLine(lines, start + 1, (line) => closing.test(line));
  if (end === lines.length)
    return {
      pieces: [],
      problems: [{ line: start + 1, message: importMessages.openFence }],
      next: lines.length,
    };
  const markdown = lines.slice(start + 1, end).join("\n");
  return {
    pieces: [{ line: start + 1, input: { kind: "CODE", markdown, language: language.slice(0, 40) } }],
    problems: [],
    next: end + 1,
  };
}

/** A callout as GitHub writes it, from its first line. */
function readCallout(lines: readonly string[], start: number, [, kind = ""]: RegExpExecArray): PieceReading {
  const next = findLine(lines, start + 1, (line) => !line.startsWith(">"));
  const quoted = lines.slice(start + 1, next);
  const tone = tones[kind.toUpperCase()];
  if (tone === undefined)
    return {
      pieces: [],
      problems: [{ line: start + 1, message: importMessages.unknownCallout(kind) }],
      next,
    };
  const markdown = quoted.map((line) => line.replace(/^> ?/, "")).join("\n");
  return { pieces: [{ line: start + 1, input: { kind: "CALLOUT", markdown, tone } }], problems: [], next };
}

/** Whether a line begins a separate block. */
const isOwnBlock = (line: string): boolean =>
  fence.test(line) || callout.test(line) || parseVideoAddress(line.trim()) !== null;

/** Reads text up to the next heading of the first two levels, or to a line that begins a separate block. */
function readText(lines: readonly string[], start: number): PieceReading {
  const next = findLine(lines, start + 1, (line) => /^#{1,2} /.test(line) || isOwnBlock(line));
  const markdown = lines.slice(start, next).join("\n").trimEnd();
  return { pieces: [{ line: start + 1, input: { kind: "TEXT", markdown } }], problems: [], next };
}

function readPiece(lines: readonly string[], start: number): PieceReading {
  const line = lines[start] ?? "";
  if (line.trim() === "") return { pieces: [], problems: [], next: start + 1 };
  const code = fence.exec(line);
  if (code) return readCode(lines, start, code);
  const quote = callout.exec(line);
  if (quote) return readCallout(lines, start, quote);
  if (parseVideoAddress(line.trim()) === null) return readText(lines, start);
  const pieces = [{ line: start + 1, input: { kind: "VIDEO", url: line.trim() } }];
  return { pieces, problems: [], next: start + 1 };
}

/**
 * Reads the blocks of a Markdown file: fenced code, callouts as GitHub writes them, links of YouTube and Vimeo
 * alone on a line, and text, which is divided at headings of the first two levels. Lines that cannot be read are
 * reported.
 */
export function parseLessonMarkdown(text: string): { blocks: ImportedBlock[]; problems: ImportProblem[] } {
  if (text.length > importLimits.characters)
    return { blocks: [], problems: [{ line: 1, message: importMessages.tooLong }] };
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  const blocks: ImportedBlock[] = [];
  const problems: ImportProblem[] = [];
  // Nothing beyond the limits is read.
  for (
    let start = 0;
    start < lines.length && blocks.length <= lessonLimits.blocks && problems.length < mostProblems;
  ) {
    const { pieces, problems: found, next } = readPiece(lines, start);
    problems.push(...found);
    for (const { line, input } of pieces) {
      const parsed = blockSchema.safeParse(input);
      if (parsed.success) blocks.push({ line, block: parsed.data });
      else problems.push(...parsed.error.issues.map(({ message }) => ({ line, message })));
    }
    start = next;
  }
  if (blocks.length === 0 && problems.length === 0) problems.push({ line: 1, message: importMessages.empty });
  const extra = blocks[lessonLimits.blocks];
  if (extra) problems.push({ line: extra.line, message: importMessages.tooMany });
  return { blocks, problems };
}
