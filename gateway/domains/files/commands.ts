import type { File, Prisma } from "#gateway/database/generated/prisma/client";
import { lockOrganization } from "#gateway/database/lockRow";
import { findOutage } from "#gateway/database/outage";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { personOwner } from "#gateway/files/pictureQueue";
import type { Context } from "#gateway/graphql/context";
import { enqueue } from "#gateway/jobs/enqueue";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { cleanFileName, fileMessages } from "./contract";

type FileContext = Pick<Context, "db" | "bus" | "clock" | "config" | "files">;

/** A file that has arrived whole. */
interface Arrived {
  /** Its path on this machine's disk; the file is moved away from there. */
  path: string;
  /** The name its owner gave it. */
  name: string;
  /** The media type that the caller declares; empty for none. */
  type: string;
  /** Under which it will be kept. */
  storageKey: string;
  /** The key of the upload that it arrived by, whose bytes count already. */
  uploadId?: string | undefined;
}

/** The uploader of a file. */
export type Uploader = Pick<Member, "organizationId" | "userId" | "name">;

interface NeededSpace {
  bytes: number;
  uploadId?: string | undefined;
}

/** The bytes that a tenant's files take, and those of unfinished uploads that have arrived, without one of these. */
export async function readUsedBytes(
  db: Pick<TenantTransaction, "file" | "openUpload">,
  exceptKey?: string,
): Promise<number> {
  const files = await db.file.aggregate({ _sum: { bytes: true } });
  const where = exceptKey === undefined ? {} : { key: { not: exceptKey } };
  const uploads = await db.openUpload.aggregate({ where, _sum: { arrivedBytes: true } });
  return Number(files._sum.bytes ?? 0) + Number(uploads._sum.arrivedBytes ?? 0);
}

/** Refuses CONFLICT with the figures when the organization has no room for the bytes. */
async function refuseOverQuota(
  { db, config }: Pick<FileContext, "config"> & { db: Pick<TenantTransaction, "file" | "openUpload"> },
  { bytes, uploadId }: NeededSpace,
): Promise<void> {
  const used = await readUsedBytes(db, uploadId);
  const { quotaBytes: quota } = config.files;
  if (used + bytes > quota) throw new Refusal("CONFLICT", fileMessages.overQuota({ bytes, used, quota }));
}

type NewFile = Omit<Prisma.FileUncheckedCreateInput, "organizationId">;

async function enqueueWidths(
  { clock }: Pick<FileContext, "clock">,
  tx: TenantTransaction,
  { id, organizationId }: File,
) {
  const now = clock();
  const job = { kind: "files.makeWidths", key: String(id), payload: { fileId: id }, runAt: now };
  await enqueue(tx, { organizationId, now, jobs: [job] });
}

async function insertFile(context: FileContext, member: Member, data: NewFile, wanted: NeededSpace) {
  const { organizationId } = member;
  return context.db.$transaction(async (tx) => {
    // Uploads of one organization wait for each other, so that together they stay within its quota.
    await lockOrganization(tx, organizationId);
    await refuseOverQuota({ ...context, db: tx }, wanted);
    const file = await tx.file.create({ data: { ...data, organizationId } });
    if (wanted.uploadId !== undefined) await tx.openUpload.deleteMany({ where: { key: wanted.uploadId } });
    if (file.kind === "IMAGE") await enqueueWidths(context, tx, file);
    return file;
  });
}

/**
 * Makes a file of an upload. Refuses INVALID for one that is not as declared, and CONFLICT beyond the quota.
 * Nothing is left of a refused one.
 */
export async function createFile(context: FileContext, member: Member, arrived: Arrived) {
  const { path, type, storageKey, uploadId } = arrived;
  const { organizationId, userId, name: uploadedByName } = member;
  const { storage } = context.files;
  const name = cleanFileName(arrived.name);
  // The libraries that read pictures and recordings are loaded with the first file.
  const { examineFile } = await import("#gateway/files/examine");
  const examined = await examineFile(path, { name, type, owner: personOwner(member) });
  const wanted = { bytes: examined.bytes, uploadId };
  await refuseOverQuota(context, wanted);
  await storage.keep(storageKey, path);
  try {
    const data = { ...examined, name, storageKey, uploadedById: userId, uploadedByName };
    const file = await insertFile(context, member, data, wanted);
    context.bus.publish("filesChanged", { organizationId });
    context.bus.publish("jobsChanged", { organizationId });
    return file;
  } catch (error) {
    // An outage may have come after the commit: bytes that turn out to belong to no file are deleted later.
    if (!findOutage(error)) await storage.remove(storageKey);
    throw error;
  }
}

/**
 * Makes files of examined bytes that are stored already, inside the caller's transaction, and returns their ids in
 * their order. Refuses CONFLICT beyond the quota. After commit, the command publishes `filesChanged`.
 */
export async function createKeptFiles(
  context: Pick<FileContext, "clock" | "config">,
  tx: TenantTransaction,
  { member, files }: { member: Uploader; files: readonly Omit<NewFile, "uploadedById" | "uploadedByName">[] },
): Promise<number[]> {
  const { organizationId, userId: uploadedById, name: uploadedByName } = member;
  // Uploads of one organization wait for each other, so that together they stay within its quota.
  await lockOrganization(tx, organizationId);
  const bytes = files.reduce((sum, file) => sum + Number(file.bytes), 0);
  await refuseOverQuota({ ...context, db: tx }, { bytes });
  const rows = await tx.file.createManyAndReturn({
    data: files.map((file) => ({ ...file, organizationId, uploadedById, uploadedByName })),
  });
  for (const row of rows) if (row.kind === "IMAGE") await enqueueWidths(context, tx, row);
  const ids = new Map(rows.map(({ id, storageKey }) => [storageKey, id]));
  return files.map(({ storageKey }) => ids.get(storageKey) ?? -1);
}
