import { beforeAll, describe, expect, it } from "vitest";
import { paymentMessages } from "#gateway/domains/payments/contract";
import { otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
let staff = await test.as("trainer");
const payer = await factory.user({ name: "Zubin 100% Mehta" });

const result = `__typename
  ... on ChangedPaymentPayload { payment { databaseId paymentId amount transactionDate paymentMethod status comments user { name } } }
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
const input = (change: object = {}) => ({
  ...{ userId: payer.id, paymentId: `PAY-${Math.random()}`, amount: 125_000, status: "PENDING" },
  ...change,
});

describe("staff write payments down", () => {
  it("change and delete them, and each is told on the bus", async () => {
    const told: object[] = [];
    const stop = test.gateway.bus.subscribe("paymentChanged", (event) => told.push(event));
    const created = await create(input({ paymentId: "PAY-A", transactionDate: "2026-02-03" }));
    expect(created.payment).toMatchObject({
      ...{ paymentId: "PAY-A", amount: 125_000, transactionDate: "2026-02-03", paymentMethod: null },
      ...{ status: "PENDING", comments: "", user: { name: payer.name } },
    });
    const { databaseId } = created.payment;
    const paid = input({ paymentId: "PAY-A", status: "PAID", paymentMethod: "GPAY" });
    expect((await update(databaseId, paid)).payment).toMatchObject({
      ...{ status: "PAID", paymentMethod: "GPAY", transactionDate: null },
    });
    const { data } = await staff.graphql(
      `mutation { result: deletePayment(paymentId: ${databaseId}) { ... on DeletedPaymentPayload { deletedId deletedNodeId } } }`,
    );
    expect(data.result).toMatchObject({ deletedId: databaseId });
    stop();
    const event = { organizationId: 1, paymentId: databaseId, userId: payer.id };
    expect(told).toEqual([event, event, event]);
  });

  it("but not with a reference that another payment of the organization has", async () => {
    const { payment } = await create(input({ paymentId: "PAY-B" }));
    const refused = {
      code: "CONFLICT",
      fieldErrors: [{ field: "paymentId", message: paymentMessages.referenceTaken }],
    };
    expect(await create(input({ paymentId: "PAY-B " }))).toMatchObject(refused);
    const { payment: second } = await create(input());
    expect(await update(second.databaseId, input({ paymentId: "PAY-B" }))).toMatchObject(refused);
    expect(await update(payment.databaseId, input({ paymentId: "PAY-B" }))).toMatchObject({ payment: {} });
    const elsewhere = await factory.user({ organizationId: otherId });
    await factory.payment({ organizationId: otherId, userId: elsewhere.id, reference: "PAY-C" });
    expect(await create(input({ paymentId: "PAY-C" }))).toMatchObject({ payment: {} });
  });

  it("only once when the same form is sent twice at the same moment", async () => {
    const twin = input({ paymentId: "PAY-TWIN" });
    const answers = await Promise.all([create(twin), create(twin)]);
    expect(answers.map((answer) => answer.code ?? "made").sort()).toEqual(["CONFLICT", "made"]);
  });

  it("of users of type U only, though who has paid stays on the payment", async () => {
    const employee = await factory.user({ userType: "E" });
    const stranger = await factory.user({ organizationId: otherId });
    for (const userId of [employee.id, stranger.id, 999_999])
      expect(await create(input({ userId }))).toMatchObject({
        ...{ code: "INVALID", fieldErrors: [{ field: "userId", message: paymentMessages.userNotFound }] },
      });
    const promoted = await factory.user();
    const { payment } = await create(input({ userId: promoted.id, paymentId: "PAY-D" }));
    await test.database.prisma.user.update({ where: { id: promoted.id }, data: { userType: "E" } });
    const again = input({ userId: promoted.id, paymentId: "PAY-D", status: "PAID" });
    expect(await update(payment.databaseId, again)).toMatchObject({ payment: { status: "PAID" } });
  });

  it("paid by today at the latest", async () => {
    test.setNow(new Date("2026-03-10T20:00:00Z"));
    staff = await test.as("trainer");
    expect(await create(input({ status: "PAID", transactionDate: "2026-03-11" }))).toMatchObject({
      payment: {},
    });
    expect(await create(input({ status: "PAID", transactionDate: "2026-03-12" }))).toMatchObject({
      fieldErrors: [{ field: "transactionDate", message: paymentMessages.paidLater }],
    });
    test.setNow();
    staff = await test.as("trainer");
  });

  it("dated a year ahead of the organization's own day at most", async () => {
    // In India it is the 11th already.
    test.setNow(new Date("2026-03-10T20:00:00Z"));
    staff = await test.as("trainer");
    expect(await create(input({ transactionDate: "2027-03-11" }))).toMatchObject({ payment: {} });
    expect(await create(input({ transactionDate: "2027-03-12" }))).toMatchObject({
      fieldErrors: [{ field: "transactionDate", message: paymentMessages.tooLate }],
    });
    expect((await staff.graphql("{ today }")).data.today).toBe("2026-03-11");
    test.setNow();
    staff = await test.as("trainer");
  });
});

const list = async (args: string) => {
  const { data } = await staff.graphql(
    `{ payments(${args}) { totalCount nodes { paymentId amount status user { name } } } }`,
  );
  return data.payments;
};
const references = async (args: string): Promise<string[]> =>
  (await list(args)).nodes.map(({ paymentId }: { paymentId: string }) => paymentId);

describe("the list and its sums", () => {
  beforeAll(async () => {
    const rows = [
      ["SUM-1", 2_000_000_000 / 20, "PAID", "2021-01-31"],
      ["SUM-2", 500, "PENDING", "2021-02-01"],
      ["SUM-3", 70, "FAILED", "2021-02-01"],
      ["SUM-4", 9, "CANCELLED", "2021-12-31"],
      ["SUM-5", 100_000_000, "PAID", "2022-02-28"],
    ] as const;
    for (const [reference, amount, status, day] of rows)
      await factory.payment({
        ...{ userId: payer.id, reference, amount, status, transactionDate: new Date(day) },
      });
    for (let number = 1; number <= 25; number += 1)
      await factory.payment({
        ...{ userId: payer.id, amount: 100_000_000, status: "PAID", reference: `BIG-${number}` },
        transactionDate: new Date("2023-05-05"),
      });
  });

  it("narrow to year, month, both or neither", async () => {
    expect(await references("year: 2021")).toEqual(["SUM-4", "SUM-3", "SUM-2", "SUM-1"]);
    expect(await references("year: 2021, month: 2")).toEqual(["SUM-3", "SUM-2"]);
    expect(await references(`month: 2, search: "SUM"`)).toEqual(["SUM-5", "SUM-3", "SUM-2"]);
    expect(await references(`year: -1, month: -1, search: "SUM"`)).toHaveLength(5);
    expect(await references("month: 13")).toEqual([]);
  });

  it("find by payer, reference and comment, taking % for itself", async () => {
    expect((await list(`search: "100% SUM-1"`)).totalCount).toBe(1);
    expect((await list(`search: "10_% SUM-1"`)).totalCount).toBe(0);
    expect((await list(`userId: ${payer.id}, status: FAILED`)).nodes).toMatchObject([{ amount: 70 }]);
  });

  it("find words in any case of any alphabet, and a name that was changed", async () => {
    const { id: userId } = await factory.user({ name: "ÉRIC ΣΑΣ Жуков İpek" });
    await factory.payment({ userId, reference: "Case-1", comments: "Frais d'Été" });
    for (const word of ["éric", "ÉRIC", "σασ", "ΣΑΣ", "жУКОВ", "İpek", "été", "case-1"])
      expect([word, await references(`search: "${word}"`)]).toEqual([word, ["Case-1"]]);
    await test.database.prisma.user.update({ where: { id: userId }, data: { name: "Noor" } });
    expect(await references(`search: "éric"`)).toEqual([]);
    expect(await references(`search: "nOOR case-1"`)).toEqual(["Case-1"]);
  });

  it("sort by each column and back", async () => {
    expect(await references(`year: 2021, sort: AMOUNT`)).toEqual(["SUM-4", "SUM-3", "SUM-2", "SUM-1"]);
    expect(await references(`year: 2021, sort: REFERENCE, reversed: true`)).toEqual([
      "SUM-4",
      "SUM-3",
      "SUM-2",
      "SUM-1",
    ]);
    expect(await references(`year: 2021, sort: STATUS`)).toEqual(["SUM-1", "SUM-2", "SUM-3", "SUM-4"]);
  });

  it("add up paid and pending only, also past what an Int holds", async () => {
    const { data } = await staff.graphql(`{
      some: paymentTotals(year: 2021) { sales paid due }
      big: paymentTotals(year: 2023, userId: ${payer.id}) { sales }
      none: paymentTotals(year: 1990) { sales paid due }
      months: paymentMonths(year: 2021, userId: ${payer.id}) { month sales paid due }
    }`);
    expect(data.some).toEqual({ sales: 100_000_500, paid: 100_000_000, due: 500 });
    expect(data.big).toEqual({ sales: 2_500_000_000 });
    expect(data.none).toEqual({ sales: 0, paid: 0, due: 0 });
    expect(data.months).toHaveLength(12);
    expect(data.months.slice(0, 2)).toEqual([
      { month: 1, sales: 100_000_000, paid: 100_000_000, due: 0 },
      { month: 2, sales: 500, paid: 0, due: 500 },
    ]);
  });

  it("take as many statements for five rows as for fifty", async () => {
    const screen = (first: number) => `{
      paymentTotals { sales paid due }
      paymentMonths(year: 2023) { month sales paid due }
      payments(first: ${first}) { totalCount nodes { paymentId amount user { name } } }
    }`;
    await staff.graphql(screen(5));
    const few = await test.statementsOf(() => staff.graphql(screen(5)));
    const many = await test.statementsOf(() => staff.graphql(screen(50)));
    expect(many.length).toBe(few.length);
    expect(few.length).toBeLessThanOrEqual(5);
  });
});

describe("a learner", () => {
  it("sees their own payments, the latest first, and no one else's", async () => {
    const learner = await factory.user();
    const caller = await test.visitor.signIn(learner.signIn);
    const { id } = await factory.payment({
      userId: learner.id,
      reference: "OWN-1",
      transactionDate: new Date("2025-01-01"),
    });
    // In India it is the 11th already.
    const createdAt = new Date("2026-03-10T20:00:00Z");
    await factory.payment({ userId: learner.id, reference: "OWN-2", createdAt });
    const foreign = await factory.payment({ userId: payer.id });
    const own = await caller.graphql("{ me { payments { totalCount nodes { paymentId receiptDate } } } }");
    expect(own.data.me.payments).toEqual({
      totalCount: 2,
      nodes: [
        { paymentId: "OWN-1", receiptDate: "2025-01-01" },
        { paymentId: "OWN-2", receiptDate: "2026-03-11" },
      ],
    });
    const asNode = (number: number) =>
      caller.graphql("query ($id: ID!) { node(id: $id) { ... on Payment { paymentId } } }", {
        id: btoa(`Payment:${number}`),
      });
    expect((await asNode(id)).data.node).toEqual({ paymentId: "OWN-1" });
    expect((await asNode(foreign.id)).data.node).toBeNull();
  });
});

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
      ...{ code: "NOT_FOUND", fieldErrors: [{ field: "courseId" }] },
    });
    expect(await createFor({ batchId: 999_999 })).toMatchObject({
      ...{ code: "NOT_FOUND", fieldErrors: [{ field: "batchId" }] },
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
      course: { code: "CONFLICT", message: "Payments name this course, so it cannot be deleted" },
      batch: { code: "CONFLICT", message: "Payments name this batch, so it cannot be deleted" },
    });
  });
});

describe("a person's totals", () => {
  const totals = "paymentTotals { sales paid due }";

  it("add up what is paid and due, for staff and the person alone", async () => {
    const learner = await factory.user();
    const caller = await test.visitor.signIn(learner.signIn);
    const rows = [
      [1_000, "PAID"],
      [500, "PENDING"],
      [70, "FAILED"],
      [9, "CANCELLED"],
      [2_000, "PAID"],
    ] as const;
    for (const [amount, status] of rows) await factory.payment({ userId: learner.id, amount, status });
    const own = await caller.graphql(`{ me { ${totals} } }`);
    expect(own.data.me.paymentTotals).toEqual({ sales: 3_500, paid: 3_000, due: 500 });
    const asked = `{ user(databaseId: ${learner.id}) { ${totals} } }`;
    expect((await staff.graphql(asked)).data.user.paymentTotals.due).toBe(500);
    const { id } = await factory.user();
    const none = await staff.graphql(`{ user(databaseId: ${id}) { ${totals} } }`);
    expect(none.data.user.paymentTotals).toEqual({ sales: 0, paid: 0, due: 0 });
    const author = await caller.graphql(
      `{ node(id: "${btoa(`User:${id}`)}") { ... on User { ${totals} } } }`,
    );
    expect(author.data?.node?.paymentTotals).toBeUndefined();
  });
});

describe("the REST calls", () => {
  const body = (change: object = {}) => ({
    ...{ userId: payer.id, paymentId: "REST-1", amount: 125_000, transactionDate: "2026-02-03" },
    ...{ paymentMethod: "UPI", status: "PENDING", comments: "first part", ...change },
  });

  it("make, read, change and delete a payment in the documented form", async () => {
    const { userId: _payer, ...documented } = body();
    const made = await staff.rest("POST", "payments", body());
    const { id } = made.json;
    expect(made.json).toMatchObject({
      ...documented,
      user: { id: payer.id, name: payer.name },
    });
    expect((await staff.rest("GET", `payments/${id}`)).json).toEqual(made.json);
    const changed = await staff.rest("PUT", `payments/${id}`, {
      id,
      ...body({ status: "PAID", paymentMethod: "", comments: "" }),
    });
    expect(changed.json).toMatchObject({ status: "PAID", paymentMethod: null, comments: "" });
    const course = await factory.course();
    const named = await staff.rest("PUT", `payments/${id}`, { courseId: course.id, paymentMethod: "CASH" });
    expect(named.json).toMatchObject({ courseId: course.id, batchId: null, paymentMethod: "CASH" });
    const same = await staff.rest("PUT", `payments/${id}`, named.json);
    expect(same.json).toMatchObject({ courseId: course.id, status: "PAID" });
    expect((await staff.rest("PUT", `payments/${id}`, { courseId: null })).json.courseId).toBeNull();
    expect((await staff.rest("POST", "payments", body())).status).toBe(409);
    expect((await staff.rest("POST", "payments", body({ paymentId: "REST-2", status: "GONE" }))).status).toBe(
      400,
    );
    expect((await staff.rest("DELETE", `payments/${id}`)).status).toBe(204);
    expect((await staff.rest("GET", `payments/${id}`)).status).toBe(404);
  });

  it("list all, or those of a year and month, and sync only reads", async () => {
    const all = await staff.rest("GET", "payments");
    const synced = await staff.rest("GET", "payments/sync");
    expect(synced.json).toEqual(all.json);
    expect(all.json.length).toBeGreaterThan(100);
    const some = await staff.rest("GET", "payments?year=2021&month=2");
    expect(some.json.map(({ paymentId }: { paymentId: string }) => paymentId)).toEqual(["SUM-3", "SUM-2"]);
    expect((await staff.rest("GET", "payments?year=-1&month=-1")).json).toHaveLength(all.json.length);
  });
});
