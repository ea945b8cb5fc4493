import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context, TenantCommandContext } from "#gateway/graphql/context";
import { notRendered } from "#gateway/markdown/renderText";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { visibleAssignments } from "../assignments/access";
import { chooseOwnWork, type OwnWork } from "../assignments/ownRules";
import { readOwnPlaces } from "../assignments/ownWorkLoaders";
import { requireUsableFiles } from "../files/useCommands";
import { hasPassed } from "../minuteContract";
import { draftSchema, submissionMessages } from "./contract";
import { getDraftEnd, isEmptyDraft, stoodInTime } from "./draftRules";
import { findUnwanted, isProgram, whyClosed } from "./rules";

/** An assignment as one learner was given it. */
export interface OwnAssignment {
  assignment: NonNullable<Awaited<ReturnType<typeof findAssignment>>>;
  own: OwnWork;
  dueAt: Date | null;
  closesAt: Date | null;
}

const findAssignment = (tx: TenantTransaction, member: Member, id: number) =>
  tx.assignment.findFirst({ where: { id, AND: visibleAssignments(member) }, include: { course: true } });

interface Locking {
  assignmentId: number;
  timeZone: string;
  now: Date;
}

/**
 * Refuses NOT_FOUND for assignments never given to the learner. Writers of one learner's, or team's, work wait for
 * each other.
 */
export async function lockOwn(
  tx: TenantTransaction,
  member: Member,
  { assignmentId, ...moment }: Locking,
): Promise<OwnAssignment> {
  const { organizationId } = member;
  const reading = { db: tx as unknown as Context["db"], viewer: member };
  const read = async () => {
    const places = (await readOwnPlaces(reading, [assignmentId])).get(assignmentId);
    return places ? chooseOwnWork(places, moment) : null;
  };
  const first = await read();
  if (!first) throw new Refusal("NOT_FOUND", submissionMessages.notFound);
  const owner = first.teamId === null ? -member.userId : first.teamId;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`submission:${organizationId}:${assignmentId}:${owner}`}))`;
  const [own, assignment] = [await read(), await findAssignment(tx, member, assignmentId)];
  if (!own || !assignment) throw new Refusal("NOT_FOUND", submissionMessages.notFound);
  await moveDraft(tx, member, own);
  return { assignment, own, dueAt: own.dueAt, closesAt: own.closesAt };
}

/** The number of the try after these. */
const numberAfter = (tries: OwnWork["tries"]): number =>
  Math.max(0, ...tries.map(({ number }) => number)) + 1;

/** Moves a learner's draft to the place whose dates hold now, such as the batch that they were moved to. */
async function moveDraft(
  tx: TenantTransaction,
  { organizationId }: Member,
  { tries, givenId, isGiven }: OwnWork,
): Promise<void> {
  const [latest, ...before] = tries;
  if (latest?.state !== "DRAFT" || latest.teamId !== null || latest.givenId === givenId || !isGiven) return;
  // Written past the client, which would make a new version: the text is still the one that the learner has.
  await tx.$executeRaw`
    UPDATE "Submission" SET "givenId" = ${givenId}, "number" = ${numberAfter(before)}
    WHERE "organizationId" = ${organizationId} AND "id" = ${latest.id}`;
}

/**
 * Returns when the draft of a locked work was due, if it stood then and is to be handed in by itself; null for any
 * other.
 */
export async function findOverdue(
  tx: TenantTransaction,
  { own, assignment, dueAt, closesAt }: OwnAssignment,
  now: Date,
): Promise<Date | null> {
  const endsAt = getDraftEnd({ dueAt, closesAt, handInDraftsAtDue: assignment.handInDraftsAtDue });
  const [latest] = own.tries;
  // A learner who has left the batch keeps the draft: its dates are no longer theirs.
  if (!own.isGiven || !endsAt || !hasPassed(endsAt, now) || latest?.state !== "DRAFT") return null;
  const draft = await tx.submission.findUniqueOrThrow({
    where: { id: latest.id },
    select: { text: true, link: true, updatedAt: true, files: { select: { fileId: true } } },
  });
  const stood = !isEmptyDraft(draft) && stoodInTime({ savedAt: draft.updatedAt, endsAt }, now);
  return stood ? endsAt : null;
}

/** Returns the draft to write in: the open one, or the next submission. Refuses CONFLICT if there is none. */
async function requireDraft(
  tx: TenantTransaction,
  { organizationId, userId }: Member,
  { own, assignment }: OwnAssignment,
): Promise<number> {
  const [latest] = own.tries;
  if (latest?.state === "DRAFT") return latest.id;
  if (latest?.state === "HANDED_IN") throw new Refusal("CONFLICT", submissionMessages.notOpen);
  if (latest?.state === "ACCEPTED") throw new Refusal("CONFLICT", submissionMessages.accepted);
  if (!own.isGiven) throw new Refusal("CONFLICT", submissionMessages.notGiven);
  const number = numberAfter(own.tries);
  if (number > assignment.resubmissions + 1) throw new Refusal("CONFLICT", submissionMessages.noTriesLeft);
  if (assignment.teamSize > 1 && own.teamId === null)
    throw new Refusal("CONFLICT", submissionMessages.noTeam);
  const owner = own.teamId === null ? { userId } : { teamId: own.teamId };
  const data = { organizationId, givenId: own.givenId, number, ...owner };
  return (await tx.submission.create({ data, select: { id: true } })).id;
}

/** Refuses INVALID for files that the learner may not use, and for programs. */
async function requireFiles(
  tx: TenantTransaction,
  member: Member,
  { submissionId, fileIds }: { submissionId: number; fileIds: readonly number[] },
): Promise<void> {
  const before = await tx.submissionFile.findMany({
    where: { submission: { id: submissionId } },
    select: { fileId: true },
  });
  const named = Object.fromEntries(fileIds.map((id) => [`fileIds.${id}`, id]));
  const known = Object.fromEntries(before.map(({ fileId }) => [`fileIds.${fileId}`, fileId]));
  const added = await requireUsableFiles(tx, member, named, { before: known });
  const refused = added.filter(isProgram).map(({ id, name }) => ({
    field: `fileIds.${id}`,
    message: submissionMessages.executable(name),
  }));
  if (refused.length > 0)
    throw new Refusal("INVALID", refused.map(({ message }) => message).join(" "), refused);
}

interface Draft {
  assignmentId: number;
  /** The version of the draft that was edited; null where there was none, undefined replaces any. */
  version?: Date | null | undefined;
  input: unknown;
}

/**
 * Saves the draft of the next submission. Refuses INVALID, NOT_FOUND, CONFLICT if nothing may be handed in, and
 * STALE.
 */
export async function saveSubmission(
  { db, bus, clock, tenant }: TenantCommandContext,
  member: Member,
  { assignmentId, version, input }: Draft,
): Promise<{ submissionId: number; assignmentId: number }> {
  const draft = parseInput(draftSchema, input);
  const { organizationId } = member;
  const submissionId = await db.$transaction(async (tx) => {
    const now = clock();
    const place = await lockOwn(tx, member, { assignmentId, timeZone: tenant.timeZone, now });
    // It is about to be handed in as it stood.
    if (await findOverdue(tx, place, now)) throw new Refusal("CONFLICT", submissionMessages.overdue);
    const unwanted = findUnwanted(draft, place.assignment.accepts);
    if (unwanted) throw refuseField(unwanted.field, unwanted.message);
    const hadDraft = place.own.tries[0]?.state === "DRAFT";
    // Another window, or a teammate, has begun since.
    if (hadDraft && version === null) throw new Refusal("STALE", submissionMessages.changed);
    const id = await requireDraft(tx, member, place);
    const row = { table: "Submission", organizationId, id } as const;
    const edit = { now, messages: submissionMessages, ...(hadDraft && { version }) };
    const updatedAt = await lockForUpdate(tx, row, edit);
    await requireFiles(tx, member, { submissionId: id, fileIds: draft.fileIds });
    const { text, link, fileIds } = draft;
    // A draft is rendered when it is handed in.
    const unrendered = { textHtml: notRendered.html, rendererVersion: notRendered.rendererVersion };
    await tx.submission.update({ where: { id }, data: { text, link, ...unrendered, updatedAt } });
    await tx.submissionFile.deleteMany({ where: { submissionId: id, fileId: { notIn: fileIds } } });
    await tx.submissionFile.createMany({
      data: [...new Set(fileIds)].map((fileId, displayOrder) => ({
        organizationId,
        submissionId: id,
        fileId,
        displayOrder,
      })),
      skipDuplicates: true,
    });
    return id;
  });
  bus.publish("submissionChanged", { organizationId, submissionId });
  return { submissionId, assignmentId };
}

/** Refuses CONFLICT while nothing can be handed in. */
export function requireOpen({ assignment, own, dueAt, closesAt }: OwnAssignment, at: Date): void {
  if (!own.isGiven) throw new Refusal("CONFLICT", submissionMessages.notGiven);
  const why = whyClosed({ dueAt, closesAt, lateRule: assignment.lateRule }, at);
  if (why) throw new Refusal("CONFLICT", why);
}
