import { isObject } from "../domains/jsonContract";

/** Whether an operation on a model only reads. */
export const isReading = (operation: string): boolean => /^(find|count|aggregate|groupBy)/.test(operation);

const nesting = new Set([
  "create",
  "createMany",
  "connect",
  "connectOrCreate",
  "disconnect",
  "update",
  "updateMany",
  "upsert",
  "delete",
  "deleteMany",
]);

/** Whether a write includes rows of related tables. */
function writesRelations(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(writesRelations);
  if (!isObject(data)) return false;
  return Object.entries(data).some(([key, value]) => nesting.has(key) || writesRelations(value));
}

interface ModelOperation {
  model: string;
  operation: string;
  args: unknown;
}

/** Whether an operation on a model may change a visitor's view, which never includes the hidden tables. */
export function mayShow(
  { model, operation, args }: ModelOperation,
  hiddenTables: ReadonlySet<string>,
): boolean {
  if (isReading(operation)) return false;
  if (!hiddenTables.has(model)) return true;
  const { data, create, update } = (args ?? {}) as Record<string, unknown>;
  return [data, create, update].some(writesRelations);
}

/**
 * The table that an operation writes; undefined for one that may write others as well: by rows of related tables,
 * or by deleting parents of other rows.
 */
export function getWrittenTable({ model, operation, args }: ModelOperation): string | undefined {
  const { data, create, update } = (args ?? {}) as Record<string, unknown>;
  const isPlain = /^(create|update|upsert)/.test(operation);
  return isPlain && ![data, create, update].some(writesRelations) ? model : undefined;
}

const onlyReading = /^\s*SELECT\b(?!.*\b(INSERT|UPDATE|DELETE|MERGE)\b)/is;

/** Whether an SQL statement may write: any but a plain SELECT, row locks included. */
export const mayWrite = (sql: string): boolean => !onlyReading.test(sql);

/** Records which tables a tenant's client has written, and when, counted in writes. */
export class WriteLog {
  readonly #last = new Map<string | undefined, number>();
  count = 0;

  /** Notes a write of a table; undefined for one that may write several. */
  note(table: string | undefined): void {
    this.count += 1;
    this.#last.set(table, this.count);
  }

  /** The tables written since a number of writes; undefined when any may have been. */
  listSince(count: number): string[] | undefined {
    if ((this.#last.get(undefined) ?? 0) > count) return undefined;
    return [...this.#last].flatMap(([table, at]) => (table !== undefined && at > count ? [table] : []));
  }
}
