import type { Erasing } from "#gateway/personal/replaceNames";
import { erasedName } from "../personalData/contract";

/** Empties an account. The row stays, since payments and marks refer to it, and names no one. Returns its new address. */
export async function emptyAccount({ tx, userId }: Erasing, now: Date): Promise<string> {
  const username = `erased-${userId}`;
  const email = `${username}@erased.invalid`;
  await tx.userRole.deleteMany({ where: { userId } });
  await tx.user.update({
    where: { id: userId },
    data: {
      name: erasedName,
      username,
      email,
      passwordHash: null,
      emailVerified: false,
      active: false,
      careerTrack: null,
      avatarUrl: null,
      erasedAt: now,
      updatedAt: now,
    },
  });
  return email;
}
