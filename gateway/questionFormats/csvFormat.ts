import papaparse from "papaparse";
import { type QuestionTypeName, questionTypes } from "#gateway/domains/courses/contract";
import { csvLines } from "#gateway/domains/lists/csvContract";
import { exchangeLimits } from "#gateway/domains/questions/exchangeContract";
import { toNumber } from "../domains/numberContract";
import { escapeText, findUnescaped, splitUnescaped, unescapeText } from "./escapes";
import {
  emptyQuestion,
  LineProblem,
  notingProblems,
  type PortableQuestion,
  type UnderstoodText,
  type WrittenText,
} from "./portable";

const fixedColumns = ["type", "question", "tolerance", "explanation", "tags", "level"] as const;
type FixedColumn = (typeof fixedColumns)[number];
const answerColumn = /^answer ?(\d{1,2})$/;

/** Spreadsheets show an apostrophe before anything like a formula; an existing one gets another. */
const guard = (cell: string) => (/^'+\s*[=+\-@]/.test(cell) ? `'${cell}` : cell);
const unguard = (cell: string) => cell.replace(/^'(?='*\s*[=+\-@])/, "");

function toAnswers(question: PortableQuestion): string[] {
  switch (question.type) {
    case "SHORT_TEXT":
      return question.accepted;
    case "NUMERIC":
      return [String(question.value)];
    case "MATCHING":
      return question.pairs.map(
        ({ left, right }) => `${escapeText(left, /\\|=(?=>)/g)} => ${escapeText(right, /\\/g)}`,
      );
    case "ORDERING":
      return question.items;
    case "FILL":
      return question.blanks.map((blank) => blank.map((text) => escapeText(text, /[\\|]/g)).join(" | "));
    default:
      return question.options.map(
        ({ text, isCorrect }) => `${isCorrect ? "*" : ""}${text.replace(/^[*\\]/, "\\$&")}`,
      );
  }
}

/** Questions as CSV: a question in each row. A star marks right options; `=>` separates pairs, `|` blanks. */
export function writeCsv(questions: readonly PortableQuestion[]): WrittenText {
  const given = questions.map(toAnswers);
  const count = Math.max(4, ...given.map(({ length }) => length));
  const numbers = Array.from({ length: count }, (_none, index) => index);
  const header = [
    "type",
    "question",
    ...numbers.map((index) => `answer ${index + 1}`),
    ...fixedColumns.slice(2),
  ];
  const rows = questions.map((question, row) => [
    question.type,
    question.text,
    ...numbers.map((index) => given[row]?.[index] ?? ""),
    question.type === "NUMERIC" ? String(question.tolerance) : "",
    question.explanation,
    question.tags.join(", "),
    question.level,
  ]);
  return { text: csvLines([header, ...rows.map((cells) => cells.map(guard))]), notes: [] };
}

interface CsvRow {
  line: number;
  cells: string[];
}

const separators = [",", ";", "\t"] as const;

/** The separator that the first line has most of. */
function findSeparator(text: string): string {
  const head = text.split("\n", 1)[0] ?? "";
  const counts = separators.map((separator) => head.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** The head, and as many rows as an import takes or reports: among them is always one too many. The rest is not read. */
const mostRows = 1 + exchangeLimits.questions + exchangeLimits.remarks;

/** The records of a CSV text with their first lines, up to one whose quotes are wrong. */
function readRows(text: string): { rows: CsvRow[]; brokenAt: number | null } {
  const rows: CsvRow[] = [];
  let [line, start] = [1, 0];
  let brokenAt: number | null = null;
  papaparse.parse<string[]>(text, {
    delimiter: findSeparator(text),
    newline: "\n",
    step: ({ data, errors, meta }, parser) => {
      if (errors.length > 0) {
        brokenAt = line;
        return parser.abort();
      }
      const cells = data.map((cell) => unguard(cell).trim());
      if (cells.some((cell) => cell !== "")) rows.push({ line, cells });
      if (rows.length >= mostRows) return parser.abort();
      line += text.slice(start, meta.cursor).split("\n").length - 1;
      start = meta.cursor;
    },
  });
  return { rows, brokenAt };
}

interface Columns {
  fixed: Map<FixedColumn, number>;
  given: number[];
}

function readHeader({ line, cells }: CsvRow): Columns {
  const columns: Columns = { fixed: new Map(), given: [] };
  for (const [index, cell] of cells.entries()) {
    const name = cell.toLowerCase();
    const fixed = fixedColumns.find((column) => column === name);
    if (fixed) columns.fixed.set(fixed, index);
    else if (answerColumn.test(name)) columns.given.push(index);
    else if (name !== "") throw new LineProblem(line, `There is no column "${cell.slice(0, 50)}"`);
  }
  if (!columns.fixed.has("question") || columns.given.length === 0)
    throw new LineProblem(line, 'The first line names the columns; "question" and "answer 1" are needed');
  return columns;
}

function readPair(cell: string, line: number): { left: string; right: string } {
  for (let at = findUnescaped(cell, "="); at >= 0; at = findUnescaped(cell, "=", at + 1))
    if (cell[at + 1] === ">") {
      const [left, right] = [cell.slice(0, at), cell.slice(at + 2)].map((text) => unescapeText(text.trim()));
      return { left: left ?? "", right: right ?? "" };
    }
  throw new LineProblem(line, "A pair is written: left => right");
}

const readOption = (cell: string) => {
  const isCorrect = cell.startsWith("*");
  const text = (isCorrect ? cell.slice(1) : cell).trim();
  return { isCorrect, text: text.replace(/^\\(?=[*\\])/, "") };
};

/** The type of a row that names none: several stars are several right options. */
function guessType(given: readonly string[]): QuestionTypeName {
  const stars = given.filter((answer) => answer.startsWith("*")).length;
  if (given.length === 0) return "ESSAY";
  return stars === 0 ? "SHORT_TEXT" : stars === 1 ? "SINGLE" : "MULTIPLE";
}

function readType(
  text: string,
  { line, given }: { line: number; given: readonly string[] },
): QuestionTypeName {
  if (text === "") return guessType(given);
  const name = text.toUpperCase().replaceAll(/[ -]/g, "_");
  const type = questionTypes.find((questionType) => questionType === name);
  if (!type) throw new LineProblem(line, `There is no type "${text.slice(0, 50)}"`);
  return type;
}

function readAnswers(
  question: PortableQuestion,
  given: string[],
  row: { line: number; tolerance: string },
): void {
  const { line } = row;
  if (question.type === "SHORT_TEXT") question.accepted = given;
  else if (question.type === "ORDERING") question.items = given;
  else if (question.type === "MATCHING") question.pairs = given.map((answer) => readPair(answer, line));
  else if (question.type === "FILL")
    question.blanks = given.map((answer) =>
      splitUnescaped(answer, "|").map((text) => unescapeText(text.trim())),
    );
  else if (question.type === "NUMERIC") {
    const [value, tolerance] = [toNumber(given[0] ?? ""), toNumber(row.tolerance || "0")];
    if (value === null) throw new LineProblem(line, "The first answer is no number");
    if (tolerance === null || tolerance < 0) throw new LineProblem(line, "The tolerance is no number");
    Object.assign(question, { value, tolerance });
  } else if (question.type !== "ESSAY" && question.type !== "FILE") question.options = given.map(readOption);
}

function readRow({ line, cells }: CsvRow, columns: Columns): PortableQuestion {
  const cell = (column: FixedColumn) => cells[columns.fixed.get(column) ?? -1] ?? "";
  const given = columns.given.map((index) => cells[index] ?? "").filter((answer) => answer !== "");
  const question = emptyQuestion(readType(cell("type"), { line, given }), cell("question"));
  if (question.text === "") throw new LineProblem(line, "The question has no text");
  readAnswers(question, given, { line, tolerance: cell("tolerance") });
  const tags = cell("tags")
    .split(",")
    .map((tag) => tag.trim());
  const facts = { explanation: cell("explanation"), level: cell("level") };
  return { ...question, ...facts, tags: [...new Set(tags.filter((tag) => tag !== ""))] };
}

/** Reads CSV. A row that cannot be read is a problem of its line; the others are read. */
export function readCsv(text: string): UnderstoodText {
  const understood: UnderstoodText = { questions: [], problems: [], notes: [] };
  const attempt = notingProblems(understood);
  const { rows, brokenAt } = readRows(text);
  const [header, ...others] = rows;
  attempt(() => {
    if (!header) return;
    const columns = readHeader(header);
    for (const row of others)
      attempt(() => understood.questions.push({ line: row.line, question: readRow(row, columns) }));
  });
  if (brokenAt !== null)
    understood.problems.push({
      line: brokenAt,
      message: "A quote is not closed, or is inside a cell without quotes",
    });
  return understood;
}
