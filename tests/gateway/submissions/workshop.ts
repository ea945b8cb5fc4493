import { afterAll, beforeEach } from "vitest";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { command, openClassroom, refusal } from "../enrolments/classroom";

type Classroom = Awaited<ReturnType<typeof openClassroom>>;

const levels = [0, 1, 2, 3].map((points) => ({ points, label: `Level ${points}`, description: "" }));
/** Two criteria of four levels, from 0 to 3 points. */
export const criteria = ["tests", "style"].map((key) => ({
  key,
  title: `The ${key}`,
  description: "",
  levels,
}));

export const assignmentInput = {
  kind: "ASSIGNMENT",
  title: "A calculator",
  markdown: "Write **one**.",
  fileIds: [],
  accepts: ["TEXT", "FILES", "LINK"],
  points: 60,
  resubmissions: 1,
  lateRule: "PERCENT",
  latePercent: 10,
  milestones: [],
  teamSize: 1,
  teamsByLearner: false,
  marksEach: false,
} as const;

export const draftFields = "databaseId text link number state updatedAt handedInAt daysLate files { name }";
export const markFields = "marks { score points penalty comment outcome criteria { key level comment } }";

/** Learners and reviewers with an assignment, acting as their screens do. */
export const acts = {
  /** Without a version it replaces any draft. */
  save: (by: Caller, assignmentId: number, input: object, version?: string | null) =>
    command(
      by,
      `mutation ($id: Int!, $version: DateTime, $input: SubmissionInput!) {
        result: saveSubmission(assignmentId: $id, version: $version, input: $input) {
          ... on OwnSubmissionPayload { submission { ${draftFields} } assignment { state } } ${refusal}
        } }`,
      { id: assignmentId, version, input: { fileIds: [], ...input } },
    ),
  handIn: (by: Caller, assignmentId: number) =>
    command(
      by,
      `mutation ($id: Int!) { result: handIn(assignmentId: $id) {
        ... on OwnSubmissionPayload { submission { ${draftFields} } assignment { state own { triesLeft } } } ${refusal}
      } }`,
      { id: assignmentId },
    ),
  withdraw: (by: Caller, submissionId: number) =>
    command(
      by,
      `mutation ($id: Int!) { result: withdrawSubmission(submissionId: $id) {
        ... on OwnSubmissionPayload { submission { ${draftFields} } } ${refusal}
      } }`,
      { id: submissionId },
    ),
  piece: (by: Caller, name: string, submissionId: number) =>
    command(
      by,
      `mutation ($id: Int!) { result: ${name}(submissionId: $id) {
        ... on SubmissionPayload { submission { state isMine isBeingRead ${markFields}
          proposals { databaseId criterionKey level quotation state } } } ${refusal}
      } }`,
      { id: submissionId },
    ),
  judge: (by: Caller, name: "gradeSubmission" | "returnSubmission", submissionId: number, input: object) =>
    command(
      by,
      `mutation ($id: Int!, $input: MarkInput!) { result: ${name}(submissionId: $id, input: $input) {
        ... on SubmissionPayload { submission { state ${markFields} } } ${refusal}
      } }`,
      { id: submissionId, input },
    ),
};

/** A batch with a course that a trainer teaches, a learner in it, and an assignment that the batch was given. */
export async function openWorkshop({ prisma, factory, test, ...room }: Classroom, admin: Caller) {
  const organizationId = demoId;
  const course = await room.course();
  const dates = { startDate: new Date("2030-01-01"), endDate: new Date("2030-06-01") };
  const batch = await prisma.batch.create({
    data: { organizationId, name: `Workshop ${nextNumber()}`, description: "Made", ...dates },
  });
  const scope = { organizationId, batchId: batch.id, courseId: course.id };
  await prisma.batchCourse.create({ data: { ...scope, ...dates } });
  const addLearner = async () => {
    const learner = await room.learner();
    await prisma.batchUser.create({ data: { organizationId, batchId: batch.id, userId: learner.user.id } });
    await factory.enrolment(learner.user.id, course.id, organizationId);
    return learner;
  };
  const addTrainer = async () => {
    const user = await factory.user({ userType: "E" }, ["TRAINER"]);
    await prisma.batchTrainer.create({ data: { ...scope, trainerId: user.id, role: "TRAINER" } });
    return { user, caller: await test.openSession(user) };
  };
  const rubric = await prisma.rubric.create({
    data: { organizationId, name: `Rubric ${nextNumber()}`, criteria },
  });
  const write = async (input: object = {}): Promise<number> => {
    const outcome = await command(
      admin,
      `mutation ($input: AssignmentInput!) { result: createAssignment(input: $input) {
        ... on AssignmentPayload { assignment { databaseId } } ${refusal}
      } }`,
      { input: { ...assignmentInput, courseId: course.id, rubricId: rubric.id, ...input } },
    );
    if (!outcome.assignment) throw new Error(JSON.stringify(outcome));
    return outcome.assignment.databaseId;
  };
  const give = (assignmentId: number, input: object, batchId: number | null = batch.id) =>
    command(
      admin,
      `mutation ($id: Int!, $batchId: Int, $input: GiveInput!) {
        result: giveAssignment(assignmentId: $id, batchId: $batchId, input: $input) {
          ... on GiveAssignmentPayload { given { databaseId dueAt opensAt announcedAt } } ${refusal}
        } }`,
      { id: assignmentId, batchId, input },
    );
  return {
    course,
    batch,
    rubric,
    addLearner,
    addTrainer,
    write,
    give,
    learner: await addLearner(),
    trainer: await addTrainer(),
  };
}

const start = new Date("2030-02-04T04:00:00Z");

/** A classroom at a fixed time, whose sessions outlast it, with work on assignments that are due in three days. */
export async function openSubmissionRoom() {
  const room = await openClassroom({
    environment: { SESSION_IDLE_HOURS: "100000", SESSION_MAX_HOURS: "100000" },
  });
  const { test } = room;
  const admin = await test.as("admin");
  afterAll(() => test.close());
  beforeEach(() => test.setNow(start));
  const days = (count: number) => new Date(start.getTime() + count * 24 * 3_600_000);

  /** A workshop with an assignment that is due in three days. */
  async function begin(input: object = {}, gift: object = {}) {
    const shop = await openWorkshop(room, admin);
    const assignmentId = await shop.write(input);
    const outcome = await shop.give(assignmentId, { dueAt: days(3), ...gift });
    if (!outcome.given) throw new Error(JSON.stringify(outcome));
    return { ...shop, assignmentId, givenId: outcome.given.databaseId as number };
  }

  /** Work that the learner of a workshop has handed in. */
  async function handedIn(input: object = {}) {
    const shop = await begin(input);
    const { caller } = shop.learner;
    await acts.save(caller, shop.assignmentId, { text: "Two plus two is four, as my tests show." });
    const { submission } = await acts.handIn(caller, shop.assignmentId);
    return { ...shop, submissionId: submission.databaseId as number };
  }

  return { ...room, admin, start, days, begin, handedIn };
}

/** A mark of the same level of both criteria. */
export const toMark = (level: number, comment: string) => ({
  levels: ["tests", "style"].map((key) => ({ key, level })),
  comment,
});
