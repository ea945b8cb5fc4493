import { z } from "zod";
import { password } from "../contract";
import { passwordLimits } from "./contract";
import { createUserSchema, userLabels } from "./formContract";

/** How many accounts one import may make, and how long its file may be. */
export const importLimits = { rows: 500, characters: 200_000 } as const;

export const importColumns = ["name", "username", "email", "password"] as const;
export type ImportColumn = (typeof importColumns)[number];
const requiredColumns: readonly ImportColumn[] = ["name", "username", "email"];

/** A file to fill in: what the columns are called, and a row of each kind. */
export const importTemplate = [
  "Name,Username,Email,Password",
  "Asha Rao,asha.rao,asha.rao@example.com,first-password",
  '"Iyer, Ravi",ravi.iyer,ravi.iyer@example.com,',
  "",
].join("\r\n");

/** One account of an import. Without a password it is entered by a sign-in link. */
export const importRowSchema = createUserSchema.extend({
  password: z.preprocess(
    (value) => (value === "" ? null : value),
    password(userLabels.password, passwordLimits).nullish(),
  ),
});

/** The accounts of one import; `line` says where each stood in its file. */
export const importSchema = z.object({
  rows: z
    .array(importRowSchema.extend({ line: z.int().min(1) }))
    .min(1, "There is no user to import")
    .max(importLimits.rows, `At most ${importLimits.rows} users can be imported at once`),
});

/** A row as it stands in the file, judged or not. */
export interface ImportRow {
  /** Where the row begins; lines count from 1. */
  line: number;
  name: string;
  username: string;
  email: string;
  password: string;
}

/** What is wrong with one row, or with the file when there is no column to blame. */
export interface ImportProblem {
  line: number;
  column: ImportColumn | null;
  message: string;
}

/** What a file was understood as. Rows without a problem can be imported. */
export interface ReadImport {
  rows: ImportRow[];
  problems: ImportProblem[];
  /** Columns that an import has no use for, by their header. */
  ignored: string[];
}

interface Line {
  line: number;
  cells: string[];
}

interface Cell {
  text: string;
  /** Where the cell ends: at its separator, the end of its line or of the text. */
  end: number;
}

/** The cell that begins at a place; null when its quote stays open. */
function readCell(text: string, start: number, separator: string): Cell | null {
  const quoted = / *"((?:[^"]|"")*)" */y;
  quoted.lastIndex = start;
  const match = quoted.exec(text);
  const end = quoted.lastIndex;
  if (match && [separator, "\n", ""].includes(text.charAt(end)))
    return { text: (match[1] ?? "").replaceAll('""', '"'), end };
  const plain = new RegExp(`[^${separator}\n]*`, "y");
  plain.lastIndex = start;
  const [rest = ""] = plain.exec(text) ?? [];
  const isOpen = !match && rest.trimStart().startsWith('"');
  return isOpen ? null : { text: rest.trim(), end: start + rest.length };
}

/** The cells of the record that begins at a place, and where it ends; null when a quote stays open. */
function readRecord(text: string, start: number, separator: string) {
  const cells: string[] = [];
  for (let at = start; ; ) {
    const cell = readCell(text, at, separator);
    if (!cell) return null;
    cells.push(cell.text);
    if (text[cell.end] !== separator) return { cells, end: cell.end };
    at = cell.end + 1;
  }
}

/** The records of a CSV text (RFC 4180), but for empty ones: quoted cells may hold separators and line ends. */
function readLines(text: string, separator: string): { lines: Line[]; open: number | null } {
  const lines: Line[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const record = readRecord(text, at, separator);
    if (!record) return { lines, open: line };
    if (record.cells.some((cell) => cell !== "")) lines.push({ line, cells: record.cells });
    line += text.slice(at, record.end + 1).split("\n").length - 1;
    at = record.end + 1;
  }
  return { lines, open: null };
}

/** What separates the cells: spreadsheets write commas, semicolons or tabs, by where they run. */
function separatorOf(text: string): string {
  const head = text.trimStart().split("\n", 1)[0] ?? "";
  const counted = [",", ";", "\t"].map((separator) => ({ separator, cells: head.split(separator).length }));
  return counted.reduce((best, one) => (one.cells > best.cells ? one : best)).separator;
}

const columnOf = (header: string): ImportColumn | undefined => {
  const name = header.toLowerCase().replace(/[\s_-]/g, "");
  return importColumns.find((column) => column === name);
};

const fileProblem = (line: number, message: string): ReadImport => ({
  rows: [],
  problems: [{ line, column: null, message }],
  ignored: [],
});

function problemsOf(row: ImportRow): ImportProblem[] {
  const parsed = importRowSchema.safeParse(row);
  if (parsed.success) return [];
  const seen = new Set<string>();
  return parsed.error.issues.flatMap(({ path, message }) => {
    const column = importColumns.find((one) => one === path[0]) ?? null;
    if (seen.has(String(column))) return [];
    seen.add(String(column));
    return [{ line: row.line, column, message }];
  });
}

interface Identified {
  line: number;
  username: string;
  email: string;
}

/** Rows whose username or address stands on an earlier line too, compared without case. */
export function doublesOf(rows: readonly Identified[]): ImportProblem[] {
  const first = new Map<string, number>();
  return rows.flatMap((row) =>
    (["username", "email"] as const).flatMap((column) => {
      const value = row[column].trim().toLowerCase();
      if (value === "") return [];
      const key = `${column} ${value}`;
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, row.line);
      return earlier === undefined
        ? []
        : [{ line: row.line, column, message: `${userLabels[column]} stands on line ${earlier} too` }];
    }),
  );
}

/** Reads a CSV file of users: a line of headers, then a user a line. Judges everything but what the database knows. */
export function readUserImport(text: string): ReadImport {
  if (text.length > importLimits.characters)
    return fileProblem(
      1,
      `The file is longer than ${importLimits.characters.toLocaleString("en-IN")} characters`,
    );
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const { lines, open } = readLines(plain, separatorOf(plain));
  if (open !== null) return fileProblem(open, "A quote is not closed");
  const [head, ...body] = lines;
  const headers = head?.cells ?? [];
  const columns = headers.map(columnOf);
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const names = missing.map((column) => userLabels[column]).join(", ");
    return fileProblem(head?.line ?? 1, `The first line must name the columns; missing: ${names}`);
  }
  const rows = body.map(({ line, cells }): ImportRow => {
    const cell = (column: ImportColumn) => cells[columns.indexOf(column)] ?? "";
    return {
      line,
      name: cell("name"),
      username: cell("username"),
      email: cell("email"),
      password: cell("password"),
    };
  });
  const ignored = headers.filter((header, index) => header !== "" && !columns[index]);
  return { rows, ignored, problems: judge(rows, head?.line ?? 1) };
}

function judge(rows: readonly ImportRow[], headLine: number): ImportProblem[] {
  if (rows.length === 0)
    return [{ line: headLine, column: null, message: "There is no user below the headers" }];
  const excess = rows[importLimits.rows];
  if (excess) {
    const message = `At most ${importLimits.rows} users can be imported at once`;
    return [{ line: excess.line, column: null, message }];
  }
  return [...rows.flatMap(problemsOf), ...doublesOf(rows)].sort((a, b) => a.line - b.line);
}

export const importMessages = {
  refused: "Nothing was imported. Some rows cannot be imported as they are.",
  failed: "Unable to import users",
} as const;
