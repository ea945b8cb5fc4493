import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import { Forbidden } from "#gateway/session/forbidden";
import { createToken, hashToken } from "#gateway/session/tokens";
import type { Member } from "#gateway/session/viewer";
import { dayMs } from "../durationContract";
import { mayChangeRights } from "../users/access";
import { roleNames } from "../users/contract";
import { userFormMessages } from "../users/formContract";
import { getTypeFor, refuseUnownedRoles } from "../users/grantCommands";
import { invitationMessages, inviteLinkSchema, inviteSchema } from "./contract";
import { enqueueMails, type InvitedTo, insertInvitations } from "./insertCommands";
import { getInvitationState } from "./rules";

/** Invitations, and the token of a link, which is only known this once. */
export interface Invited {
  invitationIds: number[];
  token: string | null;
}

/** Throws Forbidden for a role that only those who manage staff give, and refuses INVALID for rights that the member lacks. */
async function requireGivable(db: Pick<TenantTransaction, "role">, member: Member, role: string) {
  if (role === roleNames.learner) return;
  if (!mayChangeRights(member)) throw new Forbidden();
  const employee = { userType: "E", roles: [] } as const;
  await refuseUnownedRoles(db, member, {
    before: employee,
    after: { ...employee, roles: [role] },
    field: "role",
  });
}

/** Refuses a place that an invitation cannot lead to, and throws Forbidden for a role that only ADMIN gives. */
async function requirePlace(
  db: Pick<TenantTransaction, "role" | "batch" | "course">,
  member: Member,
  { role, batchId, courseId }: InvitedTo,
): Promise<void> {
  await requireGivable(db, member, role);
  const known: readonly string[] = Object.values(roleNames);
  if (!known.includes(role) && !(await db.role.findFirst({ where: { name: role }, select: { id: true } })))
    throw refuseField("role", userFormMessages.unknownRole);
  if (batchId !== null && courseId !== null) throw refuseField("courseId", invitationMessages.onePlace);
  if ((batchId ?? courseId) !== null && (await getTypeFor(db, role)) === "E")
    throw refuseField("role", invitationMessages.learnersOnly);
  if (batchId !== null && !(await db.batch.findUnique({ where: { id: batchId }, select: { id: true } })))
    throw refuseField("batchId", invitationMessages.batchNotFound, "NOT_FOUND");
  if (courseId === null) return;
  const course = await db.course.findUnique({ where: { id: courseId }, select: { status: true } });
  if (!course) throw refuseField("courseId", invitationMessages.courseNotFound, "NOT_FOUND");
  if (course.status !== "PUBLISHED")
    throw refuseField("courseId", invitationMessages.courseDraft, "CONFLICT");
}

/** Refuses INVALID for people whose accounts are inactive, with a field for each. */
async function refuseInactive(db: Pick<TenantTransaction, "user">, emails: readonly string[]): Promise<void> {
  const inactive = { email: { in: [...emails] }, active: false };
  const closed = await db.user.findMany({ where: inactive, select: { email: true } });
  const errors = closed.map(({ email }) => ({
    field: `people.${emails.indexOf(email)}.email`,
    message: invitationMessages.closedAccount(email),
  }));
  const [first] = errors;
  if (first) throw new Refusal("INVALID", first.message, errors);
}

/** Tells workers and screens of invitations, after commit. */
export function announceInvitations(bus: CommandContext["bus"], organizationId: number): void {
  bus.publish("jobsChanged", { organizationId });
  bus.publish("invitationsChanged", { organizationId });
}

/**
 * Invites people by mail; with `resend`, open invitations of their addresses are sent again. Refuses INVALID, also with
 * a field for each person whose account is inactive, NOT_FOUND, and CONFLICT with a field for each who is invited already; throws Forbidden for roles that only ADMIN gives.
 */
export async function invite(
  { db, bus, clock }: CommandContext,
  member: Member,
  input: unknown,
): Promise<Invited> {
  const { people, days, resend: resends, ...place } = parseInput(inviteSchema, input);
  await requirePlace(db, member, place);
  await refuseInactive(
    db,
    people.map(({ email }) => email),
  );
  const inviting = { people, days, place, resends, now: clock() };
  const invitationIds = await db.$transaction((tx) => insertInvitations(tx, member, inviting));
  announceInvitations(bus, member.organizationId);
  return { invitationIds, token: null };
}

/** Makes a link that several learners may use. Refuses INVALID, NOT_FOUND and CONFLICT. */
export async function createInvitationLink(
  { db, bus, clock }: CommandContext,
  member: Member,
  input: unknown,
): Promise<Invited> {
  const { days, ...wanted } = parseInput(inviteLinkSchema, input);
  await requirePlace(db, member, wanted);
  // Finding a link must not make anyone staff.
  if ((await getTypeFor(db, wanted.role)) === "E")
    throw refuseField("role", invitationMessages.linkForLearners);
  const { organizationId, userId: invitedById } = member;
  const now = clock();
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const token = createToken();
  const { id } = await db.invitation.create({
    data: {
      ...wanted,
      organizationId,
      invitedById,
      days,
      expiresAt,
      createdAt: now,
      tokenHash: hashToken(token),
    },
    select: { id: true },
  });
  announceInvitations(bus, organizationId);
  return { invitationIds: [id], token };
}

/** Finds an invitation that the member may change. Refuses NOT_FOUND, and CONFLICT for one that is over. */
async function requireChangeable({ db, clock }: CommandContext, member: Member, invitationId: number) {
  const found = await db.invitation.findUnique({ where: { id: invitationId } });
  if (!found) throw new Refusal("NOT_FOUND", invitationMessages.notFound);
  if (found.role !== roleNames.learner && !mayChangeRights(member)) throw new Forbidden();
  if (["ACCEPTED", "REVOKED"].includes(getInvitationState(found, clock())))
    throw new Refusal("CONFLICT", invitationMessages.over);
  return found;
}

/**
 * Sends an invitation again, or makes another link; the former link is void, and the days start again. Refuses
 * NOT_FOUND, CONFLICT for one that is over, and INVALID for a role that the member may not give; throws Forbidden.
 */
export async function resendInvitation(
  context: CommandContext,
  member: Member,
  invitationId: number,
): Promise<Invited> {
  const { email, days, role } = await requireChangeable(context, member, invitationId);
  if (email !== null) await refuseInactive(context.db, [email]);
  await requireGivable(context.db, member, role);
  const { organizationId } = member;
  const now = context.clock();
  const token = email === null ? createToken() : null;
  await context.db.$transaction(async (tx) => {
    await tx.invitation.update({
      where: { id: invitationId },
      data: {
        expiresAt: new Date(now.getTime() + days * dayMs),
        mailId: null,
        tokenHash: token === null ? null : hashToken(token),
      },
    });
    if (token === null) await enqueueMails(tx, { organizationId, invitationIds: [invitationId], now });
  });
  announceInvitations(context.bus, organizationId);
  return { invitationIds: [invitationId], token };
}

/** Revokes an invitation: its link is void. Refuses NOT_FOUND, and CONFLICT for one that is over; throws Forbidden. */
export async function revokeInvitation(context: CommandContext, member: Member, invitationId: number) {
  await requireChangeable(context, member, invitationId);
  const where = { id: invitationId, acceptedAt: null };
  await context.db.invitation.updateMany({ where, data: { revokedAt: context.clock() } });
  announceInvitations(context.bus, member.organizationId);
}
