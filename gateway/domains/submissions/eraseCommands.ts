import type { Erasing } from "#gateway/personal/erasure";

/** Takes a person's files off drafts that were never handed in: no one depends on them. */
export async function eraseDraftFiles({ tx, userId }: Erasing): Promise<void> {
  const drafts = { submission: { userId, state: "DRAFT" as const }, file: { uploadedById: userId } };
  await tx.submissionFile.deleteMany({ where: drafts });
}
