import type { Erasing } from "#gateway/personal/replaceNames";

/** Deletes the links of a person's account to those at providers. */
export async function eraseIdentities({ tx, userId }: Erasing): Promise<void> {
  await tx.identity.deleteMany({ where: { userId } });
}
