import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { TenantCommandContext } from "#gateway/graphql/context";
import { renderText } from "#gateway/markdown/renderText";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { announceNotifications, notify } from "../notifications/commands";
import { assignmentPath, reviewPath } from "../notifications/rules";
import { whereOwn, whereOwnSubmission } from "./access";
import { submissionMessages } from "./contract";
import { findOverdue, lockOwn, type OwnAssignment, requireOpen } from "./draftCommands";
import { getOwnMoment, isEmptyDraft } from "./draftRules";
import { countDaysLate } from "./rules";

interface HandingIn {
  assignmentId: number;
  version?: Date | null | undefined;
}

interface HandedInWork extends OwnAssignment {
  submissionId: number;
  now: Date;
}

/** Notifies the trainers of the batch course; without a batch, the course's trainer. */
async function tellTrainers(
  tx: TenantTransaction,
  { organizationId, name }: Member,
  { own, assignment, submissionId, now }: HandedInWork,
): Promise<number[]> {
  const { batchId } = await tx.givenAssignment.findUniqueOrThrow({ where: { id: own.givenId } });
  const { courseId } = assignment;
  const to =
    batchId === null
      ? { id: assignment.course.trainerId ?? -1 }
      : { batchTrainers: { some: { batchId, courseId } } };
  return notify(tx, { organizationId, now }, [
    {
      kind: "assignmentHandedIn",
      values: { assignment: assignment.title, course: assignment.course.title, person: name },
      subject: { key: "submissionId", id: submissionId },
      to,
      path: reviewPath(submissionId),
      occasion: `${submissionId}:${now.getTime()}`,
    },
  ]);
}

/** The columns of a draft's text as HTML, rendered before the transaction begins; none without a draft. */
async function renderDraft({ db }: TenantCommandContext, member: Member, { assignmentId }: HandingIn) {
  const own = { state: "DRAFT" as const, given: { assignmentId }, AND: whereOwn(member.userId) };
  const draft = await db.submission.findFirst({ where: own, select: { text: true } });
  if (!draft) return null;
  const { html, rendererVersion } = await renderText(draft.text, {
    by: member,
    author: "LEARNER",
    field: "text",
  });
  return { text: draft.text, columns: { textHtml: html, rendererVersion } };
}

interface Draft extends OwnAssignment {
  draftId: number;
  rendered: NonNullable<Awaited<ReturnType<typeof renderDraft>>> | null;
}

interface Handing {
  now: Date;
  timeZone: string;
  version?: Date | null | undefined;
  /** When it was due, if it is handed in by itself; null where its learner hands it in. */
  overdue: Date | null;
}

/** Hands in a locked draft, and notifies the trainers. Refuses INVALID and STALE. */
async function submitDraft(tx: TenantTransaction, member: Member, draft: Draft, handing: Handing) {
  const { draftId: id, rendered, dueAt } = draft;
  const { now, timeZone, version, overdue } = handing;
  const row = { table: "Submission", organizationId: member.organizationId, id } as const;
  const updatedAt = await lockForUpdate(tx, row, { version, now, messages: submissionMessages });
  const held = await tx.submission.findUniqueOrThrow({ where: { id }, include: { files: true } });
  if (isEmptyDraft(held)) throw new Refusal("INVALID", submissionMessages.empty);
  // Another member of the team has just saved it.
  if (held.text !== rendered?.text) throw new Refusal("STALE", submissionMessages.changed);
  const at = overdue ? getOwnMoment(overdue) : now;
  await tx.submission.update({
    where: { id },
    data: {
      state: "HANDED_IN",
      ...rendered.columns,
      handedInAt: at,
      handedInById: overdue ? null : member.userId,
      handedInByItself: overdue !== null,
      withdrawnAt: null,
      formerHandedInAt: null,
      updatedAt,
      daysLate: countDaysLate({ dueAt, at, timeZone }),
    },
  });
  // Of a hand-in that was withdrawn: its text may be another one.
  await tx.markProposal.deleteMany({ where: { submissionId: id } });
  return tellTrainers(tx, member, { ...draft, submissionId: id, now });
}

/** Refuses CONFLICT and INVALID where there is no draft; returns its id. */
function requireDraft({ own }: OwnAssignment): number {
  const [latest] = own.tries;
  if (latest?.state === "HANDED_IN") throw new Refusal("CONFLICT", submissionMessages.notOpen);
  if (latest?.state === "ACCEPTED") throw new Refusal("CONFLICT", submissionMessages.accepted);
  if (latest?.state !== "DRAFT") throw new Refusal("INVALID", submissionMessages.empty);
  return latest.id;
}

/** Publishes that work was handed in, or is not any more. */
export function publishHandIn(
  { bus }: Pick<TenantCommandContext, "bus">,
  organizationId: number,
  submissionId: number,
): void {
  bus.publish("submissionChanged", { organizationId, submissionId });
  bus.publish("reviewQueueChanged", { organizationId });
}

/** Notifies the learner, or the team, whose draft was handed in by itself. */
const tellLearners = (
  tx: TenantTransaction,
  { organizationId }: Member,
  { assignment, submissionId, now }: HandedInWork,
) =>
  notify(tx, { organizationId, now }, [
    {
      kind: "draftHandedIn",
      values: { assignment: assignment.title, course: assignment.course.title },
      subject: { key: "submissionId", id: submissionId },
      to: whereOwnSubmission(submissionId),
      path: assignmentPath(assignment),
    },
  ]);

interface Asked extends HandingIn {
  /** Whether its learner asks; otherwise nothing is handed in but a draft that stood when it was due. */
  isAsked: boolean;
}

/** Hands in a draft; returns its id, or null where there is none to hand in by itself. */
async function handInDraft(
  context: TenantCommandContext,
  member: Member,
  { assignmentId, version, isAsked }: Asked,
): Promise<number | null> {
  const { db, bus, clock, tenant } = context;
  const { organizationId } = member;
  const now = clock();
  const { timeZone } = tenant;
  const rendered = await renderDraft(context, member, { assignmentId });
  const done = await db.$transaction(async (tx) => {
    const place = await lockOwn(tx, member, { assignmentId, timeZone, now });
    const overdue = await findOverdue(tx, place, now);
    if (!isAsked && !overdue) return null;
    const draftId = requireDraft(place);
    if (!overdue) requireOpen(place, now);
    const handing = { now, timeZone, version, overdue };
    const told = await submitDraft(tx, member, { ...place, draftId, rendered }, handing);
    if (isAsked) return { draftId, told };
    const learners = await tellLearners(tx, member, { ...place, submissionId: draftId, now });
    return { draftId, told: [...told, ...learners] };
  });
  if (!done) return null;
  announceNotifications(bus, organizationId, done.told);
  publishHandIn(context, organizationId, done.draftId);
  return done.draftId;
}

/**
 * Hands in the draft; whether it is late is decided by the server's clock and the learner's own extension. A draft that
 * stood when it was due counts as handed in then, where the assignment says so. Refuses NOT_FOUND, INVALID for an empty
 * draft, CONFLICT where nothing may be handed in, and STALE.
 */
export async function handIn(
  context: TenantCommandContext,
  member: Member,
  { assignmentId, version }: HandingIn,
): Promise<{ submissionId: number; assignmentId: number }> {
  const submissionId = await handInDraft(context, member, { assignmentId, version, isAsked: true });
  if (submissionId === null) throw new Refusal("INVALID", submissionMessages.empty);
  return { submissionId, assignmentId };
}

/**
 * Hands in a learner's draft that stood when it was due, where the assignment says so; returns whether there was one.
 * Refuses NOT_FOUND for an assignment that is not the learner's any more.
 */
export const handInOverdue = async (
  context: TenantCommandContext,
  member: Member,
  assignmentId: number,
): Promise<boolean> =>
  (await handInDraft(context, member, { assignmentId, version: null, isAsked: false })) !== null;
