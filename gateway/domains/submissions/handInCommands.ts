import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { TenantCommandContext } from "#gateway/graphql/context";
import { renderText } from "#gateway/markdown/renderText";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { announceNotifications, notify } from "../notifications/commands";
import { reviewPath } from "../notifications/rules";
import { whereOwn } from "./access";
import { submissionMessages } from "./contract";
import { lockOwn, type OwnAssignment, requireOpen } from "./draftCommands";
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

const isEmpty = ({ text, link, files }: { text: string; link: string; files: readonly object[] }) =>
  text.trim() === "" && link === "" && files.length === 0;

/**
 * Hands in the draft; whether it is late is decided by the server's clock and the learner's own extension. Refuses NOT_FOUND,
 * INVALID for an empty draft, CONFLICT where nothing may be handed in, and STALE.
 */
export async function handIn(
  context: TenantCommandContext,
  member: Member,
  { assignmentId, version }: HandingIn,
): Promise<{ submissionId: number; assignmentId: number }> {
  const { db, bus, clock, tenant } = context;
  const { organizationId, userId } = member;
  const now = clock();
  const { timeZone } = tenant;
  const rendered = await renderDraft(context, member, { assignmentId });
  const { submissionId, told } = await db.$transaction(async (tx) => {
    const place = await lockOwn(tx, member, { assignmentId, timeZone, now });
    const [latest] = place.own.tries;
    if (latest?.state === "HANDED_IN") throw new Refusal("CONFLICT", submissionMessages.notOpen);
    if (latest?.state === "ACCEPTED") throw new Refusal("CONFLICT", submissionMessages.accepted);
    if (latest?.state !== "DRAFT") throw new Refusal("INVALID", submissionMessages.empty);
    requireOpen(place, now);
    const row = { table: "Submission", organizationId, id: latest.id } as const;
    const updatedAt = await lockForUpdate(tx, row, { version, now, messages: submissionMessages });
    const draft = await tx.submission.findUniqueOrThrow({
      where: { id: latest.id },
      include: { files: true },
    });
    if (isEmpty(draft)) throw new Refusal("INVALID", submissionMessages.empty);
    // Another member of the team has just saved it.
    if (draft.text !== rendered?.text) throw new Refusal("STALE", submissionMessages.changed);
    await tx.submission.update({
      where: { id: latest.id },
      data: {
        state: "HANDED_IN",
        ...rendered.columns,
        handedInAt: now,
        handedInById: userId,
        updatedAt,
        daysLate: countDaysLate({ dueAt: place.dueAt, at: now, timeZone }),
      },
    });
    const about = { ...place, submissionId: latest.id, now };
    return { submissionId: latest.id, told: await tellTrainers(tx, member, about) };
  });
  announceNotifications(bus, organizationId, told);
  bus.publish("submissionChanged", { organizationId, submissionId });
  bus.publish("reviewQueueChanged", { organizationId });
  return { submissionId, assignmentId };
}

/**
 * Withdraws a submission that is handed in and not being marked: it is a draft again. Refuses NOT_FOUND, CONFLICT.
 */
export async function withdrawSubmission(
  { db, bus, clock }: TenantCommandContext,
  member: Member,
  submissionId: number,
): Promise<{ submissionId: number; assignmentId: number }> {
  const { organizationId, userId } = member;
  const now = clock();
  const assignmentId = await db.$transaction(async (tx) => {
    const row = { table: "Submission", organizationId, id: submissionId } as const;
    const updatedAt = await lockForUpdate(tx, row, { now, messages: submissionMessages });
    const where = { id: submissionId, AND: whereOwn(userId) };
    const found = await tx.submission.findFirst({ where, include: { given: true } });
    if (!found) throw new Refusal("NOT_FOUND", submissionMessages.notFound);
    if (found.state !== "HANDED_IN") throw new Refusal("CONFLICT", submissionMessages.notWaiting);
    if (found.reviewerId !== null && found.reservedUntil && found.reservedUntil > now)
      throw new Refusal("CONFLICT", submissionMessages.beingRead);
    const data = { state: "DRAFT" as const, handedInAt: null, handedInById: null, daysLate: 0, updatedAt };
    await tx.submission.update({ where: { id: submissionId }, data });
    await tx.markProposal.deleteMany({ where: { submissionId } });
    return found.given.assignmentId;
  });
  bus.publish("submissionChanged", { organizationId, submissionId });
  bus.publish("reviewQueueChanged", { organizationId });
  return { submissionId, assignmentId };
}
