import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { CommandContext } from "#gateway/graphql/context";
import type { Member } from "#gateway/session/viewer";
import { fileAddress } from "../files/contract";
import { requireUsableFiles } from "../files/useCommands";
import { userMessages } from "./contract";

/**
 * Sets or removes the member's own picture. Refuses INVALID for other files, and for pictures that the member may
 * not use.
 */
export async function updateAvatar(
  { db, bus, clock }: CommandContext,
  member: Member,
  fileId: number | null,
): Promise<void> {
  const { organizationId, userId } = member;
  const row = { table: "User", organizationId, id: userId } as const;
  await db.$transaction(async (tx) => {
    const updatedAt = await lockForUpdate(tx, row, { now: clock(), messages: userMessages });
    const [file] = await requireUsableFiles(tx, member, { fileId }, { kind: "IMAGE" });
    const avatarUrl = file ? fileAddress(file) : null;
    await tx.user.update({ where: { id: userId }, data: { avatarUrl, updatedAt }, select: { id: true } });
  });
  bus.publish("userChanged", { organizationId, userId });
}
