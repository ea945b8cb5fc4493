import { describe, expect, it } from "vitest";
import { paymentMessages } from "#gateway/domains/payments/contract";
import { otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { paymentInputs } from "./staffPayments";

const { test, factory } = await openSuite();
let staff = await test.as("coordinator");
const payer = await factory.user({ name: "Zubin Mehta" });
const userId = payer.id;

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const result = `__typename
  ... on ChangedPaymentPayload { payment { databaseId reference amount transactionDate paymentMethod status comments user { name } } }
  ... on Refusal { code message fieldErrors { field message } }`;

const create = async (input: object) => {
  const document = `mutation ($input: PaymentInput!) { result: createPayment(input: $input) { ${result} } }`;
  return (await staff.graphql(document, { input })).data.result;
};

const update = async (paymentId: number, input: object) => {
  const document = `mutation ($paymentId: Int!, $input: PaymentInput!) {
    result: updatePayment(paymentId: $paymentId, input: $input) { ${result} }
  }`;
  return (await staff.graphql(document, { paymentId, input })).data.result;
};

const input = paymentInputs(payer.id);
const readToday = async (): Promise<string> => (await staff.graphql("{ today }")).data.today;

describe("staff write payments down", () => {
  it("change and delete them, and each is told on the bus", async () => {
    const told: object[] = [];
    const stop = test.gateway.bus.subscribe("paymentChanged", (event) => told.push(event));
    const created = await create(input({ reference: "PAY-A", transactionDate: "2026-02-03" }));
    expect(created.payment).toMatchObject({
      reference: "PAY-A",
      amount: 125_000,
      transactionDate: "2026-02-03",
      paymentMethod: null,
      status: "PENDING",
      comments: "",
      user: { name: payer.name },
    });
    const { databaseId } = created.payment;
    const paid = input({ reference: "PAY-A", status: "PAID", paymentMethod: "GPAY" });
    expect((await update(databaseId, paid)).payment).toMatchObject({
      status: "PAID",
      paymentMethod: "GPAY",
      transactionDate: await readToday(),
    });
    const { data } = await staff.graphql(
      `mutation { result: deletePayment(paymentId: ${databaseId}) { ... on DeletedPaymentPayload { deletedId deletedNodeId } } }`,
    );
    expect(data.result).toMatchObject({ deletedId: databaseId });
    stop();
    const event = { organizationId: 1, paymentId: databaseId, userId: payer.id };
    expect(told).toEqual([event, event, event]);
  });

  it("a payment cannot have the reference of another payment of the organization", async () => {
    const { payment } = await create(input({ reference: "PAY-B" }));
    const refused = {
      code: "CONFLICT",
      fieldErrors: [{ field: "reference", message: paymentMessages.referenceTaken }],
    };
    for (const same of ["PAY-B ", "pay-b", "P A Y - B", "pay\u00a0-\u200bb"])
      expect(await create(input({ reference: same }))).toMatchObject(refused);
    const { payment: second } = await create(input());
    expect(await update(second.databaseId, input({ reference: "PAY-B" }))).toMatchObject(refused);
    expect(await update(payment.databaseId, input({ reference: "PAY-B" }))).toMatchObject({ payment: {} });
    const elsewhere = await factory.user({ organizationId: otherId });
    const old = await factory.payment({ userId, reference: "pay b old" });
    await factory.payment({ userId, reference: "PAYB OLD" });
    const kept = input({ reference: "Pay B Old", comments: "Both stay" });
    expect(await update(old.id, kept), "rows that collide already").toMatchObject({ payment: {} });
    await factory.payment({ organizationId: otherId, userId: elsewhere.id, reference: "PAY-C" });
    expect(await create(input({ reference: "PAY-C" }))).toMatchObject({ payment: {} });
  });

  it("staff write payments down only once when the same form is sent twice at the same moment", async () => {
    const twin = input({ reference: "PAY-TWIN" });
    const answers = await Promise.all([create(twin), create(twin)]);
    expect(answers.map((answer) => answer.code ?? "made").sort()).toEqual(["CONFLICT", "made"]);
  });

  it("payments are of users of type U only, though who has paid stays on the payment", async () => {
    const employee = await factory.user({ userType: "E" });
    const stranger = await factory.user({ organizationId: otherId });
    for (const userId of [employee.id, stranger.id, 999_999])
      expect(await create(input({ userId }))).toMatchObject({
        code: "INVALID",
        fieldErrors: [{ field: "userId", message: paymentMessages.userNotFound }],
      });
    const promoted = await factory.user();
    const { payment } = await create(input({ userId: promoted.id, reference: "PAY-D" }));
    await test.database.prisma.user.update({ where: { id: promoted.id }, data: { userType: "E" } });
    const again = input({ userId: promoted.id, reference: "PAY-D", status: "PAID" });
    expect(await update(payment.databaseId, again)).toMatchObject({ payment: { status: "PAID" } });
  });

  it("are dated today once they are paid, unless they were stored without a date", async () => {
    test.setNow(new Date("2026-03-10T20:00:00Z"));
    staff = await test.as("coordinator");
    const paid = { reference: "PAY-TODAY", status: "PAID" };
    expect((await create(input(paid))).payment.transactionDate).toBe("2026-03-11");
    expect((await create(input({ reference: "PAY-OPEN" }))).payment.transactionDate).toBeNull();
    const old = await factory.payment({
      userId,
      reference: "PAY-OLD",
      status: "PAID",
      transactionDate: null,
    });
    const same = { reference: "PAY-OLD", status: "PAID", comments: "checked" };
    expect((await update(old.id, input(same))).payment).toMatchObject({
      comments: "checked",
      transactionDate: null,
    });
    const { json: shown } = await staff.rest("GET", `payments/${old.id}`);
    expect((await staff.rest("PUT", `payments/${old.id}`, shown)).json.transactionDate).toBeNull();
    const undated = `{ payments(year: 0, search: "PAY-O") { nodes { reference } } paymentTotals(year: 0, search: "PAY-O") { paid } }`;
    const { payments, paymentTotals } = (await staff.graphql(undated)).data;
    expect(payments.nodes).toEqual([{ reference: "PAY-OLD" }, { reference: "PAY-OPEN" }]);
    expect(paymentTotals.paid).toBe(125_000);
    test.setNow();
    staff = await test.as("coordinator");
  });

  it("paid by today at the latest", async () => {
    test.setNow(new Date("2026-03-10T20:00:00Z"));
    staff = await test.as("coordinator");
    expect(await create(input({ status: "PAID", transactionDate: "2026-03-11" }))).toMatchObject({
      payment: {},
    });
    expect(await create(input({ status: "PAID", transactionDate: "2026-03-12" }))).toMatchObject({
      fieldErrors: [{ field: "transactionDate", message: paymentMessages.paidLater }],
    });
    test.setNow();
    staff = await test.as("coordinator");
  });

  it("dated a year ahead of the organization's own day at most", async () => {
    // In India it is the 11th already.
    test.setNow(new Date("2026-03-10T20:00:00Z"));
    staff = await test.as("coordinator");
    expect(await create(input({ transactionDate: "2027-03-11" }))).toMatchObject({ payment: {} });
    expect(await create(input({ transactionDate: "2027-03-12" }))).toMatchObject({
      fieldErrors: [{ field: "transactionDate", message: paymentMessages.tooLate }],
    });
    expect((await staff.graphql("{ today }")).data.today).toBe("2026-03-11");
    test.setNow();
    staff = await test.as("coordinator");
  });
});

describe("a payment that was paid ahead of its day while that was allowed", () => {
  it("is changed in everything else, and by REST as it was read", async () => {
    const transactionDate = dayIn(60);
    const { id } = await factory.payment({
      userId,
      reference: "PAY-AHEAD",
      status: "PAID",
      transactionDate: new Date(`${transactionDate}T00:00:00Z`),
    });
    const same = { userId, reference: "PAY-AHEAD", amount: 500, status: "PAID", transactionDate };
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
