import type { Erasing } from "#gateway/personal/erasure";

/** Takes a person's files off the person's messages; their texts stay, and a message without one is deleted. */
export async function eraseSentFiles({ tx, userId, now }: Erasing): Promise<void> {
  const sent = { message: { userId }, file: { uploadedById: userId } };
  await tx.messageFile.deleteMany({ where: sent });
  await tx.message.updateMany({
    where: { userId, messageText: "", deletedDate: null, files: { none: {} } },
    data: { deletedDate: now },
  });
}
