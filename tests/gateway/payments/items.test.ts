import { describe, expect, it } from "vitest";
import { paymentMessages } from "#gateway/domains/payments/contract";
import { otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { paymentInputs, paymentLists } from "./staffPayments";

const { test, factory } = await openSuite();
const staff = await test.as("coordinator");
const payer = await factory.user();

const input = paymentInputs(payer.id);
const list = paymentLists(staff);

describe("what a payment is for", () => {
  const item = `__typename
    ... on ChangedPaymentPayload { payment { databaseId courseId batchId item } }
    ... on Refusal { code fieldErrors { field message } }`;
  const aBatch = () => {
    const day = new Date("2026-01-01");
    const dates = { startDate: day, endDate: day };
    return test.database.prisma.batch.create({
      data: { organizationId: 1, name: "Evening", description: "", ...dates },
    });
  };
  const createFor = async (what: object) => {
    const document = `mutation ($input: PaymentInput!) { result: createPayment(input: $input) { ${item} } }`;
    return (await staff.graphql(document, { input: input(what) })).data.result;
  };

  it("is a course or a batch of the organization, by which the list and its sums can be narrowed", async () => {
    const course = await factory.course();
    const batch = await aBatch();
    expect(await createFor({ courseId: course.id, amount: 700 })).toMatchObject({
      payment: { courseId: course.id, batchId: null, item: course.title },
    });
    expect(await createFor({ batchId: batch.id })).toMatchObject({
      payment: { courseId: null, batchId: batch.id, item: batch.name },
    });
    expect((await list(`courseId: ${course.id}`)).nodes).toMatchObject([{ amount: 700 }]);
    expect((await list(`batchId: ${batch.id}`)).totalCount).toBe(1);
    const { data } = await staff.graphql(`{ paymentTotals(courseId: ${course.id}) { sales } }`);
    expect(data.paymentTotals.sales).toBe(700);
    expect(await createFor({ courseId: course.id, batchId: batch.id })).toMatchObject({
      fieldErrors: [{ field: "batchId", message: paymentMessages.oneItem }],
    });
  });

  it("is never for another tenant's course or batch", async () => {
    const foreign = await factory.course({ organizationId: otherId });
    expect(await createFor({ courseId: foreign.id })).toMatchObject({
      code: "NOT_FOUND",
      fieldErrors: [{ field: "courseId" }],
    });
    expect(await createFor({ batchId: 999_999 })).toMatchObject({
      code: "NOT_FOUND",
      fieldErrors: [{ field: "batchId" }],
    });
  });

  it("is not deleted while a payment names it", async () => {
    const [course, batch] = [await factory.course(), await aBatch()];
    await createFor({ courseId: course.id });
    await createFor({ batchId: batch.id });
    const { data } = await staff.graphql(`mutation {
      course: deleteCourse(courseId: ${course.id}) { ... on Refusal { code message } }
      batch: deleteBatch(batchId: ${batch.id}) { ... on Refusal { code message } }
    }`);
    expect(data).toEqual({
      course: { code: "CONFLICT", message: "Payments name this course, so it can't be deleted" },
      batch: { code: "CONFLICT", message: "Payments name this batch, so it can't be deleted" },
    });
  });
});
