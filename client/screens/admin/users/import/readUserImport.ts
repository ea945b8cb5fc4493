import { userLabels } from "#gateway/domains/users/formContract";
import {
  findDuplicates,
  type ImportColumn,
  type ImportProblem,
  type ImportRow,
  importColumns,
  importLimits,
  importRowSchema,
} from "#gateway/domains/users/importContract";
import { readCsv } from "~/formats/readCsv";

const requiredColumns: readonly ImportColumn[] = ["name", "username", "email"];

/** A parsed file. Rows without problems can be imported. */
export interface ReadImport {
  rows: ImportRow[];
  problems: ImportProblem[];
  /** The headers of ignored columns. */
  ignored: string[];
}

const findColumn = (header: string): ImportColumn | undefined => {
  const name = header.toLowerCase().replace(/[\s_-]/g, "");
  return importColumns.find((column) => column === name);
};

const fileProblem = (line: number, message: string): ReadImport => ({
  rows: [],
  problems: [{ line, column: null, message }],
  ignored: [],
});

function findProblems(row: ImportRow): ImportProblem[] {
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

/** Parses a CSV file of users: a header line, then one user per line. Checks everything that needs no database. */
export function readUserImport(text: string): ReadImport {
  if (text.length > importLimits.characters)
    return fileProblem(
      1,
      `The file is longer than ${importLimits.characters.toLocaleString("en-IN")} characters`,
    );
  const { records, brokenAt } = readCsv(text);
  if (brokenAt !== null) return fileProblem(brokenAt, "A quote is not closed");
  const [head, ...body] = records;
  const headers = head?.cells ?? [];
  const columns = headers.map(findColumn);
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
    return [{ line: headLine, column: null, message: "There are no users below the headers" }];
  const excess = rows[importLimits.rows];
  if (excess) {
    const message = `At most ${importLimits.rows} users can be imported at once`;
    return [{ line: excess.line, column: null, message }];
  }
  return [...rows.flatMap(findProblems), ...findDuplicates(rows)].sort((a, b) => a.line - b.line);
}
