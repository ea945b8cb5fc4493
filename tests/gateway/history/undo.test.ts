import { describe, expect, it } from "vitest";
import { inUndoOrder, toFields } from "#gateway/domains/history/rules";
import { createCaller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";
import { readLastId, succeed, undo } from "./undoing";

const { test, factory } = await openSuite();
const admin = await test.as("admin");
const staff = await test.as("coordinator");
const other = await test.as("otherAdmin");
const { prisma } = test.database;
const learner = await factory.user();

const lastId = () => readLastId(prisma);

async function deletePayment(reference: string) {
  const payment = await factory.payment({ userId: learner.id, reference });
  await succeed(staff, `deletePayment(paymentId: ${payment.id})`);
  return { payment, historyId: await lastId() };
}

describe("an undo", () => {
  it("brings a deleted payment back as it was, tells its screens, and is recorded itself", async () => {
    const { payment, historyId } = await deletePayment("UNDO-1");
    const heard: number[] = [];
    const stop = test.gateway.bus.subscribe("paymentChanged", ({ paymentId }) => heard.push(paymentId));
    expect(await undo(admin, historyId)).toEqual({ historyId, conflicts: [] });
    stop();
    expect(await prisma.payment.findUnique({ where: { id: payment.id } })).toEqual(payment);
    expect(heard).toEqual([payment.id]);
    const entry = await prisma.history.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(entry).toMatchObject({ action: "history.undone", undoOf: historyId, actorId: admin.userId });
    expect(await undo(admin, historyId)).toMatchObject({
      code: "CONFLICT",
      message: "This change has already been undone",
    });
  });

  it("is for those who made the change, and for administrators of the organization", async () => {
    const { historyId } = await deletePayment("UNDO-2");
    const another = await factory.user({ userType: "E" });
    const colleague = await createCaller(test.origin).signIn(another.signIn);
    expect(await undo(colleague, historyId)).toMatchObject({ code: "NOT_FOUND" });
    expect(await undo(other, historyId)).toMatchObject({ code: "NOT_FOUND" });
    expect(await undo(staff, historyId)).toEqual({ historyId, conflicts: [] });
  });

  it("is not for who made the change as an administrator and is none any more", async () => {
    const former = await factory.user({ userType: "E" }, ["ADMIN"]);
    const caller = await createCaller(test.origin).signIn(former.signIn);
    const { updatedAt, name } = await prisma.organization.findUniqueOrThrow({ where: { id: 1 } });
    const settings = `{ name: "Taken over", selfRegistration: true, disableLogin: false, timeZone: "Asia/Kolkata" }`;
    await succeed(
      caller,
      `updateOrganization(databaseId: 1, version: "${updatedAt.toISOString()}", input: ${settings})`,
    );
    const historyId = await lastId();
    await prisma.userRole.deleteMany({ where: { userId: former.id } });
    const demoted = await createCaller(test.origin).signIn(former.signIn);
    expect(await undo(demoted, historyId)).toMatchObject({ code: "FORBIDDEN" });
    expect(await undo(admin, historyId)).toEqual({ historyId, conflicts: [] });
    expect(await prisma.organization.findUniqueOrThrow({ where: { id: 1 } })).toMatchObject({ name });
  });

  it("overwrites nothing that was changed since, and tells both states", async () => {
    const settings = (name: string) => ({
      name,
      selfRegistration: true,
      disableLogin: false,
      timeZone: "Asia/Kolkata",
    });
    const update = async (name: string) => {
      const { updatedAt: version } = await prisma.organization.findUniqueOrThrow({ where: { id: 1 } });
      const document = `mutation ($input: OrganizationInput!, $version: DateTime!) {
        answer: updateOrganization(databaseId: 1, input: $input, version: $version) { __typename ... on Refusal { message } }
      }`;
      const { data } = await admin.graphql(document, { input: settings(name), version });
      expect(data.answer.message).toBeUndefined();
      return lastId();
    };
    const first = await update("First name");
    const second = await update("Second name");
    expect(await undo(admin, first)).toMatchObject({
      conflicts: expect.arrayContaining([
        expect.objectContaining({
          table: "Organization",
          field: "name",
          left: "First name",
          now: "Second name",
        }),
      ]),
    });
    expect(await undo(admin, second)).toMatchObject({ conflicts: [] });
    expect((await prisma.organization.findUniqueOrThrow({ where: { id: 1 } })).name).toBe("First name");
    expect(await undo(admin, first)).toMatchObject({ conflicts: [] });
  });

  it("refuses what is taken by then", async () => {
    const { historyId } = await deletePayment("UNDO-3");
    await factory.payment({ userId: learner.id, reference: "UNDO-3" });
    expect(await undo(admin, historyId)).toMatchObject({ code: "CONFLICT" });
  });

  it("brings progress back to a learner who was enrolled again, beside what came since", async () => {
    const course = await factory.course();
    const { module, topic } = await factory.module(course);
    const second = await prisma.topic.create({
      data: { organizationId: 1, courseId: course.id, moduleId: module.id, name: "Second", displayOrder: 2 },
    });
    const { id: userId } = await factory.user();
    await factory.enrolment(userId, course.id);
    const scope = { organizationId: 1, userId, courseId: course.id };
    const complete = (topicId: number) =>
      prisma.topicProgress.create({
        data: { ...scope, topicId, status: "COMPLETED", completedDate: new Date() },
      });
    await complete(topic.id);
    await succeed(staff, `removeEnrolment(userId: ${userId}, courseId: ${course.id})`);
    const historyId = await lastId();
    await succeed(staff, `enrolUser(userId: ${userId}, courseId: ${course.id})`);
    await complete(second.id);
    expect(await undo(staff, historyId)).toEqual({ historyId, conflicts: [] });
    const where = { userId, courseId: course.id };
    expect(await prisma.topicProgress.count({ where: { ...where, status: "COMPLETED" } })).toBe(2);
    expect(await prisma.enrolment.count({ where })).toBe(1);
  });

  it("brings a deleted question back with its options", async () => {
    const course = await factory.course();
    const { question } = await factory.module(course);
    const scope = { organizationId: 1, questionId: question.id };
    await prisma.questionOption.createMany({
      data: ["One", "Two"].map((text, at) => ({ ...scope, text, isCorrect: at === 0, displayOrder: at + 1 })),
    });
    const read = () =>
      prisma.question.findUnique({
        where: { id: question.id },
        include: { options: { orderBy: { id: "asc" } } },
      });
    const before = await read();
    await succeed(staff, `deleteQuestion(questionId: ${question.id})`);
    expect(await read()).toBeNull();
    expect(await undo(staff, await lastId())).toMatchObject({ conflicts: [] });
    expect(await read()).toEqual(before);
  });

  it("is refused for what cannot be undone", async () => {
    await succeed(staff, `createCategory(name: "Never undone")`);
    expect(await undo(admin, await lastId())).toMatchObject({ code: "CONFLICT" });
    expect(await undo(admin, 999_999)).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the list of the history", () => {
  const list = async (args: string) => {
    const { data } = await admin.graphql(`{
      history(${args}, first: 5) {
        nodes { action source actorName subjectName canUndo isUndone changeCount
          changes { table name kind fields { name before after } } }
      }
    }`);
    return data.history.nodes;
  };

  it("is searched by person, subject, action and time", async () => {
    const { payment } = await deletePayment("UNDO-LIST");
    const [found] = await list('search: "undo-list"');
    expect(found).toMatchObject({
      action: "payment.deleted",
      source: "SCREEN",
      subjectName: "UNDO-LIST",
      canUndo: true,
      isUndone: false,
      changeCount: 1,
      changes: [{ table: "Payment", name: "UNDO-LIST", kind: "DELETED" }],
    });
    expect(await list(`subject: PAYMENT, subjectId: ${payment.id}`)).toHaveLength(1);
    expect((await list(`subject: USER, subjectId: ${learner.id}`)).length).toBeGreaterThan(1);
    expect((await list('action: "category.created"')).length).toBe(1);
    expect(await list('from: "2099-01-01T00:00:00Z"')).toEqual([]);
    expect(await list('to: "2000-01-01T00:00:00Z"')).toEqual([]);
    expect((await list(`search: "${found.actorName}"`)).length).toBeGreaterThan(0);
  });

  it("is exported as a table", async () => {
    const headers = { Authorization: `Bearer ${admin.token}` };
    const response = await fetch(`${test.origin}/export/history.csv?action=category.created`, { headers });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Category created");
    const payments = await fetch(`${test.origin}/export/history.csv?action=payment.deleted`, { headers });
    expect(await payments.text()).toContain("Payment UNDO-LIST: Amount: 1000 → —");
  });
});

describe("the lines of a change", () => {
  it("are told as texts, without what only counts changes", () => {
    const line = { table: "Payment", salt: "1" };
    expect(
      toFields({ ...line, before: { amount: 1, version: 1 }, after: { amount: null, version: 2 } }),
    ).toEqual([{ name: "amount", before: "1", after: null }]);
    expect(toFields({ ...line, before: null, after: { passwordHash: { hidden: true } } })).toEqual([
      { name: "passwordHash", before: null, after: "(hidden)" },
    ]);
  });

  it("are turned back with what others refer to first", () => {
    const makeLine = (table: string, before: object | null, after: object | null) => ({
      table,
      before,
      after,
      salt: "1",
    });
    const lines = [
      makeLine("Option", { id: 1 }, null),
      makeLine("Question", { id: 1 }, null),
      makeLine("Course", { a: 1 }, { a: 2 }),
      makeLine("Course", { a: 2 }, { a: 3 }),
      makeLine("Question", null, { id: 2 }),
    ];
    const references = [
      { from: '"Option"', to: '"Question"' },
      { from: '"Question"', to: '"Course"' },
    ];
    const order = inUndoOrder(lines, references).map((line) => lines.indexOf(line));
    expect(order).toEqual([1, 0, 3, 2, 4]);
  });
});
