import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const staff = await test.as("trainer");
const userId = (await factory.user()).id;

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("a payment that was paid ahead of its day while that was allowed", () => {
  it("is changed in everything else, and by REST as it was read", async () => {
    const transactionDate = dayIn(60);
    const { id } = await factory.payment({
      ...{ userId, reference: "PAY-AHEAD", status: "PAID" },
      transactionDate: new Date(`${transactionDate}T00:00:00Z`),
    });
    const same = { userId, paymentId: "PAY-AHEAD", amount: 500, status: "PAID", transactionDate };
    const update = async (change: object) => {
      const document = `mutation ($id: Int!, $input: PaymentInput!) {
        result: updatePayment(paymentId: $id, input: $input) {
          ... on ChangedPaymentPayload { payment { comments transactionDate status } } ... on Refusal { code }
        }
      }`;
      return (await staff.graphql(document, { id, input: { ...same, ...change } })).data.result;
    };
    expect(await update({ comments: "checked" })).toEqual({
      payment: { comments: "checked", transactionDate, status: "PAID" },
    });
    expect(await update({ transactionDate: dayIn(59) })).toEqual({ code: "INVALID" });
    const path = `payments/${id}`;
    const { json: shown } = await staff.rest("GET", path);
    const put = await staff.rest("PUT", path, { ...shown, comments: "by REST" });
    expect([put.status, put.json.comments]).toEqual([200, "by REST"]);
    expect(await update({ status: "PENDING" })).toMatchObject({ payment: { status: "PENDING" } });
    expect(await update({})).toEqual({ code: "INVALID" });
  });
});

describe("a payment by REST", () => {
  it("moves to a course or a batch by naming it alone", async () => {
    const { id: courseId } = await factory.course();
    const day = new Date("2026-01-01");
    const { id: batchId } = await test.database.prisma.batch.create({
      data: { organizationId: 1, name: "Evening", description: "", startDate: day, endDate: day },
    });
    const { id } = await factory.payment({ userId, batchId });
    const put = async (body: object) => {
      const { status, json } = await staff.rest("PUT", `payments/${id}`, body);
      return [status, json.courseId ?? null, json.batchId ?? null];
    };
    expect(await put({ courseId })).toEqual([200, courseId, null]);
    expect(await put({ comments: "still for the course" })).toEqual([200, courseId, null]);
    expect(await put({ batchId })).toEqual([200, null, batchId]);
    expect(await put({ courseId: null })).toEqual([200, null, batchId]);
    expect((await put({ courseId, batchId }))[0]).toBe(400);
  });
});
