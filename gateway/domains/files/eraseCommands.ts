import type { File } from "#gateway/database/generated/prisma/client";
import { removeWithWidths } from "#gateway/files/pictureWidths";
import type { Context } from "#gateway/graphql/context";
import type { Erasing } from "#gateway/personal/replaceNames";
import { forgetDeletedFile } from "../lessons/fileCommands";

/** Bytes that belong to no row any more, and are deleted after the commit. */
export interface ErasedBytes {
  storageKeys: string[];
  uploadKeys: string[];
}

async function deleteOpenUploads({ tx, userId }: Erasing): Promise<string[]> {
  const uploads = await tx.openUpload.findMany({ where: { userId }, select: { key: true } });
  await tx.openUpload.deleteMany({ where: { userId } });
  return uploads.map(({ key }) => key);
}

/**
 * Deletes the rows of a person's files that nothing uses any more, and of the former picture, even of others' uploads. Files
 * that others depend on stay: pictures of lessons, resources, and work that was handed in, on which marks rest.
 */
export async function eraseFiles(erasing: Erasing, pictureIds: readonly number[]): Promise<ErasedBytes> {
  const { tx, organizationId, userId } = erasing;
  const files: Pick<File, "id" | "storageKey">[] = await tx.file.findMany({
    where: {
      unusedSince: { not: null },
      OR: [{ uploadedById: userId }, { id: { in: [...pictureIds] } }],
    },
    select: { id: true, storageKey: true },
  });
  for (const { id } of files) await forgetDeletedFile(tx, { organizationId, fileId: id });
  await tx.file.deleteMany({ where: { id: { in: files.map(({ id }) => id) } } });
  return {
    storageKeys: files.map(({ storageKey }) => storageKey),
    uploadKeys: await deleteOpenUploads(erasing),
  };
}

/** Deletes the bytes of an erased person. */
export async function removeErasedBytes(
  { files }: Pick<Context, "files">,
  { storageKeys, uploadKeys }: ErasedBytes,
): Promise<void> {
  for (const key of storageKeys) await removeWithWidths(files.storage, key);
  for (const key of uploadKeys) await files.incoming.remove(key);
}
