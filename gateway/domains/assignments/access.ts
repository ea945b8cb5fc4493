import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, type Viewer } from "#gateway/session/viewer";
import { announceableCourses, mayAnnounceToAll } from "../announcements/access";

const none = { id: -1 };

/** Whether a viewer writes and gives all assignments; trainers and nothing else those of courses that they teach. */
export const managesAll = mayAnnounceToAll;

/** The courses whose assignments a viewer writes and gives. */
export const managedCourses = (viewer: Viewer): Prisma.CourseWhereInput => announceableCourses(viewer);

/** The assignments that a viewer writes and gives. */
export const managedAssignments = (viewer: Viewer): Prisma.AssignmentWhereInput =>
  managesAll(viewer) ? {} : { course: managedCourses(viewer) };

/** What a learner was given and is open: by a batch that they have not left, or by being enrolled. */
export function givenTo(viewer: Viewer): Prisma.GivenAssignmentWhereInput {
  if (!isMember(viewer) || isStaff(viewer)) return none;
  return givenToUser({ id: viewer.userId });
}

const givenToUser = ({ id: userId }: { id: number }): Prisma.GivenAssignmentWhereInput => ({
  announcedAt: { not: null },
  assignment: { course: { status: "PUBLISHED" } },
  OR: [
    { batchId: null, assignment: { course: { enrolments: { some: { userId } } } } },
    { batchId: { not: null }, batch: { users: { some: { userId, status: { not: "DROPPED" } } } } },
  ],
});

/** The learners to whom something was given: those for whom `givenTo` includes it. */
export const whereGiven = (given: Prisma.GivenAssignmentWhereInput): Prisma.UserWhereInput => ({
  userType: "U",
  OR: [
    {
      enrolments: {
        some: {
          course: {
            status: "PUBLISHED",
            assignments: {
              some: { given: { some: { AND: [given, { batchId: null, announcedAt: { not: null } }] } } },
            },
          },
        },
      },
    },
    {
      batchUsers: {
        some: {
          status: { not: "DROPPED" },
          batch: {
            givenAssignments: {
              some: {
                AND: [given, { announcedAt: { not: null }, assignment: { course: { status: "PUBLISHED" } } }],
              },
            },
          },
        },
      },
    },
  ],
});

/** What was given that a viewer may see: staff what they manage, learners their own. */
export const visibleGiven = (viewer: Viewer): Prisma.GivenAssignmentWhereInput =>
  isStaff(viewer) ? { assignment: managedAssignments(viewer) } : givenTo(viewer);

/** The assignments that a viewer may see: staff those that they manage, learners what they were given. */
export const visibleAssignments = (viewer: Viewer): Prisma.AssignmentWhereInput =>
  isStaff(viewer) ? managedAssignments(viewer) : { given: { some: givenTo(viewer) } };

/** The teams that a viewer may see: with what they were made for. */
export const visibleTeams = (viewer: Viewer): Prisma.ProjectTeamWhereInput => ({
  given: visibleGiven(viewer),
});
