import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, type Viewer } from "#gateway/session/viewer";
import { managedAssignments, managesAll } from "../assignments/access";

/** The submissions that a viewer marks: what was handed in, of all or of courses that they teach; no drafts. */
export function markedSubmissions(viewer: Viewer): Prisma.SubmissionWhereInput {
  if (!isStaff(viewer)) return { id: -1 };
  const handedIn = { handedInAt: { not: null } };
  if (managesAll(viewer)) return handedIn;
  const userId = isMember(viewer) ? viewer.userId : -1;
  const ofBatch = { batch: { courses: { some: { trainers: { some: { trainerId: userId } } } } } };
  return {
    ...handedIn,
    given: {
      assignment: managedAssignments(viewer),
      OR: [{ batchId: null }, { batchId: { not: null }, ...ofBatch }],
    },
  };
}

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
  if (isStaff(viewer)) return markedSubmissions(viewer);
  return isMember(viewer) ? whereOwn(viewer.userId) : { id: -1 };
}

/** The marks that a viewer sees of a visible submission: staff every one that was ever given, learners their own that hold. */
export const visibleMarks = (viewer: Viewer): Prisma.SubmissionMarkWhereInput =>
  isStaff(viewer) ? {} : { userId: isMember(viewer) ? viewer.userId : -1, replacedAt: null };
