import type { Prisma } from "./generated/prisma/client";

/**
 * What visitors are never shown, and what is written too often to drop their kept answers for: a test reads everything
 * that visitors can and finds none of it. A table that is not named here is taken to be shown.
 */
const unseen: ReadonlySet<string | undefined> = new Set<Prisma.ModelName>([
  ...(["Session", "SignInCode", "RateLimit"] as const),
  ...(["Room", "RoomMember", "Message", "MessageRevision", "Favourite"] as const),
  ...(["QuestionMark", "ResourceMark", "Attempt", "AttemptQuestion", "AttemptOption"] as const),
  ...(["GenerationRun", "GenerationAttempt", "Payment", "BatchFeed"] as const),
]);

/** The tables that a write to drops nothing. */
export const unseenTables: readonly string[] = [...unseen].filter((name) => name !== undefined);

const reading = /^(find|count|aggregate|groupBy)/;
const nesting = new Set([
  ...["create", "createMany", "connect", "connectOrCreate", "disconnect", "update", "updateMany"],
  ...["upsert", "delete", "deleteMany"],
]);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether the data of a write take rows of other tables along. */
function writesRelations(data: unknown): boolean {
  if (!isObject(data)) return false;
  return Object.entries(data).some(([key, value]) => nesting.has(key) || writesRelations(value));
}

interface ModelOperation {
  model: string;
  operation: string;
  args: unknown;
}

/** Whether an operation on a model may change what a visitor reads. */
export function mayShow({ model, operation, args }: ModelOperation): boolean {
  if (reading.test(operation)) return false;
  if (!unseen.has(model)) return true;
  const { data, create, update } = (args ?? {}) as Record<string, unknown>;
  return [data, create, update].some(writesRelations);
}

const onlyReading = /^\s*SELECT\b(?!.*\b(INSERT|UPDATE|DELETE|MERGE)\b)/is;

/** Whether a statement in SQL may change anything: all but a plain SELECT, one that locks rows included. */
export const mayWrite = (sql: string): boolean => !onlyReading.test(sql);
