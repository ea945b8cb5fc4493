import type { Erasing } from "#gateway/personal/replaceNames";

/** Deletes a person's unfinished uploads; returns the keys of their bytes, which are deleted after the commit. */
export async function eraseOpenUploads({ tx, userId }: Erasing): Promise<string[]> {
  const uploads = await tx.openUpload.findMany({ where: { userId }, select: { key: true } });
  await tx.openUpload.deleteMany({ where: { userId } });
  return uploads.map(({ key }) => key);
}
