import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const admin = await test.as("admin");
const staff = await test.as("coordinator");
const { prisma } = test.database;
const learner = await factory.user();

/** Commits a change of staff's, and reads by which entry it can be undone. */
async function readUndoId(caller: Caller, { call, payload }: { call: string; payload: string }) {
  const { data, errors } = await caller.graphql(
    `mutation { answer: ${call} { ... on ${payload} { undoId } } }`,
  );
  expect(errors).toBeUndefined();
  return data.answer.undoId;
}

describe("a change that can be undone", () => {
  it("tells by which entry, so that the toast that reports it can offer it", async () => {
    const payment = await factory.payment({ userId: learner.id, reference: "TOLD-1" });
    const call = `deletePayment(paymentId: ${payment.id})`;
    const undoId = await readUndoId(staff, { call, payload: "DeletedPaymentPayload" });
    const entry = await prisma.history.findFirstOrThrow({ where: { id: undoId } });
    expect(entry).toMatchObject({ action: "payment.deleted", actorId: staff.userId });
    const { data } = await staff.graphql(
      `mutation { undo(historyId: ${undoId}) { ... on UndoPayload { conflicts { field } } } }`,
    );
    expect(data.undo.conflicts).toEqual([]);
    expect(await prisma.payment.findUnique({ where: { id: payment.id } })).toEqual(payment);
  });

  it("tells none where nothing changed", async () => {
    const payload = "ChangedOrganizationPayload";
    const save = async () => {
      const { updatedAt, name } = await prisma.organization.findUniqueOrThrow({ where: { id: 1 } });
      const input = `{ name: "${name}", selfRegistration: true, disableLogin: false, timeZone: "Asia/Kolkata" }`;
      const call = `updateOrganization(databaseId: 1, version: "${updatedAt.toISOString()}", input: ${input})`;
      return readUndoId(admin, { call, payload });
    };
    // The first one clears what its input leaves out.
    expect(await save()).toEqual(expect.any(Number));
    expect(await save()).toBeNull();
  });

  it("tells none of a kind that cannot be undone", async () => {
    const course = await factory.course();
    const { id: moduleId } = await prisma.module.create({
      data: { organizationId: 1, courseId: course.id, name: "Gone soon", displayOrder: 1 },
    });
    const call = `deleteModule(courseId: ${course.id}, moduleId: ${moduleId})`;
    expect(await readUndoId(staff, { call, payload: "ChangedCoursePayload" })).toBeNull();
    expect(await prisma.module.count({ where: { id: moduleId } })).toBe(0);
  });
});
