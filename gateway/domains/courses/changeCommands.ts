import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import type { Member } from "#gateway/session/viewer";
import { courseMessages } from "./formContract";

interface OfCourse {
  member: Member;
  courseId: number;
  /** The version that the editor began from; null or undefined overwrites any version. */
  version?: Date | null | undefined;
}

const messages = { notFound: courseMessages.notFound, changed: courseMessages.outlineChanged };

/**
 * Changes a course or its outline in one transaction, and increases its version. Refuses NOT_FOUND, and STALE
 * if someone else has changed the course since the version that the editor began from.
 */
export async function changeCourse<Result>(
  { db, bus, clock }: CommandContext,
  target: OfCourse,
  change: (tx: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  const { member, courseId, version } = target;
  const result = await db.$transaction(async (tx) => {
    const row = { table: "Course", organizationId: member.organizationId, id: courseId } as const;
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages });
    const changed = await change(tx);
    await tx.course.update({ where: { id: courseId }, data: { updatedAt }, select: { id: true } });
    return changed;
  });
  bus.publish("courseChanged", { organizationId: member.organizationId, courseId });
  return result;
}
