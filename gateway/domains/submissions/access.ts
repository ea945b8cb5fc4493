import type { Prisma } from "#gateway/database/generated/prisma/client";
import { getUserId, isMember, may, mayAll, type Viewer } from "#gateway/session/viewer";
import { taughtBatches, taughtCourses } from "../roles/teachingRules";

/**
 * The submissions that a viewer marks: handed in, of all courses or of those that they teach; no drafts. Of a batch's
 * work those who teach a batch in which it counts.
 */
export function markedSubmissions(viewer: Viewer): Prisma.SubmissionWhereInput {
  if (!may(viewer, "submissions.mark") || !isMember(viewer)) return { id: -1 };
  const handedIn = { handedInAt: { not: null } };
  if (mayAll(viewer, "submissions.mark")) return handedIn;
  return {
    ...handedIn,
    given: { assignment: { course: taughtCourses(viewer.userId) } },
    OR: [{ given: { batchId: null } }, { places: { some: { batch: taughtBatches(viewer.userId) } } }],
  };
}

/** The submissions that count for what was given: handed in there, or by learners who are in its batch by now. */
export const countsFor = (givenId: number): Prisma.SubmissionWhereInput => {
  const given = { some: { id: givenId } };
  return {
    OR: [
      { givenId },
      { given: { assignment: { given } }, places: { some: { batch: { givenAssignments: given } } } },
    ],
  };
};

/** The submissions of a learner, and of the learner's teams. */
export const whereOwn = (userId: number): Prisma.SubmissionWhereInput => ({
  OR: [{ userId }, { teamId: { not: null }, team: { members: { some: { userId } } } }],
});

/** The learners whose submission it is. */
export const whereOwnSubmission = (id: number): Prisma.UserWhereInput => ({
  OR: [
    { submissions: { some: { id } } },
    { teamMembers: { some: { team: { submissions: { some: { id } } } } } },
  ],
});

/** The submissions that a viewer may see: staff those that they mark, learners their own. */
export function visibleSubmissions(viewer: Viewer): Prisma.SubmissionWhereInput {
  if (may(viewer, "submissions.mark")) return markedSubmissions(viewer);
  return isMember(viewer) ? whereOwn(viewer.userId) : { id: -1 };
}

/**
 * The marks that a viewer sees of a visible submission: staff every mark ever given, learners their own that hold.
 */
export const visibleMarks = (viewer: Viewer): Prisma.SubmissionMarkWhereInput =>
  may(viewer, "submissions.mark") ? {} : { userId: getUserId(viewer), replacedAt: null };
