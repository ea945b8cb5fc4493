import type { GradedCourseKey } from "./gradebookRules";
import { type GradeContext, readGrades } from "./gradeLoaders";
import { readGradedBatches } from "./placeLoaders";

export type { GradeContext };

interface MeanScope {
  courseIds: readonly number[];
  /** Null for the batch in which each learner is graded. */
  batchId: number | null;
  userIds: readonly number[];
}

/**
 * The mean grade of learners over courses in whole percent, rounded down, as the learners see it: without marks
 * that are hidden from them. Missing for learners with a course in which nothing counts yet. A few statements for
 * any number of learners and courses.
 */
export async function readMeanGrades(
  context: GradeContext,
  asked: MeanScope,
): Promise<ReadonlyMap<number, number>> {
  const { courseIds, userIds } = asked;
  const findBatch = await readGradedBatches(context, asked);
  const places = new Map<string, GradedCourseKey>();
  const addPlace = (userId: number, courseId: number): string => {
    const batchId = findBatch(userId, courseId);
    const key = `${courseId} ${batchId}`;
    if (!places.has(key)) places.set(key, { courseId, batchId });
    return key;
  };
  const keys = new Map(userIds.map((id) => [id, courseIds.map((courseId) => addPlace(id, courseId))]));
  const graded = await readGrades(context, { places: [...places.values()], userIds, isStaff: false });
  const byPlace = new Map([...places.keys()].map((key, index) => [key, graded[index]]));
  const means = userIds.flatMap((userId): [number, number][] => {
    const grades = (keys.get(userId) ?? []).map((key) => byPlace.get(key)?.grade(userId).grade.exact ?? null);
    const known = grades.filter((grade) => grade !== null);
    if (known.length === 0 || known.length < grades.length) return [];
    return [[userId, Math.floor(known.reduce((sum, grade) => sum + grade, 0) / known.length)]];
  });
  return new Map(means);
}
