import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { accounts } from "#tests/support/accounts";
import { command, liveList, node, nodeNumber, query, row } from "./build";
import type { EntryRow, Expected, FieldRow, LiveRow } from "./matrix";
import { both, byMember, hidden, signedIn, staffOnly, status, statuses } from "./outcomes";

/** An assignment that is given to everyone enrolled, with a submission of the demo learner, and a rubric. */
export async function makeNodes(prisma: PrismaClient) {
  const organizationId = 1;
  const { id: userId } = await prisma.user.findFirstOrThrow({
    where: { email: accounts.learner.email, organizationId },
  });
  const { courseId } = await prisma.enrolment.findFirstOrThrow({
    where: { userId, course: { status: "PUBLISHED" } },
  });
  const at = new Date();
  const texts = { title: "Access", markdown: "Access", html: "<p>Access</p>" };
  const assignment = await prisma.assignment.create({
    data: { organizationId, courseId, ...texts, accepts: ["TEXT"], points: 10 },
  });
  const given = await prisma.givenAssignment.create({
    data: { organizationId, assignmentId: assignment.id, opensAt: at, announcedAt: at },
  });
  const levels = [
    { points: 0, label: "Poor", description: "" },
    { points: 1, label: "Good", description: "" },
  ];
  const rubric = await prisma.rubric.create({
    data: { organizationId, name: "Access", criteria: [{ key: "a", title: "A", description: "", levels }] },
  });
  const team = await prisma.projectTeam.create({
    data: { organizationId, givenId: given.id, name: "Access" },
  });
  const submission = await prisma.submission.create({
    data: {
      organizationId,
      givenId: given.id,
      userId,
      number: 1,
      state: "HANDED_IN",
      text: "Access",
      handedInAt: at,
      handedInById: userId,
    },
  });
  return {
    Assignment: assignment.id,
    GivenAssignment: given.id,
    Rubric: rubric.id,
    ProjectTeam: team.id,
    Submission: submission.id,
  };
}

/** The learner to whom it was given, and staff who manage it. */
const ofStaff: Expected = { ...hidden, visitor: "UNAUTHENTICATED", learner: "yes" };
const found = { ...ofStaff, visitor: "nothing" } as const;
const nothing = `courseId: 999999, kind: ASSIGNMENT, title: "", markdown: "", fileIds: [], accepts: [], points: 1,
  resubmissions: 0, lateRule: ACCEPT, latePercent: 0, milestones: [], teamSize: 1, teamsByLearner: false, marksEach: false`;
const missing = byMember("UNAUTHENTICATED", "NOT_FOUND");

export const fields: FieldRow[] = [
  query(
    "assignment",
    (rows) =>
      `assignment(databaseId: ${nodeNumber(rows, "Assignment")}) { title html state dueAt own { state } }`,
    ofStaff,
  ),
  node("Assignment", "title", found),
  query(
    "givenAssignment",
    (rows) => `givenAssignment(databaseId: ${nodeNumber(rows, "GivenAssignment")}) { dueAt teams { name } }`,
    ofStaff,
  ),
  node("GivenAssignment", "dueAt opensAt", found),
  node("ProjectTeam", "name", found),
  query("assignments", 'assignments(search: "Access") { nodes { title } }', {
    ...signedIn,
    other: "nothing",
  }),
  command("createAssignment", `input: { ${nothing} }`, both("INVALID")),
  command("updateAssignment", `assignmentId: 999999, input: { ${nothing} }`, both("INVALID")),
  command("deleteAssignment", "assignmentId: 999999", both("NOT_FOUND")),
  command("giveAssignment", "assignmentId: 999999, input: {}", both("NOT_FOUND")),
  command("takeBackAssignment", "givenId: 999999", both("NOT_FOUND")),
  command(
    "grantExtension",
    'givenId: 999999, userId: 1, dueAt: "2030-01-01T00:00:00Z", reason: "R"',
    both("NOT_FOUND"),
  ),
  command("saveTeam", 'givenId: 999999, name: "T", userIds: []', both("NOT_FOUND")),
  command("joinTeam", 'givenId: 999999, name: "T"', missing),
  command("leaveTeam", "givenId: 999999", missing),
  command("setMilestone", 'givenId: 999999, milestoneKey: "a", isReached: true', missing),
];

export const liveFields: LiveRow[] = [
  liveList(
    "assignmentsChanged",
    (bus, organizationId) => bus.publish("assignmentsChanged", { organizationId }),
    { ...staffOnly, learner: "yes", other: "yes" },
  ),
];

export const entries: EntryRow[] = [
  row("GET assignments", () => "assignments", { ...status.signedIn, other: 200 }),
  row(
    "GET assignments/{id}",
    (rows) => `assignments/${nodeNumber(rows, "Assignment")}`,
    statuses(401, 200, 200, 404),
  ),
];
