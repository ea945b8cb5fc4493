import type { TenantTransaction } from "#gateway/database/tenantClient";
import { enqueue } from "#gateway/jobs/enqueue";
import { type FieldError, Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { dayMs } from "../durationContract";
import { mayChangeRights } from "../users/access";
import { roleNames } from "../users/contract";
import { invitationMessages } from "./contract";
import { getInvitationState, shownColumns } from "./rules";

/** The role that an invitation gives, and the place that it leads to. */
export interface InvitedTo {
  role: string;
  batchId: number | null;
  courseId: number | null;
}

/** Number of mails that one job writes, in one transaction. */
const mailsAtOnce = 20;

interface Sending {
  organizationId: number;
  invitationIds: readonly number[];
  now: Date;
}

/** Enqueues the mails of invitations, a few for each job. */
export async function enqueueMails(
  tx: TenantTransaction,
  { organizationId, invitationIds, now }: Sending,
): Promise<void> {
  const chunks = Array.from({ length: Math.ceil(invitationIds.length / mailsAtOnce) }, (_, index) =>
    invitationIds.slice(index * mailsAtOnce, (index + 1) * mailsAtOnce),
  );
  const jobs = chunks.map((ids) => ({
    kind: "invitations.send",
    // A job replaces none but one of the same invitations.
    key: ids.join(),
    payload: { invitationIds: ids },
    runAt: now,
  }));
  await enqueue(tx, { organizationId, now, jobs });
}

interface Person {
  email: string;
  name: string;
}

interface Inviting {
  people: readonly Person[];
  /** Null makes learners, and leaves an invitation that is sent again where it leads. */
  place: InvitedTo | null;
  days: number;
  /** Whether open invitations are sent again; otherwise they are refused. */
  resends: boolean;
  now: Date;
}

const nowhere: InvitedTo = { role: roleNames.learner, batchId: null, courseId: null };

const pendingColumns = {
  ...shownColumns,
  name: true,
  role: true,
  course: { select: { title: true } },
} as const;

/** The invitations of addresses that may still be accepted or sent again: each has at most one. */
const findPending = (tx: TenantTransaction, emails: readonly string[]) =>
  tx.invitation.findMany({
    where: { email: { in: [...emails] }, acceptedAt: null, revokedAt: null },
    orderBy: { id: "asc" },
    select: pendingColumns,
  });

type Pending = Awaited<ReturnType<typeof findPending>>[number];

interface Judging extends Pick<Inviting, "people" | "resends" | "now"> {
  member: Member;
  pending: readonly Pending[];
}

/** Refuses people whose invitation the member may not change, or is not asked to send again. */
function refuseInvited({ people, resends, now, member, pending }: Judging): void {
  const toError = ({ email, batch, course }: Pending, describe: (who: string) => string): FieldError => {
    const index = people.findIndex((person) => person.email === email);
    const place = batch?.name ?? course?.title;
    const who = `${email} is already invited${place === undefined ? "" : ` to ${place}`}`;
    return { field: `people.${index}.email`, message: describe(who) };
  };
  const others = pending.filter(({ role }) => role !== roleNames.learner && !mayChangeRights(member));
  if (others.length > 0) {
    const errors = others.map((found) => toError(found, invitationMessages.invitedAsStaff));
    throw new Refusal("INVALID", errors[0]?.message ?? "", errors);
  }
  const open = pending.filter((found) => getInvitationState(found, now) === "OPEN");
  if (resends || open.length === 0) return;
  const errors = open.map((found) => toError(found, (who) => who));
  throw new Refusal("CONFLICT", invitationMessages.alreadyInvited(errors.length), errors);
}

interface Renewing {
  organizationId: number;
  pending: readonly Pending[];
  people: readonly Person[];
  data: object;
}

/** Makes invitations new: their links are void, and their days start again. A name that is given replaces theirs. */
async function renew(tx: TenantTransaction, { organizationId, pending, people, data }: Renewing) {
  const id = { in: pending.map(({ id: ownId }) => ownId) };
  await tx.invitation.updateMany({
    where: { id, acceptedAt: null, revokedAt: null },
    data: { ...data, mailId: null, tokenHash: null },
  });
  const names = new Map(people.map(({ email, name }) => [email, name]));
  const renamed = pending.flatMap(({ id: ownId, email, name: before }) => {
    const name = names.get(email ?? "") || before;
    return name === before ? [] : [{ id: ownId, name }];
  });
  if (renamed.length === 0) return;
  await tx.$executeRaw`
    UPDATE "Invitation" AS i SET "name" = v."name"
    FROM json_to_recordset(${JSON.stringify(renamed)}::json) AS v("id" int, "name" text)
    WHERE i."organizationId" = ${organizationId} AND i."id" = v."id"`;
}

/**
 * Invites people in the transaction of a command. An address has one invitation at a time: one that has expired, or is to
 * be sent again, is renewed. After commit the command calls `announceInvitations`. Returns their ids. Refuses CONFLICT
 * for open ones that are not to be sent again, also for one that another transaction has just made, and INVALID for
 * those of staff that the member may not change.
 */
export async function insertInvitations(
  tx: TenantTransaction,
  member: Member,
  { people, place, days, resends, now }: Inviting,
): Promise<number[]> {
  const { organizationId, userId: invitedById } = member;
  const names = new Map(people.map(({ email, name }) => [email, name]));
  const data = { invitedById, days, expiresAt: new Date(now.getTime() + days * dayMs) };
  const target = place ?? nowhere;
  const made = await tx.invitation.createManyAndReturn({
    data: [...names].map(([email, name]) => ({
      organizationId,
      email,
      name,
      createdAt: now,
      ...data,
      ...target,
    })),
    // Waits for another transaction that invites the same address.
    skipDuplicates: true,
    select: { id: true, email: true },
  });
  const known = new Set(made.map(({ email }) => email));
  const rest = [...names.keys()].filter((email) => !known.has(email));
  const pending = rest.length === 0 ? [] : await findPending(tx, rest);
  refuseInvited({ people, resends, now, member, pending });
  if (pending.length < rest.length) throw new Refusal("CONFLICT", invitationMessages.changedMeanwhile);
  if (pending.length > 0) await renew(tx, { organizationId, pending, people, data: { ...data, ...place } });
  const invitationIds = [...pending, ...made].map(({ id }) => id);
  await enqueueMails(tx, { organizationId, invitationIds, now });
  return invitationIds;
}

/**
 * Invites people whose accounts staff create without a password, in the same transaction: they join as learners,
 * and choose one. Those who are invited already are sent their invitation again.
 */
export const inviteOwners = (
  tx: TenantTransaction,
  member: Member,
  { people, now }: Pick<Inviting, "people" | "now">,
): Promise<number[]> => insertInvitations(tx, member, { people, place: null, days: 30, resends: true, now });
