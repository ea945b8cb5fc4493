import type { TenantTransaction } from "../../database/tenantClient";
import type { Context } from "../../graphql/context";
import { Refusal } from "../../refusal";
import type { Member } from "../../session/viewer";
import { courseMessages } from "./formContract";

type Commanding = Pick<Context, "db" | "bus" | "clock">;

interface OfCourse {
  member: Member;
  courseId: number;
  /** The version that the editor began from; null, or none, takes the course as it is. */
  version?: Date | null | undefined;
}

/**
 * Holds a course until the end of the transaction, so that its changes come one after the other, and answers the
 * version that it has now.
 */
async function holdCourse(tx: TenantTransaction, { member, courseId }: OfCourse): Promise<Date> {
  const held = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Course" WHERE "organizationId" = ${member.organizationId} AND "id" = ${courseId} FOR UPDATE`;
  if (held.length === 0) throw new Refusal("NOT_FOUND", courseMessages.notFound);
  const { updatedAt } = await tx.course.findUniqueOrThrow({
    where: { id: courseId },
    select: { updatedAt: true },
  });
  return updatedAt;
}

/** Gives a course a later version, even when the clock has not moved since the last. */
function touch(tx: TenantTransaction, courseId: number, { now, version }: { now: Date; version: Date }) {
  const updatedAt = new Date(Math.max(now.getTime(), version.getTime() + 1));
  return tx.course.update({ where: { id: courseId }, data: { updatedAt }, select: { id: true } });
}

/**
 * Changes a course or its outline in one transaction, and gives it a later version. Refuses NOT_FOUND, and CONFLICT
 * when somebody else has changed the course since the version that the editor began from.
 */
export async function changeCourse<Result>(
  { db, bus, clock }: Commanding,
  of: OfCourse,
  change: (tx: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  const { member, courseId, version } = of;
  const result = await db.$transaction(async (tx) => {
    const current = await holdCourse(tx, of);
    if (version && version.getTime() !== current.getTime()) {
      throw new Refusal("CONFLICT", courseMessages.outlineChanged);
    }
    const changed = await change(tx);
    await touch(tx, courseId, { now: clock(), version: current });
    return changed;
  });
  bus.publish("courseChanged", { organizationId: member.organizationId, courseId });
  return result;
}
