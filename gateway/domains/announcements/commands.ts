import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import { lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { enqueue } from "#gateway/jobs/enqueue";
import { renderText } from "#gateway/markdown/renderText";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import {
  announceableBatches,
  announceableCourses,
  heardAnnouncements,
  managedAnnouncements,
  mayAnnounceToAll,
} from "./access";
import { type AnnouncementInput, announcementMessages, announcementSchema } from "./contract";

/** Refuses INVALID for an audience that the author may not announce to. */
async function requireAudience(
  tx: TenantTransaction,
  member: Member,
  { batchId, courseId }: AnnouncementInput,
): Promise<void> {
  if (batchId) {
    const where = { id: batchId, AND: announceableBatches(member) };
    if ((await tx.batch.count({ where })) === 0) throw refuseField("batchId", announcementMessages.noBatch);
  }
  if (courseId) {
    const where = { id: courseId, AND: announceableCourses(member) };
    if ((await tx.course.count({ where })) === 0)
      throw refuseField("courseId", announcementMessages.noCourse);
  }
  if (!batchId && !courseId && !mayAnnounceToAll(member))
    throw refuseField("batchId", announcementMessages.noEveryone);
}

/** The columns of the text, which is rendered before the transaction begins. */
async function renderBody(by: Member, { body }: AnnouncementInput) {
  const { html, rendererVersion } = await renderText(body, { by, author: "STAFF", field: "body" });
  return { body, bodyHtml: html, rendererVersion };
}

function toColumns({ title, batchId, courseId, publishAt, waitSeconds }: AnnouncementInput, now: Date) {
  const atOnce = new Date(now.getTime() + (waitSeconds ?? 0) * 1_000);
  return {
    title,
    batchId: batchId ?? null,
    courseId: courseId ?? null,
    publishAt: publishAt && publishAt > atOnce ? publishAt : atOnce,
  };
}

/** Sends an announcement at its time; a later time replaces an earlier one. */
const enqueuePublishing = (
  tx: TenantTransaction,
  { organizationId, now, id, runAt }: { organizationId: number; now: Date; id: number; runAt: Date },
) =>
  enqueue(tx, {
    organizationId,
    now,
    jobs: [{ kind: "announcements.send", key: String(id), payload: { announcementId: id }, runAt }],
  });

/** Tells screens that an announcement has changed, and the workers that its job has. */
function publishChange(bus: CommandContext["bus"], organizationId: number): void {
  bus.publish("announcementsChanged", { organizationId });
  bus.publish("jobsChanged", { organizationId });
}

/** Writes an announcement and returns its id. Refuses INVALID. */
export async function createAnnouncement(
  { db, bus, clock }: CommandContext,
  member: Member,
  { input }: { input: unknown },
): Promise<number> {
  const parsed = parseInput(announcementSchema, input);
  const { organizationId, userId: authorId } = member;
  const now = clock();
  const text = await renderBody(member, parsed);
  const id = await db.$transaction(async (tx) => {
    await requireAudience(tx, member, parsed);
    const data = { organizationId, authorId, ...text, ...toColumns(parsed, now) };
    const made = await tx.announcement.create({ data, select: { id: true, publishAt: true } });
    await enqueuePublishing(tx, { organizationId, now, id: made.id, runAt: made.publishAt });
    return made.id;
  });
  publishChange(bus, organizationId);
  return id;
}

/** Refuses NOT_FOUND for an announcement that the member does not manage, and CONFLICT for one that was sent or cancelled. */
async function requireScheduled(
  tx: Pick<TenantTransaction, "announcement">,
  member: Member,
  id: number,
): Promise<void> {
  const found = await tx.announcement.findFirst({
    where: { id, AND: managedAnnouncements(member) },
    select: { sentAt: true, cancelledAt: true },
  });
  if (!found) throw new Refusal("NOT_FOUND", announcementMessages.notFound);
  if (found.sentAt || found.cancelledAt) throw new Refusal("CONFLICT", announcementMessages.sent);
}

/** Changes an announcement before its time. Refuses INVALID, NOT_FOUND, STALE, and CONFLICT once it was sent. */
export async function updateAnnouncement(
  { db, bus, clock }: CommandContext,
  member: Member,
  { announcementId: id, version, input }: Edited<"announcementId">,
): Promise<void> {
  const parsed = parseInput(announcementSchema, input);
  const { organizationId } = member;
  const now = clock();
  await requireScheduled(db, member, id);
  const text = await renderBody(member, parsed);
  await db.$transaction(async (tx) => {
    const row = { table: "Announcement", organizationId, id } as const;
    const updatedAt = await lockForUpdate(tx, row, { version, now, messages: announcementMessages });
    await requireScheduled(tx, member, id);
    await requireAudience(tx, member, parsed);
    const columns = toColumns(parsed, now);
    await tx.announcement.update({ where: { id }, data: { ...text, ...columns, updatedAt } });
    await enqueuePublishing(tx, { organizationId, now, id, runAt: columns.publishAt });
  });
  publishChange(bus, organizationId);
}

/** Cancels an announcement before its time; its job finds it cancelled. Refuses NOT_FOUND, and CONFLICT once it was sent. */
export async function cancelAnnouncement({ db, bus, clock }: CommandContext, member: Member, id: number) {
  const { organizationId } = member;
  await db.$transaction(async (tx) => {
    await lockRow(tx, { table: "Announcement", organizationId, id }, "FOR UPDATE");
    await requireScheduled(tx, member, id);
    await tx.announcement.update({ where: { id }, data: { cancelledAt: clock() } });
  });
  publishChange(bus, organizationId);
}

/** Notes that the viewer has read an announcement, and its notification with it. Refuses NOT_FOUND. */
export async function markAnnouncementRead(
  { db, bus, clock }: CommandContext,
  member: Member,
  announcementId: number,
): Promise<void> {
  const { organizationId, userId } = member;
  const now = clock();
  await db.$transaction(async (tx) => {
    const where = { id: announcementId, AND: heardAnnouncements(member) };
    if ((await tx.announcement.count({ where })) === 0)
      throw new Refusal("NOT_FOUND", announcementMessages.notFound);
    const person = { organizationId, announcementId, userId };
    await tx.announcementRecipient.createMany({ data: [person], skipDuplicates: true });
    await tx.announcementRecipient.updateMany({ where: { ...person, readAt: null }, data: { readAt: now } });
  });
  bus.publish("announcementsChanged", { organizationId });
}
