import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { lockTarget, refuseLastAdmin } from "./adminCommands";
import { userFormMessages } from "./formContract";
import { deletionObstacle } from "./rules";

/** The rows that depend on an account: they would be lost, or left without their author. */
const dependentKinds = {
  payments: true,
  batchUsers: true,
  batchTrainers: true,
  taughtCourses: true,
  curricula: true,
  enrolments: true,
  attempts: true,
  reviews: true,
  messages: true,
  instructions: true,
} as const;

/** Deletes an account without dependent rows. Refuses NOT_FOUND, and CONFLICT with the dependents. */
export async function deleteUser({ db, bus }: CommandContext, member: Member, userId: number): Promise<void> {
  const { organizationId } = member;
  await db.$transaction(async (tx) => {
    const before = await lockTarget(tx, member, userId);
    if (userId === member.userId) throw new Refusal("CONFLICT", userFormMessages.selfDelete);
    await refuseLastAdmin(tx, before, null);
    const { _count: dependents } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { _count: { select: dependentKinds } },
    });
    const obstacle = deletionObstacle(before.name, dependents);
    if (obstacle) throw new Refusal("CONFLICT", obstacle);
    await tx.user.delete({ where: { id: userId } });
  });
  bus.publish("userChanged", { organizationId, userId });
  bus.publish("sessionsEnded", { organizationId, userId });
}
