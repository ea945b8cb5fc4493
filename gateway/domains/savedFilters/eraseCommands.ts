import type { Erasing } from "#gateway/personal/replaceNames";

/** Deletes a person's saved filters. */
export async function eraseSavedFilters({ tx, userId }: Erasing): Promise<void> {
  await tx.savedFilter.deleteMany({ where: { userId } });
}
