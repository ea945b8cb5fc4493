import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import type { Member } from "#gateway/session/viewer";
import { lockTarget } from "./adminCommands";
import { extraTimeSchema } from "./formContract";

interface ExtraTime {
  userId: number;
  /** Percent of an exam's minutes, 0 to 300. */
  percent: number;
}

/** Gives a person more time in every exam that begins from now on. Refuses NOT_FOUND and INVALID. */
export async function setExtraTime(
  { db, bus }: CommandContext,
  member: Member,
  { userId, percent }: ExtraTime,
): Promise<void> {
  const { percent: extraTimePercent } = parseInput(extraTimeSchema, { percent });
  await db.$transaction(async (tx) => {
    await lockTarget(tx, member, userId);
    await tx.user.update({ where: { id: userId }, data: { extraTimePercent } });
  });
  bus.publish("userChanged", { organizationId: member.organizationId, userId });
}
