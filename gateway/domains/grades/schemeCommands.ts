import { lockForUpdate } from "#gateway/database/lockForUpdate";
import { lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { gradedBatchCourses, schemeCourses } from "./access";
import type { GradeCommandContext } from "./commands";
import { gradeMessages } from "./contract";
import { schemeSchema } from "./formContract";
import type { GradedCourseKey } from "./gradebookRules";

/**
 * Refuses NOT_FOUND for a course, or a batch's course, whose scheme the member may not change; locks it otherwise.
 */
async function holdPlace(
  tx: TenantTransaction,
  member: Member,
  { courseId, batchId }: GradedCourseKey,
): Promise<void> {
  const found =
    batchId === null
      ? await tx.course.count({ where: { id: courseId, AND: schemeCourses(member) } })
      : await tx.batchCourse.count({ where: { batchId, courseId, AND: gradedBatchCourses(member) } });
  if (found === 0)
    throw new Refusal("NOT_FOUND", batchId === null ? gradeMessages.noCourse : gradeMessages.noBatchCourse);
  const { organizationId } = member;
  await lockRow(tx, { table: "Course", organizationId, id: courseId }, "FOR NO KEY UPDATE");
}

const findRow = (tx: TenantTransaction, { courseId, batchId }: GradedCourseKey) =>
  tx.gradeScheme.findFirst({ where: { courseId, batchId }, select: { id: true } });

interface SchemeEdit extends GradedCourseKey {
  /** The `updatedAt` that the edit began from; null overwrites any version. */
  version?: Date | null | undefined;
  input: unknown;
}

const messages = { notFound: gradeMessages.schemeMissing, changed: gradeMessages.schemeChanged };

/**
 * Saves the grade scheme of a course, or of a batch's course. Refuses INVALID, NOT_FOUND, and STALE when someone
 * else was faster.
 */
export async function saveGradeScheme(
  { db, bus, clock }: GradeCommandContext,
  member: Member,
  { courseId, batchId, version, input }: SchemeEdit,
): Promise<void> {
  const { letters, ...scheme } = parseInput(schemeSchema, input);
  const { organizationId } = member;
  const place = { courseId, batchId };
  const data = { ...scheme, letters: [...letters].sort((a, b) => b.from - a.from) };
  await db.$transaction(async (tx) => {
    await holdPlace(tx, member, place);
    const found = await findRow(tx, place);
    if (!found) return tx.gradeScheme.create({ data: { organizationId, ...place, ...data } });
    const row = { table: "GradeScheme", organizationId, id: found.id } as const;
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages });
    return tx.gradeScheme.update({ where: { id: found.id }, data: { ...data, updatedAt } });
  });
  bus.publish("gradesChanged", { organizationId, courseId, batchId, userIds: null });
}

/** Removes a batch's own scheme, so that the course's applies again. Refuses NOT_FOUND. */
export async function removeGradeScheme(
  { db, bus }: GradeCommandContext,
  member: Member,
  { courseId, batchId }: { courseId: number; batchId: number },
): Promise<void> {
  const place = { courseId, batchId };
  await db.$transaction(async (tx) => {
    await holdPlace(tx, member, place);
    const found = await findRow(tx, place);
    if (!found) throw new Refusal("NOT_FOUND", gradeMessages.schemeMissing);
    await tx.gradeScheme.delete({ where: { id: found.id } });
  });
  const { organizationId } = member;
  bus.publish("gradesChanged", { organizationId, ...place, userIds: null });
}
