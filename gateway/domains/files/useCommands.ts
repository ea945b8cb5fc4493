import type { TenantTransaction } from "#gateway/database/tenantClient";
import { refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { usableFiles } from "./access";
import { fileMessages } from "./contract";
import { namedFileIds } from "./rules";

/** Fields that name files: by id, or by addresses in a text. */
type Naming = Readonly<Record<string, string | number | null | undefined>>;

const idsIn = (value: Naming[string]): number[] =>
  typeof value === "number" ? [value] : namedFileIds(value ?? "");

/**
 * Refuses INVALID a field that names a file which the member may not use: using it would let its readers read the file. What
 * stood there before may stay. An id that is not given out yet is refused, too: it would be someone else's file one day.
 */
export async function requireUsableFiles(
  tx: Pick<TenantTransaction, "file">,
  member: Member,
  named: Naming,
  before: Naming = {},
): Promise<void> {
  const known = new Set(Object.values(before).flatMap(idsIn));
  const added = Object.entries(named).flatMap(([field, value]) =>
    idsIn(value)
      .filter((id) => !known.has(id))
      .map((id) => ({ field, id })),
  );
  if (added.length === 0) return;
  const where = { id: { in: added.map(({ id }) => id) }, AND: usableFiles(member) };
  const usable = new Set((await tx.file.findMany({ where, select: { id: true } })).map(({ id }) => id));
  const foreign = added.find(({ id }) => !usable.has(id));
  if (foreign) throw refuseField(foreign.field, fileMessages.foreign);
}
