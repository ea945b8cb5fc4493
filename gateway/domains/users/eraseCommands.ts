import { type Erasing, erasedAddress, erasedName, erasedUsername } from "#gateway/personal/erasure";

/** Empties an account. The row stays, since payments and marks refer to it, and names no one. */
export async function emptyAccount({ tx, userId, now }: Erasing): Promise<void> {
  await tx.userRole.deleteMany({ where: { userId } });
  await tx.user.update({
    where: { id: userId },
    data: {
      name: erasedName,
      username: erasedUsername(userId),
      email: erasedAddress(userId),
      passwordHash: null,
      emailVerified: false,
      active: false,
      careerTrack: null,
      avatarUrl: null,
      erasedAt: now,
      updatedAt: now,
    },
  });
}
