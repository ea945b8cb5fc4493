import type { File } from "#gateway/database/generated/prisma/client";
import { lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { removeWithWidths } from "#gateway/files/pictureWidths";
import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { forgetFile } from "#gateway/ports/fileOwners";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { mayManageFile, visibleFiles } from "./access";
import { fileKindLabels, fileMessages, renameSchema } from "./contract";
import { readFileUses } from "./useLoaders";

type FileChangeContext = Pick<Context, "db" | "bus" | "files">;

/** Locks a file until the end of the transaction: nothing can begin to use it. */
const lockFile = (tx: TenantTransaction, organizationId: number, id: number) =>
  lockRow(tx, { table: "File", organizationId, id }, "FOR UPDATE");

/** A file that the member may change, locked. Refuses NOT_FOUND and FORBIDDEN. */
async function requireManaged(tx: TenantTransaction, member: Member, fileId: number): Promise<File> {
  await lockFile(tx, member.organizationId, fileId);
  const file = await tx.file.findFirst({ where: { id: fileId, AND: visibleFiles(member) } });
  if (!file) throw new Refusal("NOT_FOUND", fileMessages.notFound);
  if (!mayManageFile(member, file)) throw new Refusal("FORBIDDEN", fileMessages.notManaged);
  return file;
}

interface Renaming {
  fileId: number;
  name: string;
}

/** Renames a file. Refuses INVALID, NOT_FOUND and FORBIDDEN. */
export async function renameFile(
  { db, bus }: FileChangeContext,
  member: Member,
  { fileId, ...input }: Renaming,
): Promise<void> {
  const { name } = parseInput(renameSchema, input);
  await db.$transaction(async (tx) => {
    await requireManaged(tx, member, fileId);
    await tx.file.update({ where: { id: fileId }, data: { name } });
  });
  bus.publish("filesChanged", { organizationId: member.organizationId });
}

interface Replacement {
  fileId: number;
  /** A file that nothing uses, and that ceases to be one. */
  byFileId: number;
}

/** The columns that a file takes over from the one that replaces it. */
const takenOver = ({ name, mime, kind, bytes, sha256, storageKey, width, height, seconds }: File) => ({
  name,
  mime,
  kind,
  bytes,
  sha256,
  storageKey,
  width,
  height,
  seconds,
});

async function exchange(tx: TenantTransaction, member: Member, { fileId, byFileId }: Replacement) {
  const former = await requireManaged(tx, member, fileId);
  const by = await requireManaged(tx, member, byFileId);
  if (by.unusedSince === null || fileId === byFileId) throw new Refusal("CONFLICT", fileMessages.usedAgain);
  if (by.kind !== former.kind)
    throw new Refusal("INVALID", fileMessages.otherKind(fileKindLabels[former.kind]));
  await tx.file.delete({ where: { id: byFileId } });
  await tx.file.update({ where: { id: fileId }, data: takenOver(by) });
  return former.storageKey;
}

/** Puts a file that nothing uses in the place of another. Refuses INVALID, NOT_FOUND, FORBIDDEN and CONFLICT. */
export async function replaceFile(
  { db, bus, files }: FileChangeContext,
  member: Member,
  replacement: Replacement,
): Promise<void> {
  const formerKey = await db.$transaction((tx) => exchange(tx, member, replacement));
  await removeWithWidths(files.storage, formerKey);
  bus.publish("filesChanged", { organizationId: member.organizationId });
}

/** Deletes the row of a locked file that nothing uses, and returns the key of its bytes. */
async function deleteRow(tx: TenantTransaction, { organizationId, id, storageKey }: File) {
  await forgetFile(tx, { organizationId, fileId: id });
  await tx.file.delete({ where: { id } });
  return storageKey;
}

/** Deletes a file that nothing uses. Refuses NOT_FOUND, FORBIDDEN, and CONFLICT naming where it is used. */
export async function deleteFile({ db, bus, files }: FileChangeContext, member: Member, fileId: number) {
  const uses = await readFileUses({ db, viewer: member }, [fileId]);
  const key = await db.$transaction(async (tx) => {
    const file = await requireManaged(tx, member, fileId);
    if (file.unusedSince !== null) return deleteRow(tx, file);
    const places = (uses.get(fileId) ?? []).map(({ label }) => label).slice(0, 3);
    throw new Refusal("CONFLICT", fileMessages.inUse(places.join(", ")));
  });
  await removeWithWidths(files.storage, key);
  bus.publish("filesChanged", { organizationId: member.organizationId });
}

/**
 * Deletes the row of a file that was uploaded only to be read, inside the caller's transaction; its bytes are removed after
 * the commit.
 */
export async function deleteReadFile(tx: TenantTransaction, fileId: number): Promise<void> {
  await tx.file.deleteMany({ where: { id: fileId, unusedSince: { not: null } } });
}

interface Unused {
  organizationId: number;
  fileId: number;
  /** Only if nothing has used it since. */
  before: Date;
  /** Called in the transaction of the deletion. */
  finish: (tx: TenantTransaction) => Promise<void>;
}

/** Deletes a file if nothing uses it and nothing has since a moment. */
export async function deleteUnusedFile(
  { db, bus, files }: FileChangeContext,
  { organizationId, fileId, before, finish }: Unused,
): Promise<void> {
  const key = await db.$transaction(async (tx) => {
    await lockFile(tx, organizationId, fileId);
    const where = { id: fileId, unusedSince: { lte: before } };
    const file = await tx.file.findFirst({ where });
    const deleted = file ? await deleteRow(tx, file) : undefined;
    await finish(tx);
    return deleted;
  });
  if (key === undefined) return;
  await removeWithWidths(files.storage, key);
  bus.publish("filesChanged", { organizationId });
}
