import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, may, mayAll, type Viewer } from "#gateway/session/viewer";
import { reachedCourses } from "../courses/access";
import type { Right } from "../rightsContract";
import { taughtCourses } from "../roles/teachingRules";
import { whereOwn } from "../submissions/access";
import type { AssignmentStage } from "./contract";

const none = { id: -1 };

/** The courses whose assignments a viewer writes and gives. */
export const managedCourses = (viewer: Viewer): Prisma.CourseWhereInput =>
  reachedCourses(viewer, "assignments.write");

/** The assignments that a viewer writes and gives. */
export const managedAssignments = (viewer: Viewer): Prisma.AssignmentWhereInput =>
  mayAll(viewer, "assignments.write") ? {} : { course: managedCourses(viewer) };

/** Given assignments that are open to a learner: by a batch that they have not left, or by being enrolled. */
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

/**
 * Given assignments that a learner may read: those that are open to them, and those that they have work in, which stays
 * theirs when they leave the batch.
 */
export function ownGiven(viewer: Viewer): Prisma.GivenAssignmentWhereInput {
  if (!isMember(viewer) || isStaff(viewer)) return none;
  const worked = { submissions: { some: whereOwn(viewer.userId) } };
  return { OR: [givenTo(viewer), { assignment: { course: { status: "PUBLISHED" } }, ...worked }] };
}

/** The learners of a given assignment: those for whom `givenTo` includes it. */
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

/** The users whose work on an assignment neither waits for a mark nor was accepted, in whatever batch or team. */
export function whereUnfinished(assignmentId: number): Prisma.UserWhereInput {
  const done = { given: { assignmentId }, state: { in: ["HANDED_IN" as const, "ACCEPTED" as const] } };
  return {
    submissions: { none: done },
    teamMembers: { none: { team: { submissions: { some: done } } } },
  };
}

/** The rights by which staff see assignments. */
const reading = ["assignments.write", "submissions.mark"] as const satisfies readonly Right[];

/** The assignments that staff see: those that they manage or whose submissions they mark. */
function staffAssignments(viewer: Viewer): Prisma.AssignmentWhereInput {
  if (reading.some((right) => mayAll(viewer, right))) return {};
  if (!isMember(viewer) || !reading.some((right) => may(viewer, right))) return none;
  return { course: taughtCourses(viewer.userId) };
}

/** Given assignments that a viewer may see: staff those they manage or mark, learners their own. */
export const visibleGiven = (viewer: Viewer): Prisma.GivenAssignmentWhereInput =>
  isStaff(viewer) ? { assignment: staffAssignments(viewer) } : ownGiven(viewer);

/**
 * The assignments that a viewer may see: staff those that they manage or mark, learners those given to them,
 * and those that they have work in.
 */
export const visibleAssignments = (viewer: Viewer): Prisma.AssignmentWhereInput =>
  isStaff(viewer) ? staffAssignments(viewer) : { given: { some: ownGiven(viewer) } };

/** The teams that a viewer may see: staff those of assignments that they may see, learners those of theirs, and their own. */
export function visibleTeams(viewer: Viewer): Prisma.ProjectTeamWhereInput {
  if (isStaff(viewer)) return { given: visibleGiven(viewer) };
  if (!isMember(viewer)) return none;
  return { OR: [{ given: givenTo(viewer) }, { members: { some: { userId: viewer.userId } } }] };
}

/** The assignments at a stage; none for viewers other than staff. */
export const whereStage = (viewer: Viewer, stage: AssignmentStage): Prisma.AssignmentWhereInput => {
  if (!isStaff(viewer)) return none;
  if (stage === "NOT_GIVEN") return { given: { none: {} } };
  return { given: { some: stage === "GIVEN" ? {} : { submissions: { some: { state: "HANDED_IN" } } } } };
};
