import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import type { Member } from "#gateway/session/viewer";
import { bulkSchema, type RefusedRow } from "../lists/bulkContract";
import { reachedCourses } from "./access";
import type { PublishStatus } from "./contract";
import { courseMessages } from "./formContract";

interface Publications {
  courseIds: readonly number[];
  status: PublishStatus;
}

/**
 * Publishes or unpublishes many courses in one transaction. Returns the ids of those in the requested state,
 * and why the others did not change: courses that the member does not change count as unknown. Refuses INVALID.
 */
export async function setPublications(
  { db, bus, clock }: CommandContext,
  member: Member,
  { courseIds, status }: Publications,
): Promise<{ courseIds: number[]; refused: RefusedRow[] }> {
  const { organizationId } = member;
  const { ids } = parseInput(bulkSchema, { ids: courseIds });
  const { known, changed } = await db.$transaction(async (tx) => {
    const courses = await tx.course.findMany({
      where: { id: { in: ids }, AND: reachedCourses(member, "courses.write") },
      select: { id: true, status: true },
    });
    const changed = courses.filter((course) => course.status !== status).map(({ id }) => id);
    const published = status === "PUBLISHED" ? { publishedAt: clock() } : {};
    await tx.course.updateMany({ where: { id: { in: changed } }, data: { status, ...published } });
    return { known: new Set(courses.map(({ id }) => id)), changed };
  });
  if (changed.length > 0) bus.publish("coursesChanged", { organizationId, courseIds: changed });
  return {
    courseIds: [...known],
    refused: ids.filter((id) => !known.has(id)).map((id) => ({ id, message: courseMessages.notFound })),
  };
}
