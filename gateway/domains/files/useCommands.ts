import type { File } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { usableFiles } from "./access";
import { fileMessages, type LimitedKind } from "./contract";
import { namedFileIds } from "./rules";

/** Fields that name files: by id, or by addresses in a text. */
type Naming = Readonly<Record<string, string | number | null | undefined>>;

const idsIn = (value: Naming[string]): number[] =>
  typeof value === "number" ? [value] : namedFileIds(value ?? "");

interface Limits {
  /** The fields' previous values, which may stay. */
  before?: Naming | undefined;
  /** The kind that the files must be of; undefined takes any. */
  kind?: LimitedKind | undefined;
}

/**
 * Refuses INVALID a field that names a file which the member may not use: using it would let its readers read the file. An id
 * that is not given out yet is refused, too: it would be someone else's file one day. Returns the files that are new there.
 */
export async function requireUsableFiles(
  tx: Pick<TenantTransaction, "file">,
  member: Member,
  named: Naming,
  { before = {}, kind }: Limits = {},
): Promise<File[]> {
  const known = new Set(Object.values(before).flatMap(idsIn));
  const added = Object.entries(named).flatMap(([field, value]) =>
    idsIn(value)
      .filter((id) => !known.has(id))
      .map((id) => ({ field, id })),
  );
  if (added.length === 0) return [];
  const where = { id: { in: added.map(({ id }) => id) }, AND: usableFiles(member) };
  const files = new Map((await tx.file.findMany({ where })).map((file) => [file.id, file]));
  for (const { field, id } of added) {
    const file = files.get(id);
    if (!file) throw refuseField(field, fileMessages.foreign);
    if (kind && file.kind !== kind) throw refuseField(field, fileMessages.wrongKind[kind]);
  }
  return [...files.values()];
}
