import type { Reading } from "#gateway/graphql/loaders";
import { isMember } from "#gateway/session/viewer";
import { type Allowance, getAllowance } from "./attemptRules";

/** A learner's terms for an assessment, and the attempts used. */
export interface OwnTerms extends Allowance {
  /** Number of attempts started. */
  attempts: number;
  /** Whether learners may start it at all: it, and its course, are published. */
  isOffered: boolean;
}

/** The columns of an assessment that a learner's terms are computed from. */
export const selectTerms = (userId: number) =>
  ({
    duration: true,
    maxAttempts: true,
    opensAt: true,
    closesAt: true,
    windows: { where: { batch: { users: { some: { userId } } } } },
    exceptions: { where: { userId } },
  }) as const;

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
      ...selectTerms(viewer.userId),
      _count: { select: { attempts: { where: ofViewer } } },
      course: {
        select: {
          status: true,
          enrolments: { where: ofViewer, select: { user: { select: { extraTimePercent: true } } } },
        },
      },
    },
  });
  return new Map(
    rows.map(({ id, state, course, exceptions, _count, ...terms }) => {
      const extraTimePercent = course.enrolments[0]?.user.extraTimePercent ?? 0;
      const allowance = getAllowance({ ...terms, exception: exceptions[0] ?? null, extraTimePercent });
      const isOffered = state === "PUBLISHED" && course.status === "PUBLISHED";
      return [id, { ...allowance, attempts: _count.attempts, isOffered }];
    }),
  );
}
