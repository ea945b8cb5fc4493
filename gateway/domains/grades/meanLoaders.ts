import type { GradedCourseKey } from "./gradebookRules";
import { type GradeContext, readGrades } from "./gradeLoaders";
import { type MeanGrade, meanOfShown } from "./meanRules";
import { readGradedBatches } from "./placeLoaders";

export type { GradeContext };

interface MeanScope {
  courseIds: readonly number[];
  /** Null for the batch in which each learner is graded. */
  batchId: number | null;
  userIds: readonly number[];
}

/**
 * The mean grade of learners over courses, as the learners see it: without marks that are hidden from them. Missing for
 * learners with a course in which nothing counts yet. A few statements for any number of learners and courses.
 */
export async function readMeanGrades(
  context: GradeContext,
  asked: MeanScope,
): Promise<ReadonlyMap<number, MeanGrade>> {
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
  const means = userIds.flatMap((userId): [number, MeanGrade][] => {
    const grades = (keys.get(userId) ?? []).flatMap((key) => {
      const found = byPlace.get(key);
      return found ? [{ grade: found.grade(userId).grade, scheme: found.scheme }] : [];
    });
    const mean = meanOfShown(grades);
    return mean ? [[userId, mean]] : [];
  });
  return new Map(means);
}
