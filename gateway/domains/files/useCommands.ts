import type { File } from "#gateway/database/generated/prisma/client";
import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import { findReadableFiles } from "#gateway/ports/fileOwners";
import { refuseField } from "#gateway/refusal";
import { isStaff, type Member } from "#gateway/session/viewer";
import { privateOwners } from "./access";
import { fileMessages, type LimitedKind } from "./contract";
import { namedFileIds } from "./rules";

/** Fields that name files: by id, or by addresses in a text. */
type Naming = Readonly<Record<string, string | number | null | undefined>>;

const idsIn = (value: Naming[string]): number[] =>
  typeof value === "number" ? [value] : namedFileIds(value ?? "");

type FileTransaction = TenantClient | TenantTransaction;

interface Limits {
  /** The fields' previous values, which may stay. */
  before?: Naming | undefined;
  /** The kind that the files must be of; undefined takes any. */
  kind?: LimitedKind | undefined;
}

/**
 * The files among some that a member may use elsewhere: their own uploads, and as staff those that they may read, so that
 * attaching a file is no other way to read it. What is private stays where it is.
 */
async function findUsable(tx: FileTransaction, member: Member, ids: number[]): Promise<Map<number, File>> {
  const files = await tx.file.findMany({ where: { id: { in: ids } } });
  const isOwn = ({ uploadedById }: File) => uploadedById === member.userId;
  const foreign = isStaff(member) ? files.filter((file) => !isOwn(file)) : [];
  const readable =
    foreign.length > 0
      ? await findReadableFiles({ db: tx, viewer: member }, foreign, privateOwners)
      : new Set<number>();
  return new Map(files.filter((file) => isOwn(file) || readable.has(file.id)).map((file) => [file.id, file]));
}

/**
 * Refuses INVALID a field that names a file which the member may not use: using it would let its readers read the file. An id
 * that is not given out yet is refused, too: it would be someone else's file one day. Returns the files that are new there.
 */
export async function requireUsableFiles(
  tx: FileTransaction,
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
  const files = await findUsable(
    tx,
    member,
    added.map(({ id }) => id),
  );
  for (const { field, id } of added) {
    const file = files.get(id);
    if (!file) throw refuseField(field, fileMessages.foreign);
    if (kind && file.kind !== kind) throw refuseField(field, fileMessages.wrongKind[kind]);
  }
  return [...files.values()];
}
