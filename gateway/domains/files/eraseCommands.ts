import type { File } from "#gateway/database/generated/prisma/client";
import { removeWithWidths } from "#gateway/files/pictureWidths";
import type { Erasing } from "#gateway/personal/erasure";
import { forgetFile } from "#gateway/ports/fileOwners";
import { namedFileIds } from "./rules";

async function deleteOpenUploads({ tx, userId }: Erasing): Promise<string[]> {
  const uploads = await tx.openUpload.findMany({ where: { userId }, select: { key: true } });
  await tx.openUpload.deleteMany({ where: { userId } });
  return uploads.map(({ key }) => key);
}

/**
 * Deletes the rows of a person's files that nothing uses any more, and of the former picture, even of others' uploads. Files that others depend on stay: pictures of lessons, resources, and work that was handed in, on which marks rest.
 */
export async function eraseFiles(erasing: Erasing): Promise<void> {
  const { tx, organizationId, userId, avatarUrl } = erasing;
  const files: Pick<File, "id" | "storageKey">[] = await tx.file.findMany({
    where: {
      unusedSince: { not: null },
      OR: [{ uploadedById: userId }, { id: { in: namedFileIds(avatarUrl ?? "") } }],
    },
    select: { id: true, storageKey: true },
  });
  for (const { id } of files) await forgetFile(tx, { organizationId, fileId: id });
  await tx.file.deleteMany({ where: { id: { in: files.map(({ id }) => id) } } });
  const uploadKeys = await deleteOpenUploads(erasing);
  erasing.afterCommit(async ({ files: { storage, incoming } }) => {
    for (const { storageKey } of files) await removeWithWidths(storage, storageKey);
    for (const key of uploadKeys) await incoming.remove(key);
  });
}
