import { Ambient } from "./ambient";
import { isReading, mayWrite } from "./cacheInvalidation";
import type { ForwardedCall } from "./engines";
import { type HistorySource, Prisma } from "./generated/prisma/client";

/** The actor, source and action that the history records for the changes that follow. */
export interface Recording {
  /** Such as "payment.updated". */
  action: string;
  source: HistorySource;
  at: Date;
  /** Null for the product itself, and for someone who is not identified yet (`isSelf`). */
  actorId: number | null;
  actorName: string;
  /** The user of the changed rows does it: a visitor who signs in or registers. */
  isSelf?: boolean;
  /** The batch and the course that the change is about, for rows that name none. */
  batchId?: number | undefined;
  courseId?: number | undefined;
  /** The entry that is taken back. */
  undoOf?: number;
  /** Called with the id of each transaction's entry, if the transaction changes anything. */
  onEntry?: (historyId: number) => void;
}

const recordings = new Ambient<Recording>();

/**
 * Runs work whose changes are recorded: each transaction that a tenant's client begins in it tells the database who works,
 * and the triggers of the tables write the history in the same transaction.
 */
export const recording = <Result>(entry: Recording, work: () => Result): Result =>
  recordings.run(entry, work);

/**
 * Runs work whose changes are not recorded: housekeeping, and work that continues after a request was served.
 */
export const unrecorded = <Result>(work: () => Result): Result => recordings.exit(work);

/** The recording that current changes belong to; undefined where none are recorded. */
export const readRecording = (): Recording | undefined => recordings.read();

/** Tells the database who works, for the length of a transaction, and reserves the id of its entry. */
export async function tellWho(
  tx: Pick<Prisma.TransactionClient, "$queryRaw">,
  { onEntry, ...entry }: Recording,
): Promise<void> {
  const [reserved] = await tx.$queryRaw<{ id: string }[]>`
    SELECT set_config('app.history', ${JSON.stringify(entry)}, true),
      set_config('app.history_id', nextval('"History_id_seq"')::text, true) AS id`;
  if (reserved) onEntry?.(Number(reserved.id));
}

/** Whether an operation outside a transaction may write. */
export function isWrite({ operation, args }: ForwardedCall): boolean {
  if (!operation.startsWith("$")) return !isReading(operation);
  const [sql] = args;
  return operation.includes("Raw") && mayWrite(sql instanceof Prisma.Sql ? sql.sql : [sql].flat().join("?"));
}

interface RecordedEvent {
  organizationId: number;
  table: Prisma.ModelName;
  id: number;
  name: string;
}

/**
 * Records a command that changes no recorded row, in its transaction: a job tried again, a mail sent again.
 */
export const recordEvent = (
  tx: Pick<Prisma.TransactionClient, "$queryRaw">,
  { organizationId, table, id, name }: RecordedEvent,
) => tx.$queryRaw`SELECT record_event(${organizationId}::int, ${table}, ${id}::int, ${name})::text`;
