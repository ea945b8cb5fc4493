import { isObject } from "../jsonContract";
import { searchWords } from "../lists/rules";
import { holds } from "../rules";
import { type HistorySubject, undoableActions } from "./contract";

/** A line as it was recorded. */
export interface RecordedLine {
  table: string;
  before: unknown;
  after: unknown;
  salt: string | null;
}

/** Kinds of change to a row. */
export type ChangeKind = "CREATED" | "UPDATED" | "DELETED" | "NOTED";

export function getKind({ before, after }: RecordedLine): ChangeKind {
  if (isObject(before)) return isObject(after) ? "UPDATED" : "DELETED";
  return isObject(after) ? "CREATED" : "NOTED";
}

/** A column of a changed row, as texts; null where it had, or has, no value. */
export interface ChangedField {
  name: string;
  before: string | null;
  after: string | null;
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (isObject(value) && value["hidden"] === true) return "(hidden)";
  if (isObject(value) && typeof value["cut"] === "string") return `${value["cut"]}…`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const bookkeeping = new Set(["id", "createdAt", "updatedAt", "version"]);

/** The columns that are made from a row's text by a renderer: `AttemptQuestion` has no text besides. */
const isRendered = (table: string, column: string): boolean =>
  table !== "AttemptQuestion" && /^(html|bodyHtml|textHtml|rendererVersion)$/.test(column);

/** A row's values without those that are made from others, and may be made anew at any time. */
export const withoutRendered = (table: string, values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([column]) => !isRendered(table, column)));

/** The columns that changed, by name; all with a value of a new or deleted row. */
export function toFields({ table, before, after }: RecordedLine): ChangedField[] {
  const [was, next] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(next)])]
    .filter((name) => !bookkeeping.has(name) && !isRendered(table, name))
    .sort()
    .map((name) => ({ name, before: toText(was[name]), after: toText(next[name]) }))
    .filter((field) => field.before !== field.after);
}

const isWhole = (value: unknown): boolean =>
  !isObject(value) ||
  !Object.values(value).some((item) => isObject(item) && ("hidden" in item || "cut" in item));

/** Whether a change can be undone: it is of a kind that can, and all of its values were kept. */
export const isUndoable = (action: string, lines: readonly RecordedLine[]): boolean =>
  undoableActions.has(action) &&
  lines.every(
    ({ table, before, after, salt }) => table !== "" && salt !== null && isWhole(before) && isWhole(after),
  );

/** The table that an action is about, where that is not its first word. */
const subjectTables: Readonly<Record<string, string>> = {
  trainer: "BatchTrainer",
  batchPlan: "BatchCourseTopic",
  mail: "MailMessage",
};

/** The line that names the subject of a change: the first of its own table, or else the last. */
export function findSubject<Changed extends { table: string; name: string }>(
  action: string,
  lines: readonly Changed[],
): Changed | undefined {
  const [word = ""] = action.split(".");
  const table = subjectTables[word] ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return lines.find((line) => line.table === table) ?? lines.find(({ name }) => name !== "") ?? lines.at(-1);
}

export interface HistoryFilter {
  search?: string | null | undefined;
  action?: string | null | undefined;
  subject?: HistorySubject | null | undefined;
  subjectId?: number | null | undefined;
  from?: Date | null | undefined;
  to?: Date | null | undefined;
}

/** The lines that are about a subject. */
function whereSubject(subject: HistorySubject, id: number) {
  const columns = {
    USER: { userId: id },
    BATCH: { batchId: id },
    COURSE: { courseId: id },
    PAYMENT: { table: "Payment", rowId: id },
    ORGANIZATION: { table: "Organization", rowId: id },
  };
  return columns[subject];
}

/** Filters entries; each word of the search is in a name that an entry tells. */
export const historyFilter = ({ search, action, subject, subjectId, from, to }: HistoryFilter) => ({
  ...(action ? { action } : {}),
  ...(from || to ? { at: { ...(from ? { gte: from } : {}), ...(to ? { lt: to } : {}) } } : {}),
  AND: [
    ...(subject ? [{ lines: { some: whereSubject(subject, subjectId ?? 0) } }] : []),
    ...searchWords(search).map((word) => ({ lines: { some: { searchText: holds(word) } } })),
  ],
});

const begunAgain = new Set(["Enrolment", "TopicProgress", "BlockProgress"]);

/**
 * Whether rows of a table are restored beside newer ones of the same learner: who was enrolled again gets the former
 * progress back, and keeps what they did since.
 */
export const isBegunAgain = (table: string): boolean => begunAgain.has(table);

/** A table whose rows refer to another's; names as SQL writes them, with quotes where they need some. */
export interface Reference {
  from: string;
  to: string;
}

/** Returns the depth of a table: the longest chain of tables that its rows refer to. */
function findDepths(references: readonly Reference[]): (table: string) => number {
  const plain = (name: string) => name.replaceAll('"', "");
  const parents = new Map<string, string[]>();
  for (const { from, to } of references)
    if (from !== to) parents.set(plain(from), [...(parents.get(plain(from)) ?? []), plain(to)]);
  const known = new Map<string, number>();
  const find = (table: string, above: readonly string[]): number => {
    const depth = known.get(table);
    if (depth !== undefined || above.includes(table)) return depth ?? 0;
    const found = 1 + Math.max(-1, ...(parents.get(table) ?? []).map((to) => find(to, [...above, table])));
    known.set(table, found);
    return found;
  };
  return (table) => find(table, []);
}

/**
 * The order in which lines are undone, given in the order of the change: deleted rows are restored first, each
 * after the rows it refers to; then columns, the last change first; then new rows are deleted, each before the rows
 * it refers to.
 */
export function inUndoOrder<Changed extends RecordedLine>(
  lines: readonly Changed[],
  references: readonly Reference[],
): Changed[] {
  const depth = findDepths(references);
  const listByKind = (kind: ChangeKind) => lines.filter((line) => getKind(line) === kind);
  return [
    ...listByKind("DELETED").sort((left, right) => depth(left.table) - depth(right.table)),
    ...listByKind("UPDATED").reverse(),
    ...listByKind("CREATED")
      .reverse()
      .sort((left, right) => depth(right.table) - depth(left.table)),
  ];
}
