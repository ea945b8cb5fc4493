import { foldForSearch } from "../domains/foldContract";
import { refuseField } from "../refusal";
import type { TenantTransaction } from "./tenantClient";

/** An arbitrary lock space that no other lock of this database uses. */
const lockSpace = 58_011;

/**
 * Makes writers of a tenant who want the same keys wait for each other, until the transaction ends. The keys are locked in
 * one order, so that two who want several do not wait for each other forever.
 */
export async function lockKeys(
  tx: Pick<TenantTransaction, "$executeRaw">,
  within: string,
  keys: readonly string[],
): Promise<void> {
  const sorted = [...new Set(keys)].sort();
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(${lockSpace}::int,
      hashtext(concat_ws(' ', current_setting('app.tenant_id', true), ${within}::text, k.key)))
    FROM unnest(${sorted}::text[]) AS k(key)`;
}

interface Taking<Field extends string> {
  /** Names the rows among which a text is unique, for the lock: a table, and what it is divided by. */
  within: string;
  /** The field whose texts are unique, and its text. */
  field: Field;
  text: string;
  /** The `uniqueKey` of the text, where it is more than folded. */
  key?: string;
  /** The row that is being changed; null or undefined for a new one. */
  ownId?: number | null | undefined;
  message: string;
}

/** The rows among which a text is unique. */
interface Searched<Field extends string> {
  findMany(query: {
    where: { uniqueKey: string };
    select: { id: true } & Record<Field, true>;
  }): PromiseLike<readonly ({ id: number } & Record<Field, string>)[]>;
}

/**
 * Refuses CONFLICT for a text that another row has, ignoring case, accents, quotes, dashes and spacing. A row's own may
 * stay, also where another one has had the same for long. Returns the text to store: the row's own if it only spells the
 * same characters in another way, as texts did that were stored before they were composed.
 */
export async function refuseTaken<Field extends string>(
  tx: Pick<TenantTransaction, "$executeRaw">,
  table: Searched<Field>,
  { within, field, text, key = foldForSearch(text), ownId, message }: Taking<Field>,
): Promise<string> {
  await lockKeys(tx, within, [key]);
  const select = { id: true, [field]: true } as { id: true } & Record<Field, true>;
  const rows = await table.findMany({ where: { uniqueKey: key }, select });
  const own = rows.find(({ id }) => id === ownId);
  if (!own && rows.length > 0) throw refuseField(field, message, "CONFLICT");
  return own && own[field].normalize("NFC") === text ? own[field] : text;
}
