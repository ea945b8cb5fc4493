import type { Reading } from "#gateway/graphql/loaders";
import { isMember } from "#gateway/session/viewer";
import { whereUnmarked } from "./access";
import type { AttemptTimes, Terms } from "./attemptRules";
import type { AssessmentKind } from "./contract";

/** A learner's terms for an assessment, and the attempts used. */
export interface OwnTerms extends Terms {
  kind: AssessmentKind;
  /** Number of attempts started. */
  attempts: number;
  /** Those in which an answer has no mark of a person. */
  unmarked: readonly AttemptTimes[];
  /** Whether learners may start it at all: it, and its course, are published. */
  isOffered: boolean;
}

const ofBatches = (userId: number) => ({ users: { some: { userId, status: { not: "DROPPED" as const } } } });

/** A member's attempts in which an answer has no mark of a person: `waitsForMarks` leaves out the open one. */
export const selectUnmarked = (userId: number) =>
  ({
    where: { userId, questions: { some: whereUnmarked } },
    select: { submittedAt: true, dueAt: true },
  }) as const;

/** The columns of an assessment that a learner's terms are computed from. */
export const selectTerms = (userId: number) =>
  ({
    duration: true,
    maxAttempts: true,
    opensAt: true,
    closesAt: true,
    windows: { where: { batch: ofBatches(userId) } },
    exceptions: { where: { userId } },
  }) as const;

/** The batches of a course that a learner has not left. */
export const selectBatches = (userId: number) =>
  ({ batchCourses: { where: { batch: ofBatches(userId) }, select: { batchId: true } } }) as const;

/** The ids of the batches that `selectBatches` reads. */
export const toBatchIds = ({ batchCourses }: { batchCourses: readonly { batchId: number }[] }): number[] =>
  batchCourses.map(({ batchId }) => batchId);

/**
 * Reads the viewer's terms for some assessments of courses that the viewer is enrolled in, in a fixed number of
 * statements for all.
 */
export async function readOwnTerms(
  { db, viewer }: Reading,
  ids: readonly number[],
): Promise<Map<number, OwnTerms>> {
  if (!isMember(viewer)) return new Map();
  const ofViewer = { userId: viewer.userId };
  const rows = await db.assessment.findMany({
    where: { id: { in: [...ids] }, course: { enrolments: { some: ofViewer } } },
    select: {
      id: true,
      state: true,
      kind: true,
      attempts: selectUnmarked(viewer.userId),
      ...selectTerms(viewer.userId),
      _count: { select: { attempts: { where: ofViewer } } },
      course: {
        select: {
          status: true,
          ...selectBatches(viewer.userId),
          enrolments: { where: ofViewer, select: { user: { select: { extraTimePercent: true } } } },
        },
      },
    },
  });
  return new Map(
    rows.map(({ id, state, course, exceptions, attempts: unmarked, _count, ...terms }) => {
      const extraTimePercent = course.enrolments[0]?.user.extraTimePercent ?? 0;
      const isOffered = state === "PUBLISHED" && course.status === "PUBLISHED";
      const own = { exception: exceptions[0] ?? null, extraTimePercent, batchIds: toBatchIds(course) };
      return [id, { ...terms, ...own, attempts: _count.attempts, unmarked, isOffered }];
    }),
  );
}
