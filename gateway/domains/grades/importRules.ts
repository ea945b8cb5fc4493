import { formatPoints } from "./contract";
import { excusedMark, fileColumns, toFileCell, toHeadings } from "./fileContract";
import type { GradeCell, ItemRow } from "./gradebookRules";
import { readMarkText } from "./markContract";

/** A record of a file, with its first line, from 1. */
export interface FileRecord {
  line: number;
  cells: readonly string[];
}

/** A problem of a file; the column is empty where the whole line is wrong. */
export interface FileProblem {
  line: number;
  column: string;
  message: string;
}

/** A mark that an import would change. */
export interface MarkChange {
  line: number;
  userId: number;
  name: string;
  itemKey: string;
  title: string;
  /** The mark as the file would have it today; empty without one. */
  from: string;
  points: number;
}

/** A learner with the cells of a gradebook. */
export interface FileLearner {
  userId: number;
  name: string;
  username: string;
  cells: readonly GradeCell[];
}

interface ReadFile {
  changes: MarkChange[];
  problems: FileProblem[];
}

type Item = Pick<ItemRow, "key" | "title" | "maxPoints" | "updatedAt">;

/** A column of the file: an item by its place, or one that is not read. */
type Column =
  | { kind: "item"; place: number; heading: string }
  | { kind: "username" | "unread"; heading: string };

const plain = (text: string) => text.trim().toLowerCase();

/** Removes the quote that keeps spreadsheets from running a cell as a formula. */
const unprotected = (text: string) => text.trim().replace(/^'/, "");

function readHead({ line, cells }: FileRecord, items: readonly Item[]) {
  const headings = toHeadings(items).map(plain);
  const problems: FileProblem[] = [];
  const seen = new Set<string>();
  const columns = cells.map((cell): Column => {
    const heading = unprotected(cell);
    const name = plain(heading);
    if (name !== "" && seen.has(name))
      problems.push({ line, column: heading, message: "This column is there twice" });
    seen.add(name);
    if (name === plain(fileColumns.username)) return { kind: "username", heading };
    const place = headings.indexOf(name);
    if (place >= 0) return { kind: "item", place, heading };
    if (name !== "" && name !== plain(fileColumns.name) && name !== plain(fileColumns.grade))
      problems.push({ line, column: heading, message: "No item of the gradebook has this title" });
    return { kind: "unread", heading };
  });
  if (!columns.some(({ kind }) => kind === "username"))
    problems.push({ line, column: fileColumns.username, message: "The file needs a column Username" });
  return { columns, problems };
}

/**
 * Returns the change that a cell of the file makes: points, nothing (null), or the message why it cannot be read.
 */
function readMark(text: string, item: Item, cell: GradeCell | undefined): number | string | null {
  const current = cell ? toFileCell(cell) : "";
  if (text === "" || text.toUpperCase() === current) return null;
  if (text.toUpperCase() === excusedMark) return "Excuse a learner in the gradebook, with a reason";
  const points = readMarkText(text);
  if (points === null) return `'${text}' is not a mark`;
  if (current !== "" && formatPoints(points) === current) return null;
  if (item.updatedAt === null) return "This mark is calculated. Override it in the gradebook, with a reason";
  if (points > item.maxPoints) return `At most ${formatPoints(item.maxPoints)} points`;
  return points;
}

interface Reading {
  columns: readonly Column[];
  items: readonly Item[];
  learners: ReadonlyMap<string, FileLearner>;
  /** The line on which each learner was found first. */
  found: Map<string, number>;
}

/** The learner of a record, or the message why it names none. */
function findLearner(
  { line, cells }: FileRecord,
  { columns, learners, found }: Reading,
): FileLearner | string {
  const at = columns.findIndex(({ kind }) => kind === "username");
  const username = plain(unprotected(cells[at] ?? ""));
  if (username === "") return "Username is required";
  const learner = learners.get(username);
  if (!learner) return `No learner of the batch is called '${username}'`;
  const earlier = found.get(username);
  if (earlier !== undefined) return `'${username}' is on line ${earlier} already`;
  found.set(username, line);
  return learner;
}

function readRecord(record: FileRecord, reading: Reading): ReadFile {
  const { line, cells } = record;
  const read: ReadFile = { changes: [], problems: [] };
  const learner = findLearner(record, reading);
  if (typeof learner === "string") {
    read.problems.push({ line, column: fileColumns.username, message: learner });
    return read;
  }
  for (const [index, column] of reading.columns.entries()) {
    const item = column.kind === "item" ? reading.items[column.place] : undefined;
    if (column.kind !== "item" || !item) continue;
    const cell = learner.cells[column.place];
    const mark = readMark(unprotected(cells[index] ?? ""), item, cell);
    if (typeof mark === "string") read.problems.push({ line, column: column.heading, message: mark });
    else if (mark !== null)
      read.changes.push({
        line,
        userId: learner.userId,
        name: learner.name,
        itemKey: item.key,
        title: item.title,
        from: cell ? toFileCell(cell) : "",
        points: mark,
      });
  }
  return read;
}

/**
 * Returns the changes that importing a file would make, and its problems. Empty cells and marks that are the same
 * change nothing; calculated marks must be the same. Nothing is read below a head with problems.
 */
export function readMarksFile(
  [head, ...records]: readonly FileRecord[],
  { items, learners }: { items: readonly Item[]; learners: readonly FileLearner[] },
): ReadFile {
  if (!head) return { changes: [], problems: [] };
  const { columns, problems } = readHead(head, items);
  if (problems.length > 0) return { changes: [], problems };
  const byName = new Map(learners.map((learner) => [plain(learner.username), learner]));
  const reading: Reading = { columns, items, learners: byName, found: new Map() };
  const read = records.map((record) => readRecord(record, reading));
  return {
    changes: read.flatMap((each) => each.changes),
    problems: read.flatMap((each) => each.problems),
  };
}
