import type { Reading } from "#gateway/graphql/loaders";

/** Counts the learners who have completed each of many topics, in one statement. */
export async function readCompletedCounts({ db }: Reading, topicIds: readonly number[]) {
  const rows = await db.topicProgress.groupBy({
    by: ["topicId"],
    where: { topicId: { in: [...topicIds] }, status: "COMPLETED" },
    _count: true,
  });
  return new Map(rows.map(({ topicId, _count }) => [topicId, _count]));
}

/** Counts the learners enrolled in each of many courses, in one statement. */
export async function readEnrolledCounts({ db }: Reading, courseIds: readonly number[]) {
  const rows = await db.enrolment.groupBy({
    by: ["courseId"],
    where: { courseId: { in: [...courseIds] } },
    _count: true,
  });
  return new Map(rows.map(({ courseId, _count }) => [courseId, _count]));
}
