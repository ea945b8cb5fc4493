import { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { visibleCourses } from "../courses/access";
import { requireManual } from "../lessons/openCommands";
import { announceNotifications, notify } from "../notifications/commands";
import { coursePath } from "../notifications/rules";
import { visibleResources } from "../resources/access";
import { enrolmentMessages, type TopicStatus } from "./contract";
import { isSelfEnrollable, undoSeconds } from "./rules";

interface OfCourse {
  db: Context["db"];
  member: Member;
  courseId: number;
}

/** Refuses NOT_FOUND unless the viewer is enrolled in the course and may still see it. */
export async function requireEnrolment({ db, member, courseId }: OfCourse): Promise<void> {
  const { userId } = member;
  const enrolment = await db.enrolment.findFirst({
    where: { userId, courseId, course: visibleCourses(member) },
    select: { id: true },
  });
  if (enrolment) return;
  const isEnrolled = (await db.enrolment.count({ where: { userId, courseId } })) > 0;
  const reason = isEnrolled ? enrolmentMessages.notAvailable : enrolmentMessages.notEnrolled;
  throw new Refusal("NOT_FOUND", reason);
}

/**
 * The course in which a learner may ask for a place; null for those who are already enrolled. Refuses NOT_FOUND,
 * and CONFLICT for those who are not learners.
 */
export async function findCourseToEnter({ db, member, courseId }: OfCourse) {
  const course = await db.course.findFirst({
    where: { id: courseId, AND: visibleCourses(member) },
    select: { price: true, enrolments: { where: { userId: member.userId }, select: { id: true } } },
  });
  if (!course) throw new Refusal("NOT_FOUND", enrolmentMessages.courseNotFound);
  if (course.enrolments.length > 0) return null;
  if (member.userType !== "U") throw new Refusal("CONFLICT", enrolmentMessages.learnersOnly);
  return course;
}

/** Enrols the viewer in a free published course; doing so twice changes nothing. Refuses NOT_FOUND and CONFLICT. */
export async function enrol({ db, bus }: CommandContext, member: Member, courseId: number): Promise<void> {
  const { organizationId, userId } = member;
  const course = await findCourseToEnter({ db, member, courseId });
  if (!course) return;
  if (!isSelfEnrollable(course)) throw new Refusal("CONFLICT", enrolmentMessages.notFree);
  await db.enrolment.createMany({
    data: [{ organizationId, userId, courseId, source: "SELF" }],
    skipDuplicates: true,
  });
  bus.publish("enrolmentsChanged", { organizationId, userIds: [userId], courseIds: [courseId] });
}

interface BatchScope {
  organizationId: number;
  batchId: number;
  /** Only these users; every user who is not dropped when left out. */
  userIds?: readonly number[];
  /** In this course only; in all of the batch when left out. */
  courseId?: number;
  now: Date;
  /** Whether users are not notified of each course, because they are notified of the batch. */
  isQuiet?: true;
}

interface NewEnrolment {
  userId: number;
  courseId: number;
}

interface TenantTime {
  organizationId: number;
  now: Date;
}

/** Notifies learners of new enrolments, in the transaction that makes them. Returns their ids. */
export async function notifyEnrolled(
  tx: TenantTransaction,
  place: TenantTime,
  made: readonly NewEnrolment[],
) {
  const courseIds = [...new Set(made.map(({ courseId }) => courseId))];
  if (courseIds.length === 0) return [];
  const courses = await tx.course.findMany({
    where: { id: { in: courseIds } },
    select: { id: true, code: true, title: true },
  });
  const wanted = courses.map((course) => ({
    kind: "enrolled" as const,
    values: { course: course.title },
    subject: { key: "courseId" as const, id: course.id },
    to: { id: { in: made.flatMap(({ userId, courseId }) => (courseId === course.id ? [userId] : [])) } },
    path: coursePath(course),
  }));
  return notify(tx, place, wanted);
}

/**
 * Enrols a batch's users in its courses where they are not enrolled, in one statement, and tells them; returns the new
 * enrolments.
 */
export async function enrolBatch(tx: TenantTransaction, scope: BatchScope): Promise<NewEnrolment[]> {
  const { organizationId, batchId, userIds, courseId, isQuiet = false } = scope;
  const ofUsers = userIds ? Prisma.sql`AND u."userId" = ANY(${[...userIds]}::int[])` : Prisma.empty;
  const ofCourse = courseId ? Prisma.sql`AND c."courseId" = ${courseId}` : Prisma.empty;
  const made = await tx.$queryRaw<NewEnrolment[]>`
    INSERT INTO "Enrolment" ("organizationId", "userId", "courseId", "source")
    SELECT u."organizationId", u."userId", c."courseId", 'BATCH'
    FROM "BatchUser" u
    JOIN "BatchCourse" c ON c."organizationId" = u."organizationId" AND c."batchId" = u."batchId"
    WHERE u."organizationId" = ${organizationId} AND u."batchId" = ${batchId} AND u."status" <> 'DROPPED'
      ${ofUsers} ${ofCourse}
    ON CONFLICT ("organizationId", "userId", "courseId") DO NOTHING
    RETURNING "userId", "courseId"`;
  if (!isQuiet) await notifyEnrolled(tx, scope, made);
  return made;
}

/** Publishes new enrolments after commit, all in one event. */
export function tellEnrolments(bus: Context["bus"], organizationId: number, made: readonly NewEnrolment[]) {
  if (made.length === 0) return;
  const userIds = [...new Set(made.map(({ userId }) => userId))];
  const courseIds = [...new Set(made.map(({ courseId }) => courseId))];
  bus.publish("enrolmentsChanged", { organizationId, userIds, courseIds });
  announceNotifications(bus, organizationId, userIds);
}

interface TopicChange {
  courseId: number;
  topicId: number;
  status: TopicStatus;
}

interface KnownProgress {
  status: TopicStatus;
  completedDate: Date | null;
  formerDate: Date | null;
  updatedAt: Date;
}

/**
 * The dates of a topic after a status change: completing it again at once, as an undo does, restores the
 * former date.
 */
function datesAfter(status: TopicStatus, known: KnownProgress | null, now: Date) {
  if (status === "PENDING") return { completedDate: null, formerDate: known?.completedDate ?? null };
  const isUndone = known?.formerDate && now.getTime() - known.updatedAt.getTime() <= undoSeconds * 1000;
  return { completedDate: isUndone ? known.formerDate : now, formerDate: null };
}

/**
 * Sets the status of a topic for the viewer: COMPLETED now, or PENDING without a date. Completing it again within two minutes
 * restores the date that resetting it took away. Refuses NOT_FOUND, and CONFLICT for a topic that is completed by its lesson, or is
 * not open yet.
 */
export async function setTopicStatus(
  context: CommandContext & Pick<Context, "tenant">,
  member: Member,
  { courseId, topicId, status }: TopicChange,
): Promise<void> {
  const { db, bus, clock } = context;
  const { organizationId, userId } = member;
  await requireEnrolment({ db, member, courseId });
  const topic = await db.topic.findFirst({ where: { id: topicId, courseId }, select: { id: true } });
  if (!topic) throw new Refusal("NOT_FOUND", enrolmentMessages.topicNotFound);
  await requireManual(context, member, topicId);
  const key = { organizationId, userId, courseId, topicId };
  const known = await db.topicProgress.findUnique({
    where: { organizationId_userId_courseId_topicId: key },
    select: { status: true, completedDate: true, formerDate: true, updatedAt: true },
  });
  // Completing a completed topic keeps its first date.
  if (known?.status === status) return;
  const now = clock();
  const change = { status, ...datesAfter(status, known, now), updatedAt: now };
  await db.topicProgress.upsert({
    where: { organizationId_userId_courseId_topicId: key },
    create: { ...key, ...change },
    update: change,
  });
  bus.publish("topicProgressChanged", key);
}

interface MarkTable<Key> {
  createMany: (rows: { data: Key[]; skipDuplicates: true }) => PromiseLike<unknown>;
  deleteMany: (rows: { where: Key }) => PromiseLike<unknown>;
}

interface Mark<Key> {
  key: Key;
  isMarked: boolean;
}

const setMark = <Key>(table: MarkTable<Key>, { key, isMarked }: Mark<Key>): PromiseLike<unknown> =>
  isMarked ? table.createMany({ data: [key], skipDuplicates: true }) : table.deleteMany({ where: key });

interface QuestionMark {
  questionId: number;
  isMarked: boolean;
}

/** Sets or clears the viewer's mark that a question was practised. Refuses NOT_FOUND. */
export async function setQuestionMark(
  { db }: CommandContext,
  member: Member,
  { questionId, isMarked }: QuestionMark,
): Promise<void> {
  const question = await db.question.findFirst({ where: { id: questionId }, select: { courseId: true } });
  if (!question) throw new Refusal("NOT_FOUND", enrolmentMessages.questionNotFound);
  await requireEnrolment({ db, member, courseId: question.courseId });
  const { organizationId, userId } = member;
  await setMark(db.questionMark, { key: { organizationId, userId, questionId }, isMarked });
}

interface ResourceMark {
  resourceId: number;
  isMarked: boolean;
}

/** Sets or clears the viewer's mark that a resource was read. Refuses NOT_FOUND. */
export async function setResourceMark(
  { db }: CommandContext,
  member: Member,
  { resourceId, isMarked }: ResourceMark,
): Promise<void> {
  const resource = await db.resource.findFirst({
    where: { id: resourceId, AND: visibleResources(member) },
    select: { courseId: true },
  });
  if (!resource) {
    const ofOwn = { id: resourceId, course: { enrolments: { some: { userId: member.userId } } } };
    const hidden = await db.resource.findFirst({ where: ofOwn, select: { courseId: true } });
    if (hidden) await requireEnrolment({ db, member, courseId: hidden.courseId });
    throw new Refusal("NOT_FOUND", enrolmentMessages.resourceNotFound);
  }
  await requireEnrolment({ db, member, courseId: resource.courseId });
  const { organizationId, userId } = member;
  await setMark(db.resourceMark, { key: { organizationId, userId, resourceId }, isMarked });
}
