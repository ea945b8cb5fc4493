import type { Erasing } from "#gateway/personal/replaceNames";

/** Deletes the places that a person asked for. */
export async function erasePlaceRequests({ tx, userId }: Erasing): Promise<void> {
  const own = { where: { userId } };
  await tx.placeRequest.deleteMany(own);
}
