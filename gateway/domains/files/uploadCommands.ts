import { deleteRow } from "#gateway/database/deleteRow";
import { lockOrganization, lockRow } from "#gateway/database/lockRow";
import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import { uploadLife } from "#gateway/files/incoming";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { type Member, may } from "#gateway/session/viewer";
import { readUsedBytes } from "./commands";
import { cleanFileName, fileMessages } from "./contract";
import { countsForShare, findShareProblem, uploadMessages } from "./uploadContract";

type UploadContext = Pick<Context, "db" | "bus" | "clock" | "config" | "files">;

interface Asked {
  /** The announced length. */
  bytes: number;
  /** The key of an upload that goes on. */
  key?: string;
}

/** Refuses CONFLICT what is beyond the member's share. Announcements of one person wait for each other. */
async function refuseOverShare(
  { config, clock }: UploadContext,
  tx: TenantTransaction,
  { member, asked: { bytes, key } }: { member: Member; asked: Asked },
): Promise<void> {
  if (may(member, "files.manage")) return;
  const { organizationId, userId } = member;
  await lockRow(tx, { table: "User", organizationId, id: userId }, "FOR NO KEY UPDATE");
  const rows = await tx.openUpload.findMany({
    where: { userId, ...(key === undefined ? {} : { key: { not: key } }) },
    select: { bytes: true, activeAt: true },
  });
  const open = rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
  const problem = findShareProblem({ bytes, open, quota: config.files.quotaBytes, now: clock() });
  if (problem !== null) throw new Refusal("CONFLICT", problem);
}

interface Announced {
  key: string;
  name: string;
  bytes: number;
}

/** Notes an upload that begins. Refuses CONFLICT beyond the uploader's share, and in an organization that is full. */
export async function openUpload(
  context: UploadContext,
  member: Member,
  { key, name, bytes }: Announced,
): Promise<void> {
  const { db, bus, clock } = context;
  const { organizationId, userId } = member;
  await db.$transaction(async (tx) => {
    await refuseOverShare(context, tx, { member, asked: { bytes } });
    await refuseWhenFull(context, tx, { bytes, least: 1 });
    const data = { organizationId, userId, key, name: cleanFileName(name), bytes, activeAt: clock() };
    await tx.openUpload.create({ data });
  });
  bus.publish("filesChanged", { organizationId });
}

interface Arriving {
  /** Bytes that the organization must have room for now. */
  least: number;
  /** Bytes that the refusal names. */
  bytes: number;
  /** The upload that they belong to. */
  key?: string;
}

/** Refuses CONFLICT with the figures when the organization has no room for bytes that arrive. */
async function refuseWhenFull(
  { config }: Pick<UploadContext, "config">,
  tx: TenantTransaction,
  { least, bytes, key }: Arriving,
): Promise<void> {
  const used = await readUsedBytes(tx, key);
  const { quotaBytes: quota } = config.files;
  if (used + least > quota) throw new Refusal("CONFLICT", fileMessages.overQuota({ bytes, used, quota }));
}

interface Part {
  key: string;
  /** Bytes of the upload that have arrived before. */
  offset: number;
  /** Bytes of the request; null when it does not tell. */
  length: number | null;
}

/**
 * Counts the bytes of a request before they arrive. Refuses NOT_FOUND for an upload that was cancelled, and CONFLICT when
 * the organization is full, or an upload that was idle no longer fits its uploader's share: it can go on later.
 */
export async function takePart(context: UploadContext, member: Member, part: Part): Promise<void> {
  const { db, clock } = context;
  const { key, offset, length } = part;
  await db.$transaction(async (tx) => {
    await lockOrganization(tx, member.organizationId);
    const upload = await tx.openUpload.findFirst({ where: { key, userId: member.userId } });
    if (!upload) throw new Refusal("NOT_FOUND", uploadMessages.cancelled);
    const bytes = Number(upload.bytes);
    const now = clock();
    if (!countsForShare(upload, now)) await refuseOverShare(context, tx, { member, asked: { bytes, key } });
    const arrivedBytes = Math.min(bytes, offset + (length ?? bytes));
    await refuseWhenFull(context, tx, { least: arrivedBytes, bytes: arrivedBytes, key });
    await tx.openUpload.update({ where: { id: upload.id }, data: { arrivedBytes, activeAt: now } });
  });
}

/** Notes how many bytes of an upload have arrived once its request is over. */
export const noteArrived = async (
  { db }: Pick<UploadContext, "db">,
  { key, arrivedBytes }: { key: string; arrivedBytes: number },
): Promise<void> => void (await db.openUpload.updateMany({ where: { key }, data: { arrivedBytes } }));

/** Forgets an upload that is over, if it is known. */
export async function forgetUpload(
  { db, bus }: Pick<UploadContext, "db" | "bus">,
  { organizationId }: Pick<Member, "organizationId">,
  key: string,
): Promise<void> {
  await db.openUpload.deleteMany({ where: { key } });
  bus.publish("filesChanged", { organizationId });
}

/** Whether an upload is open and the member's own. */
export const isOpenUpload = async (
  { db }: Pick<UploadContext, "db">,
  { userId }: Pick<Member, "userId">,
  key: string,
): Promise<boolean> => (await db.openUpload.count({ where: { key, userId } })) > 0;

/** Cancels an upload of any person and deletes its bytes. Refuses NOT_FOUND. */
export async function deleteOpenUpload(
  { db, bus, files }: UploadContext,
  { organizationId }: Member,
  id: number,
): Promise<void> {
  const found = await db.openUpload.findUnique({ where: { id }, select: { key: true } });
  await deleteRow(db.openUpload, { id }, uploadMessages.notFound);
  if (found) await files.incoming.remove(found.key);
  bus.publish("filesChanged", { organizationId });
}

/** Forgets uploads of a tenant that no one has continued for as long as their bytes are kept. */
export const deleteOldUploads = async (db: TenantClient, now: Date): Promise<void> =>
  void (await db.openUpload.deleteMany({
    where: { activeAt: { lt: new Date(now.getTime() - uploadLife) } },
  }));
