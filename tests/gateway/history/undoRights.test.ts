import { describe, expect, it } from "vitest";
import { shippedRoles } from "#gateway/domains/roles/shippedContract";
import { createCaller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { readLastId, succeed, undo } from "./undoing";

const { test, factory } = await openSuite();
const { prisma } = test.database;
const admin = await test.as("admin");
const learner = await factory.user();
const organizationId = demoId;

const lacksRight = { code: "FORBIDDEN", message: "You don't have the right to undo this" };

/** An employee who can be given another role, and signs in again then. */
async function openEmployee(role: string) {
  const user = await factory.user({ userType: "E" }, [role]);
  const signIn = () => createCaller(test.origin).signIn(user.signIn);
  const become = async (name: string, rights: object = {}) => {
    const { id } = await prisma.role.upsert({
      where: { organizationId_name: { organizationId, name } },
      create: { organizationId, name, rights },
      update: {},
    });
    await prisma.userRole.deleteMany({ where: { userId: user.id } });
    await prisma.userRole.create({ data: { organizationId, userId: user.id, roleId: id } });
    return signIn();
  };
  return { user, caller: await signIn(), become };
}

/** A course in a batch with a question and a topic; an employee teaches it there. */
async function openTaught(trainerId: number) {
  const course = await factory.course();
  const { question, topic } = await factory.module(course);
  const dates = { startDate: new Date("2020-01-01"), endDate: new Date("2040-01-01") };
  const batch = await prisma.batch.create({
    data: { organizationId, name: `Taught by ${trainerId}`, description: "Made", ...dates },
  });
  const place = { organizationId, batchId: batch.id, courseId: course.id };
  await prisma.batchCourse.create({ data: { ...place, ...dates, locked: false } });
  const teach = () => prisma.batchTrainer.create({ data: { ...place, trainerId, role: "TRAINER" } });
  await teach();
  const leave = () => prisma.batchTrainer.deleteMany({ where: place });
  return { place, question, topic, teach, leave };
}

describe("an undo takes the right that the change takes", () => {
  it("of who has moved to another role", async () => {
    const { caller, become } = await openEmployee(shippedRoles.finance);
    const payment = await factory.payment({ userId: learner.id });
    const { undoId } = await succeed(
      caller,
      `deletePayment(paymentId: ${payment.id})`,
      "... on DeletedPaymentPayload { undoId }",
    );
    expect(await undo(await become(shippedRoles.author), undoId)).toEqual(lacksRight);
    expect(await prisma.payment.count({ where: { id: payment.id } })).toBe(0);
    expect(await undo(await become(shippedRoles.finance), undoId)).toMatchObject({ conflicts: [] });
    expect(await prisma.payment.count({ where: { id: payment.id } })).toBe(1);
  });

  it("of a trainer for what they still teach: courses and batches alike", async () => {
    const { user, caller } = await openEmployee(shippedRoles.trainer);
    const { place, question, topic, teach, leave } = await openTaught(user.id);
    const { undoId: ofQuestion } = await succeed(
      caller,
      `deleteQuestion(questionId: ${question.id})`,
      "... on ChangedCoursePayload { undoId }",
    );
    const input = `{ batchId: ${place.batchId}, courseId: ${place.courseId}, topicId: ${topic.id}, status: COMPLETED }`;
    const { undoId: ofTopic } = await succeed(
      caller,
      `updateBatchTopic(input: ${input})`,
      "... on BatchTopicsChange { undoId }",
    );
    expect([ofQuestion, ofTopic]).toEqual([expect.any(Number), expect.any(Number)]);
    await leave();
    expect(await undo(caller, ofQuestion)).toEqual(lacksRight);
    expect(await undo(caller, ofTopic)).toEqual(lacksRight);
    expect(await prisma.question.count({ where: { id: question.id } })).toBe(0);
    await teach();
    expect(await undo(caller, ofQuestion)).toMatchObject({ conflicts: [] });
    expect(await undo(caller, ofTopic)).toMatchObject({ conflicts: [] });
    expect(await prisma.batchCourseTopic.count({ where: { ...place, status: "COMPLETED" } })).toBe(0);
  });

  it("of who reads the history: with it alone nothing can be undone", async () => {
    const payment = await factory.payment({ userId: learner.id });
    await succeed(admin, `deletePayment(paymentId: ${payment.id})`);
    const historyId = await readLastId(prisma);
    const { become } = await openEmployee(shippedRoles.support);
    const reader = await become("Auditor", { "history.read": "ALL" });
    const readCanUndo = async () =>
      (await reader.graphql(`{ history(first: 1, action: "payment.deleted") { nodes { action canUndo } } }`))
        .data.history.nodes;
    expect(await readCanUndo()).toEqual([{ action: "payment.deleted", canUndo: false }]);
    expect(await undo(reader, historyId)).toEqual(lacksRight);
    const both = await become("Bookkeeper", { "history.read": "ALL", "payments.write": "ALL" });
    expect(await undo(both, historyId)).toMatchObject({ conflicts: [] });
  });

  it("of who may make the change, but neither made it nor reads the history", async () => {
    const payment = await factory.payment({ userId: learner.id });
    await succeed(admin, `deletePayment(paymentId: ${payment.id})`);
    const historyId = await readLastId(prisma);
    const { caller } = await openEmployee(shippedRoles.finance);
    expect(await undo(caller, historyId)).toMatchObject({ code: "NOT_FOUND" });
  });
});
