import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { ask, readErrorCode } from "../enrolments/classroom";
import { acts, openSubmissionRoom, openWorkshop, toMark } from "./workshop";

const room = await openSubmissionRoom();
const { test, prisma, admin, start, days } = room;
const mark = toMark(2, "Only for you");

/** Two learners of one batch: the first has handed in, was proposed levels, and was marked. */
async function openShared() {
  const shop = await openWorkshop(room, admin);
  const other = await shop.addLearner();
  const assignmentId = await shop.write();
  const { given } = await shop.give(assignmentId, { dueAt: days(3) });
  await acts.save(shop.learner.caller, assignmentId, { text: "My own words." });
  const { submission } = await acts.handIn(shop.learner.caller, assignmentId);
  const submissionId = submission.databaseId as number;
  const { organizationId } = shop.batch;
  const proposal = { criterionKey: "tests", level: 3, quotation: "My own words." };
  await prisma.markProposal.create({ data: { organizationId, submissionId, ...proposal } });
  await acts.judge(shop.trainer.caller, "gradeSubmission", submissionId, mark);
  return { ...shop, other, assignmentId, submissionId, givenId: given.databaseId as number };
}

const submissionFields = "databaseId text state marks { score comment }";
const ownFields = `own { submissions { ${submissionFields} } }`;

/** All that a caller may find of the work of others, as text. */
async function readAll(
  caller: Caller,
  { assignmentId, submissionId, course }: Awaited<ReturnType<typeof openShared>>,
) {
  const read = await ask(
    caller,
    `query ($id: Int!, $submissionId: Int!, $courseId: Int!, $node: ID!) {
      submission(databaseId: $submissionId) { ${submissionFields} }
      node(id: $node) { id ... on Submission { ${submissionFields} } }
      assignment(databaseId: $id) { title ${ownFields} }
      assignments { nodes { title ${ownFields} } }
      course(databaseId: $courseId) { assignments { title ${ownFields} } }
    }`,
    { id: assignmentId, submissionId, courseId: course.id, node: btoa(`Submission:${submissionId}`) },
  );
  return JSON.stringify(read);
}

describe("what a learner handed in", () => {
  it("is read with its mark by the learner, and on no path by another of the batch", async () => {
    const shop = await openShared();
    const own = await readAll(shop.learner.caller, shop);
    expect(own).toContain("My own words.");
    expect(own).toContain("Only for you");
    const others = await readAll(shop.other.caller, shop);
    expect(others).toContain("A calculator");
    expect(others).not.toContain("My own words.");
    expect(others).not.toContain("Only for you");
    expect(others).not.toContain('"score"');
  });

  it("shows what the AI proposed to staff alone, and not to its learner", async () => {
    const shop = await openShared();
    const read = "query ($id: Int!) { submission(databaseId: $id) { proposals { quotation } } }";
    const variables = { id: shop.submissionId };
    expect(await readErrorCode(shop.learner.caller, read, variables)).toBe("FORBIDDEN");
    expect(await ask(shop.trainer.caller, read, variables)).toEqual({
      submission: { proposals: [{ quotation: "My own words." }] },
    });
  });

  it("cannot be queued, taken or marked by learners", async () => {
    const shop = await openShared();
    expect(await readErrorCode(shop.other.caller, "{ reviewQueue { totalCount } }", {})).toBe("FORBIDDEN");
  });

  it("is no filter by which a learner finds out what waits", async () => {
    const shop = await openShared();
    const stages = await ask(shop.other.caller, "{ assignments(stage: WAITING) { totalCount } }", {});
    expect(stages).toEqual({ assignments: { totalCount: 0 } });
  });
});

const listQuery = `{ assignments(first: 100) { totalCount nodes { title course { title }
  given { submissionCount waitingCount batch { name } } } } }`;
const queueQuery = `{ reviewQueue(first: 100) { totalCount nodes { learnerName handedInAt daysLate text
  files { name } marks { score } proposals { level }
  given { assignment { title } batch { name } criteria { key } } } } }`;

describe("fifty rows", () => {
  it("of assignments take as many statements as one", async () => {
    const shop = await openWorkshop(room, admin);
    const { trainer, course, batch } = shop;
    await shop.give(await shop.write(), { dueAt: days(3) });
    const count = async () => (await test.statementsOf(() => ask(trainer.caller, listQuery, {}))).length;
    const baseline = await count();
    const { organizationId } = batch;
    const made = await prisma.assignment.createManyAndReturn({
      data: Array.from({ length: 50 }, (_, place) => ({
        organizationId,
        courseId: course.id,
        title: `Work ${place}`,
        markdown: "x",
        html: "x",
        accepts: ["TEXT" as const],
        points: 10,
      })),
    });
    await prisma.givenAssignment.createMany({
      data: made.map(({ id }) => ({ organizationId, assignmentId: id, batchId: batch.id, opensAt: start })),
    });
    expect(await count()).toBe(baseline);
    expect(baseline).toBeLessThanOrEqual(6);
  });

  it("of the review queue take as many statements as one", async () => {
    const shop = await openWorkshop(room, admin);
    const { trainer, batch } = shop;
    const { given } = await shop.give(await shop.write(), { dueAt: days(3) });
    const { organizationId } = batch;
    const handIn = async (many: number, prefix: string) => {
      const users = await prisma.user.createManyAndReturn({
        data: Array.from({ length: many }, (_, place) => {
          const username = `${prefix}-${given.databaseId}-${place}`;
          return {
            organizationId,
            username,
            name: username,
            userType: "U" as const,
            email: `${username}@made.example`,
          };
        }),
      });
      await prisma.submission.createMany({
        data: users.map(({ id: userId }) => ({
          organizationId,
          givenId: given.databaseId as number,
          userId,
          number: 1,
          text: "Mine",
          state: "HANDED_IN" as const,
          handedInAt: start,
          handedInById: userId,
        })),
      });
    };
    const count = async () => (await test.statementsOf(() => ask(trainer.caller, queueQuery, {}))).length;
    await handIn(1, "first");
    const baseline = await count();
    await handIn(50, "more");
    expect(await count()).toBe(baseline);
    expect(baseline).toBeLessThanOrEqual(12);
  });
});
