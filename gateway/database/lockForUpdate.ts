import { Refusal } from "../refusal";
import { type Columns, type LockedRow, readLocked, type TenantTable } from "./lockRow";
import type { TenantTransaction } from "./tenantClient";

/** Tables whose rows carry the time of their last change, which is their version. */
type EditedTable = {
  [Name in TenantTable]: Columns<Name> extends { updatedAt: Date } ? Name : never;
}[TenantTable];

/** The version that every edit of a row names. */
interface Versioned {
  /** The version that the editor began from; null or undefined overwrites any version. */
  version?: Date | null | undefined;
}

/** An edit that a form made of the row with an id, such as `Edited<"postId">`. */
export type Edited<Id extends string, Content = { input: unknown }> = Record<Id, number> &
  Content &
  Versioned;

/** The input for a new child row with its parent's id, such as `Added<"courseId">`. */
export type Added<Id extends string> = Record<Id, number> & { input: unknown };

/** An edit, and the messages for its failures. */
export interface Edit extends Versioned {
  now: Date;
  messages: { notFound: string; changed: string };
}

/** Tables that others insert references to all the time, which an edit need not hold up. */
const referenced: ReadonlySet<string> = new Set(["User", "Organization"]);

/**
 * Locks a row until the end of the transaction and returns its new version, which is later than the current
 * one even when the clock has not moved. Refuses NOT_FOUND, and STALE when someone else was faster.
 */
export async function lockForUpdate(
  tx: TenantTransaction,
  edited: LockedRow<EditedTable | "Organization">,
  { version, now, messages }: Edit,
): Promise<Date> {
  const mode = referenced.has(edited.table) ? "FOR NO KEY UPDATE" : "FOR UPDATE";
  const row = await readLocked(tx, edited, mode, ["updatedAt"]);
  if (!row) throw new Refusal("NOT_FOUND", messages.notFound);
  if (version && version.getTime() !== row.updatedAt.getTime()) throw new Refusal("STALE", messages.changed);
  return new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));
}
