import type { Erasing } from "#gateway/personal/replaceNames";

/** Deletes a person's private notes. */
export async function eraseNotes({ tx, userId }: Erasing): Promise<void> {
  const own = { where: { userId } };
  await tx.topicNote.deleteMany(own);
}
