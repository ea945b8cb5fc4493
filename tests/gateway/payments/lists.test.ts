import { beforeAll, describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";
import { paymentLists } from "./staffPayments";

const { test, factory } = await openSuite();
const staff = await test.as("coordinator");
const payer = await factory.user({ name: "Zubin 100% Mehta" });

const list = paymentLists(staff);
const references = async (args: string): Promise<string[]> =>
  (await list(args)).nodes.map(({ reference }: { reference: string }) => reference);

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
        userId: payer.id,
        reference,
        amount,
        status,
        transactionDate: new Date(day),
      });
    for (let number = 1; number <= 25; number += 1)
      await factory.payment({
        userId: payer.id,
        amount: 100_000_000,
        status: "PAID",
        reference: `BIG-${number}`,
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
      payments(first: ${first}) { totalCount nodes { reference amount user { name } } }
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
    const own = await caller.graphql("{ me { payments { totalCount nodes { reference receiptDate } } } }");
    expect(own.data.me.payments).toEqual({
      totalCount: 2,
      nodes: [
        { reference: "OWN-1", receiptDate: "2025-01-01" },
        { reference: "OWN-2", receiptDate: "2026-03-11" },
      ],
    });
    const asNode = (number: number) =>
      caller.graphql("query ($id: ID!) { node(id: $id) { ... on Payment { reference } } }", {
        id: btoa(`Payment:${number}`),
      });
    expect((await asNode(id)).data.node).toEqual({ reference: "OWN-1" });
    expect((await asNode(foreign.id)).data.node).toBeNull();
  });
});

describe("the REST calls", () => {
  const body = (change: object = {}) => ({
    userId: payer.id,
    paymentId: "REST-1",
    amount: 125_000,
    transactionDate: "2026-02-03",
    paymentMethod: "UPI",
    status: "PENDING",
    comments: "first part",
    ...change,
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
    const twin = await staff.rest("POST", "payments", body());
    expect([twin.status, twin.json.fieldErrors[0].field]).toEqual([409, "paymentId"]);
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
