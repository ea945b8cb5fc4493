import { type QuestionTypeName, questionTypes } from "#gateway/domains/courses/contract";
import { findUnescaped, unescapeText } from "./escapes";
import {
  blankMark,
  emptyQuestion,
  hasEnough,
  type LineNote,
  LineProblem,
  type PortableQuestion,
  type UnderstoodText,
} from "./portable";
import { readGiftAnswer } from "./readGiftAnswer";

interface Block {
  line: number;
  text: string;
  tags: string[];
  level: string;
  type: QuestionTypeName | null;
}

const isType = (text: string | undefined): text is QuestionTypeName =>
  questionTypes.some((type) => type === text);

/** Reads the settings in a comment for the question after it: `[tag:loops] [level:EASY] [type:FILE]`. */
function readComment(block: Block, comment: string): void {
  for (const [, key, value = ""] of comment.matchAll(/\[(tag|level|type):((?:\\.|[^\]\\])*)\]/g)) {
    const text = unescapeText(value).trim();
    if (key === "tag" && text) block.tags.push(text);
    if (key === "level") block.level = text;
    if (key === "type" && isType(text)) block.type = text;
  }
}

const category = /^\$CATEGORY:\s*(.*)$/;

const startBlock = (line: number, tag: string): Block => ({
  line,
  text: "",
  level: "",
  type: null,
  tags: tag ? [tag] : [],
});

/** A row of a question or of a comment; a row that is left out keeps its line. */
function takeRow(block: Block, row: string, line: number): void {
  const isStarted = block.text !== "";
  if (row.trimStart().startsWith("//")) {
    readComment(block, row);
    block.text += isStarted ? "\n" : "";
  } else {
    if (!isStarted) block.line = line;
    block.text += `${row}\n`;
  }
}

/** The text in blocks: a block ends at an empty line. A category is a tag of the questions after it. */
function* splitBlocks(text: string): Generator<Block> {
  let tag = "";
  let block = startBlock(1, tag);
  for (const [index, row] of [...text.split("\n"), ""].entries()) {
    const isStarted = block.text !== "";
    const path = isStarted ? undefined : category.exec(row.trim())?.[1];
    if (path !== undefined) tag = path.split("/").at(-1)?.trim() ?? "";
    const isEnd = row.trim() === "" && isStarted;
    if (isEnd) yield block;
    if (isEnd || path !== undefined) block = startBlock(index + 2, tag);
    else if (row.trim() !== "") takeRow(block, row, index + 1);
  }
}

const format = /^\s*\[(html|markdown|plain|moodle)\]/;

interface Piece {
  /** The text before the braces, or after the last ones. */
  before: string;
  /** The text in the braces, and its start; null after the last ones. */
  braces: string | null;
  at: number;
}

const mostBraces = 50;

/** The text of a question around its braces. */
function splitBraces(text: string, lineAt: (index: number) => number): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (;;) {
    const at = findUnescaped(text, "{}", from);
    if (at < 0) return [...pieces, { before: text.slice(from), braces: null, at: from }];
    if (text[at] === "}") throw new LineProblem(lineAt(at), "This } has no { before it");
    const end = findUnescaped(text, "{}", at + 1);
    if (end < 0 || text[end] === "{") throw new LineProblem(lineAt(at), "This { is not closed");
    if (pieces.length >= mostBraces)
      throw new LineProblem(lineAt(at), `At most ${mostBraces} blanks fit into a question`);
    pieces.push({ before: text.slice(from, at), braces: text.slice(at + 1, end), at: at + 1 });
    from = end + 1;
  }
}

/** A question without its name and its format; the name replaces a missing text. */
function readHead(text: string): { name: string; body: string; skipped: number } {
  const named = /^\s*::((?:\\[\s\S]|[^:\\]|:(?!:))*)::/.exec(text);
  const name = named?.[1] ?? "";
  const rest = text.slice(named?.[0].length ?? 0);
  const skipped = (named?.[0].length ?? 0) + (format.exec(rest)?.[0].length ?? 0);
  return { name: unescapeText(name).trim(), body: text.slice(skipped), skipped };
}

const plain = (text: string) => unescapeText(text.trim());

/** A text with a blank for each pair of braces. */
function readBlanks(pieces: readonly Piece[], context: ReadContext): PortableQuestion {
  const question = emptyQuestion("FILL", "");
  let text = "";
  for (const { before, braces, at } of pieces) {
    text += unescapeText(before);
    if (braces === null) continue;
    const blank = readGiftAnswer(braces, { ...context, line: context.lineAt(at), declared: "SHORT_TEXT" });
    question.blanks.push(blank.accepted);
    if (blank.explanation) question.explanation = blank.explanation;
    text += blankMark(question.blanks.length);
  }
  return { ...question, text: text.trim() };
}

interface ReadContext {
  notes: LineNote[];
  lineAt: (index: number) => number;
}

function readBlock(block: Block, notes: LineNote[]): PortableQuestion {
  const { name, body, skipped } = readHead(block.text);
  const lineAt = (index: number) => block.line + block.text.slice(0, index + skipped).split("\n").length - 1;
  const pieces = splitBraces(body, lineAt);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || first.braces === null)
    throw new LineProblem(block.line, "A question needs its answer in braces: Question {=right ~wrong}");
  const facts = { tags: [...new Set(block.tags)], level: block.level };
  if (block.type === "FILL" || pieces.length > 2)
    return { ...readBlanks(pieces, { notes, lineAt }), ...facts };
  const context = { notes, line: lineAt(first.at), declared: block.type };
  const question = readGiftAnswer(first.braces, context);
  const tail = plain(last?.before ?? "");
  if (tail && question.type === "SHORT_TEXT" && block.type === null)
    return { ...readBlanks(pieces, { notes, lineAt }), ...facts };
  const head = plain(first.before);
  const text = tail ? `${head} _____ ${tail}` : head || name;
  if (text === "") throw new LineProblem(block.line, "The question has no text");
  return { ...question, text, ...facts };
}

/** Reads GIFT. A question that cannot be read is a problem of its line; the others are read. */
export function readGift(text: string): UnderstoodText {
  const understood: UnderstoodText = { questions: [], problems: [], notes: [] };
  for (const block of splitBlocks(text)) {
    if (hasEnough(understood)) break;
    try {
      understood.questions.push({ line: block.line, question: readBlock(block, understood.notes) });
    } catch (error) {
      if (!(error instanceof LineProblem)) throw error;
      understood.problems.push({ line: error.line, message: error.message });
    }
  }
  return understood;
}
