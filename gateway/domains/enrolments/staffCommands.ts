import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { announceNotifications } from "../notifications/commands";
import { userMessages } from "../users/contract";
import { openColumns, whyClosed } from "../users/rules";
import { notifyEnrolled } from "./commands";
import { enrolmentMessages } from "./contract";

interface EnrolmentKey {
  userId: number;
  courseId: number;
}

/**
 * Enrols a learner in a published course at any price; doing so twice changes nothing. Refuses NOT_FOUND, and
 * CONFLICT for a draft and for an account that is closed.
 */
export async function enrolUser(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  { userId, courseId }: EnrolmentKey,
): Promise<void> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { userType: true, ...openColumns },
  });
  if (!user) throw new Refusal("NOT_FOUND", userMessages.notFound);
  if (user.userType !== "U") throw new Refusal("CONFLICT", enrolmentMessages.learnersOnly);
  const closed = whyClosed(user);
  if (closed !== null) throw refuseField("userId", closed, "CONFLICT");
  const course = await db.course.findUnique({ where: { id: courseId }, select: { status: true } });
  if (!course) throw new Refusal("NOT_FOUND", enrolmentMessages.courseNotFound);
  if (course.status !== "PUBLISHED") throw refuseField("courseId", enrolmentMessages.draft, "CONFLICT");
  const now = clock();
  const told = await db.$transaction((tx) => addToCourse(tx, { organizationId, userId, courseId, now }));
  bus.publish("enrolmentsChanged", { organizationId, userIds: [userId], courseIds: [courseId] });
  announceNotifications(bus, organizationId, told);
}

/**
 * Enrols a learner in a course, in a command's transaction; doing so twice changes nothing. Returns the users who
 * were notified.
 */
export async function addToCourse(
  tx: TenantTransaction,
  { userId, courseId, ...place }: EnrolmentKey & { organizationId: number; now: Date },
): Promise<number[]> {
  const { organizationId } = place;
  const data = [{ organizationId, userId, courseId, source: "STAFF" as const }];
  const { count } = await tx.enrolment.createMany({ data, skipDuplicates: true });
  return count === 0 ? [] : notifyEnrolled(tx, place, [{ userId, courseId }]);
}

/** Takes a user out of a course, with the progress in it. Refuses NOT_FOUND, and CONFLICT while a batch of the user follows the course. */
export async function removeEnrolment(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  { userId, courseId }: EnrolmentKey,
): Promise<number> {
  const id = await db.$transaction(async (tx) => {
    const enrolment = await tx.enrolment.findFirst({ where: { userId, courseId }, select: { id: true } });
    if (!enrolment) throw new Refusal("NOT_FOUND", enrolmentMessages.enrolmentNotFound);
    const batch = await tx.batch.findFirst({
      where: { users: { some: { userId } }, courses: { some: { courseId } } },
      select: { name: true },
    });
    if (batch) throw new Refusal("CONFLICT", enrolmentMessages.inBatch(batch.name));
    await tx.enrolment.delete({ where: { id: enrolment.id } });
    return enrolment.id;
  });
  bus.publish("enrolmentsChanged", { organizationId, userIds: [userId], courseIds: [courseId] });
  return id;
}
