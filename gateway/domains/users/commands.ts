import type { Context } from "../../graphql/context";
import { parseInput } from "../../parseInput";
import { Refusal, refuseField } from "../../refusal";
import { hashPassword, verifyPassword } from "../../session/passwords";
import type { Member } from "../../session/viewer";
import { changePasswordSchema, profileSchema, userMessages } from "./contract";

type Commanding = Pick<Context, "db" | "bus">;

/** Changes the viewer's own name, address and track. Refuses INVALID, and CONFLICT for a taken address. */
export async function updateProfile({ db, bus }: Commanding, member: Member, input: unknown): Promise<void> {
  const { name, email, careerTrack } = parseInput(profileSchema, input);
  await db.$transaction(async (tx) => {
    const taken = await tx.user.findFirst({
      where: { email, NOT: { id: member.userId } },
      select: { id: true },
    });
    if (taken) throw refuseField("email", userMessages.emailTaken, "CONFLICT");
    const before = await tx.user.findUniqueOrThrow({ where: { id: member.userId }, select: { email: true } });
    const changedEmail = before.email === email ? {} : { emailVerified: false };
    await tx.user.update({
      where: { id: member.userId },
      data: { name, email, careerTrack, ...changedEmail },
    });
  });
  bus.publish("userChanged", { organizationId: member.organizationId, userId: member.userId });
}

/** Changes the viewer's own password and ends the viewer's other sessions. Refuses INVALID. */
export async function changePassword({ db, bus }: Commanding, member: Member, input: unknown): Promise<void> {
  const { currentPassword, newPassword } = parseInput(changePasswordSchema, input);
  const { organizationId, userId, sessionHash } = member;
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (!user) throw new Refusal("NOT_FOUND", userMessages.notFound);
  if (!(await verifyPassword(user.passwordHash, currentPassword))) {
    throw refuseField("currentPassword", userMessages.wrongPassword);
  }
  if (newPassword === currentPassword) throw refuseField("newPassword", userMessages.samePassword);
  const passwordHash = await hashPassword(newPassword);
  await db.$transaction([
    db.user.update({ where: { id: userId }, data: { passwordHash } }),
    db.session.deleteMany({ where: { userId, NOT: { tokenHash: sessionHash } } }),
    db.signInCode.deleteMany({ where: { userId, usedAt: null } }),
  ]);
  bus.publish("sessionsEnded", { organizationId, userId, except: sessionHash });
}
