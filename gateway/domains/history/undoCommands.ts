import type { Bus } from "#gateway/bus/bus";
import { Prisma } from "#gateway/database/generated/prisma/client";
import { quoteName } from "#gateway/database/quoteSql";
import { readRecording, recording } from "#gateway/database/recording";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { isObject } from "../jsonContract";
import { enqueueRendering } from "../texts/renderCommands";
import { isOwnEntry } from "./access";
import { historyMessages } from "./contract";
import {
  getKind,
  inUndoOrder,
  isBegunAgain,
  isUndoable,
  type Reference,
  toFields,
  withoutRendered,
} from "./rules";
import { couldMake } from "./undoableLoaders";

type Values = Readonly<Record<string, unknown>>;

/** A column that has changed since: its value after the change, and its value now. */
export interface Conflict {
  table: string;
  name: string;
  field: string;
  left: string | null;
  now: string | null;
}

/** Rolls an undo back: nothing is overwritten. */
class ChangedSince extends Error {
  readonly conflicts: readonly Conflict[];

  constructor(conflicts: readonly Conflict[]) {
    super("the rows have changed since");
    this.conflicts = conflicts;
  }
}

interface HistoryLine {
  table: string;
  name: string;
  key: Prisma.JsonValue;
  before: Prisma.JsonValue;
  after: Prisma.JsonValue;
  salt: string | null;
}

interface Reverting {
  tx: TenantTransaction;
  organizationId: number;
  now: Date;
}

const isTable = (name: string): boolean => Object.keys(Prisma.ModelName).includes(name);
const asValues = (value: unknown): Values => (isObject(value) ? value : {});

/** The statements on a line's row, as texts: its table is only known now. Of the values, $1 is the row's key. */
function writeStatements(table: string, key: Values) {
  const name = quoteName(table);
  const fromJson = (value: string) => `jsonb_populate_record(NULL::${name}, ${value}::jsonb)`;
  const named = Object.keys(key).map((column) => `t.${quoteName(column)} = k.${quoteName(column)}`);
  const ofKey = `${fromJson("$1")} AS k`;
  const where = `WHERE ${named.join(" AND ")}`;
  const list = (values: Values, write: (column: string) => string) =>
    Object.keys(values).map(quoteName).map(write).join(", ");
  return {
    read: `SELECT to_jsonb(t) AS row FROM ${name} t, ${ofKey} ${where} FOR UPDATE OF t`,
    remove: `DELETE FROM ${name} t USING ${ofKey} ${where}`,
    insert: (values: Values) => {
      const columns = list(values, (column) => column);
      const onTaken = isBegunAgain(table) ? "ON CONFLICT DO NOTHING" : "";
      return `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM ${fromJson("$1")} AS b ${onTaken}`;
    },
    update: (values: Values) =>
      `UPDATE ${name} t SET ${list(values, (column) => `${column} = b.${column}`)}
       FROM ${ofKey}, ${fromJson("$2")} AS b ${where}`,
  };
}

/** The columns that name a line's row, the tenant's among them. */
const toKey = ({ organizationId }: Reverting, { table, key }: HistoryLine): Values => ({
  ...asValues(key),
  [table === "Organization" ? "id" : "organizationId"]: organizationId,
});

async function readRow(reverting: Reverting, line: HistoryLine): Promise<Values | null> {
  const key = toKey(reverting, line);
  const { read } = writeStatements(line.table, key);
  const rows = await reverting.tx.$queryRawUnsafe<{ row: Values }[]>(read, JSON.stringify(key));
  return rows[0]?.row ?? null;
}

async function insertRow({ tx, organizationId }: Reverting, { table, before }: HistoryLine): Promise<Values> {
  const values = { ...asValues(before), organizationId };
  await tx.$executeRawUnsafe(writeStatements(table, {}).insert(values), JSON.stringify(values));
  return values;
}

/** Puts columns back; the row counts as changed now. A text that is back is rendered again. */
async function putBack(reverting: Reverting, line: HistoryLine, row: Values): Promise<Values> {
  const key = toKey(reverting, line);
  const before = withoutRendered(line.table, asValues(line.before));
  const changed = {
    ...before,
    ...("updatedAt" in row ? { updatedAt: reverting.now.toISOString() } : {}),
    ...("version" in row ? { version: Number(row["version"]) + 1 } : {}),
  };
  const { update } = writeStatements(line.table, key);
  await reverting.tx.$executeRawUnsafe(update(changed), JSON.stringify(key), JSON.stringify(changed));
  return { ...row, ...before };
}

async function deleteRow(reverting: Reverting, line: HistoryLine): Promise<void> {
  const key = toKey(reverting, line);
  await reverting.tx.$executeRawUnsafe(writeStatements(line.table, key).remove, JSON.stringify(key));
}

/** The columns of a row that are no longer as the change left them. */
function findConflicts({ table, name, after }: HistoryLine, row: Values | null): Conflict[] {
  if (!isObject(after))
    return row && !isBegunAgain(table)
      ? [{ table, name, field: "", left: null, now: String(row["id"] ?? name) }]
      : [];
  if (!row) return [{ table, name, field: "", left: name, now: null }];
  const now = Object.fromEntries(Object.keys(after).map((column) => [column, row[column] ?? null]));
  return toFields({ table, before: after, after: now, salt: null }).map((field) => ({
    table,
    name,
    field: field.name,
    left: field.before,
    now: field.after,
  }));
}

/** Turns one line back; returns the row that it was about. */
async function revert(reverting: Reverting, line: HistoryLine): Promise<Values> {
  const row = await readRow(reverting, line);
  const conflicts = findConflicts(line, row);
  if (conflicts.length > 0) throw new ChangedSince(conflicts);
  const kind = getKind(line);
  if (kind === "DELETED") return insertRow(reverting, line);
  if (kind === "UPDATED" && row) return putBack(reverting, line, row);
  if (kind === "CREATED") await deleteRow(reverting, line);
  return row ?? {};
}

const numberIn = (row: Values, name: string): number => Number(row[name] ?? 0);

/** Tells those who watch the rows that they are back. */
function announce(bus: Bus, organizationId: number, { table }: HistoryLine, row: Values): void {
  const readNumber = (name: string) => numberIn(row, name);
  const [id, courseId, batchId, userId] = [
    readNumber("id"),
    readNumber("courseId"),
    readNumber("batchId"),
    readNumber("userId"),
  ];
  if (table === "Payment") bus.publish("paymentChanged", { organizationId, paymentId: id, userId });
  if (table === "Resource") bus.publish("resourceChanged", { organizationId, courseId, resourceId: id });
  if (table === "Question") bus.publish("courseChanged", { organizationId, courseId });
  if (table === "BatchTrainer") bus.publish("batchCourseChanged", { organizationId, batchId, courseId });
  if (table === "Organization") bus.publish("organizationChanged", { organizationId });
  if (table === "Enrolment")
    bus.publish("enrolmentsChanged", { organizationId, userIds: [userId], courseIds: [courseId] });
  if (table === "BatchCourseTopic")
    bus.publish("batchTopicsChanged", {
      organizationId,
      batchId,
      courseId,
      topicIds: [readNumber("topicId")],
    });
}

/** The change to be undone. Refuses NOT_FOUND for one that is not the member's to undo, CONFLICT where it cannot be, and FORBIDDEN without the right to make it. */
async function requireUndoable(
  tx: TenantTransaction,
  member: Member,
  historyId: number,
): Promise<HistoryLine[]> {
  const entry = await tx.history.findUnique({
    where: { id: historyId },
    include: { lines: { orderBy: { id: "asc" } } },
  });
  if (!entry || !isOwnEntry(member, entry)) throw new Refusal("NOT_FOUND", historyMessages.notFound);
  if (!isUndoable(entry.action, entry.lines) || !entry.lines.every(({ table }) => isTable(table)))
    throw new Refusal("CONFLICT", historyMessages.notUndoable);
  if (!(await couldMake(tx, member, entry))) throw new Refusal("FORBIDDEN", historyMessages.lacksRight);
  const undone = await tx.history.findFirst({ where: { undoOf: historyId }, select: { id: true } });
  if (undone) throw new Refusal("CONFLICT", historyMessages.undoneAlready);
  return entry.lines;
}

const readReferences = (tx: TenantTransaction) =>
  tx.$queryRaw<Reference[]>`
    SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint
    WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`;

async function revertAll({ db, clock }: CommandContext, member: Member, historyId: number) {
  const { organizationId } = member;
  return db.$transaction(async (tx) => {
    // Two undos of one change take turns, and moments are compared as they were recorded.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('lectern: undo'), ${historyId}::int)::text,
      set_config('timezone', 'UTC', true)`;
    const lines = inUndoOrder(await requireUndoable(tx, member, historyId), await readReferences(tx));
    const reverted: { line: HistoryLine; row: Values }[] = [];
    for (const line of lines)
      reverted.push({ line, row: await revert({ tx, organizationId, now: clock() }, line) });
    if (reverted.some(({ row }) => "rendererVersion" in row))
      await enqueueRendering(tx, { organizationId, now: clock() });
    return reverted;
  });
}

/** Whether a row cannot be restored: its name is taken, or its parent was deleted. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && /\b235(03|05)\b/.test(error.message);

/**
 * Undoes a change: its rows are again as they were before it. If one has changed since, nothing is done, and its
 * values after the change and now are returned. Refuses NOT_FOUND, FORBIDDEN and CONFLICT.
 */
export async function undoChange(
  context: CommandContext,
  member: Member,
  historyId: number,
): Promise<{ historyId: number; conflicts: readonly Conflict[] }> {
  const said = readRecording();
  const work = () => revertAll(context, member, historyId);
  try {
    const reverted = await (said ? recording({ ...said, undoOf: historyId }, work) : work());
    for (const { line, row } of reverted) announce(context.bus, member.organizationId, line, row);
    context.bus.publish("jobsChanged", { organizationId: member.organizationId });
    return { historyId, conflicts: [] };
  } catch (error) {
    if (error instanceof ChangedSince) return { historyId, conflicts: error.conflicts };
    throw isOvertaken(error) ? new Refusal("CONFLICT", historyMessages.taken) : error;
  }
}
