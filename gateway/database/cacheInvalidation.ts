/** Whether an operation on a model only reads. */
export const isReading = (operation: string): boolean => /^(find|count|aggregate|groupBy)/.test(operation);

const nesting = new Set([
  ...["create", "createMany", "connect", "connectOrCreate", "disconnect", "update", "updateMany"],
  ...["upsert", "delete", "deleteMany"],
]);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether a write includes rows of related tables. */
function writesRelations(data: unknown): boolean {
  if (!isObject(data)) return false;
  return Object.entries(data).some(([key, value]) => nesting.has(key) || writesRelations(value));
}

interface ModelOperation {
  model: string;
  operation: string;
  args: unknown;
}

/** Whether an operation on a model may change what a visitor reads, who is never shown the hidden tables. */
export function mayShow(
  { model, operation, args }: ModelOperation,
  hiddenTables: ReadonlySet<string>,
): boolean {
  if (isReading(operation)) return false;
  if (!hiddenTables.has(model)) return true;
  const { data, create, update } = (args ?? {}) as Record<string, unknown>;
  return [data, create, update].some(writesRelations);
}

const onlyReading = /^\s*SELECT\b(?!.*\b(INSERT|UPDATE|DELETE|MERGE)\b)/is;

/** Whether an SQL statement may write: any but a plain SELECT, row locks included. */
export const mayWrite = (sql: string): boolean => !onlyReading.test(sql);
