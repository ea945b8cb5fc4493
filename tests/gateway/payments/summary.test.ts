import { afterEach, describe, expect, it } from "vitest";
import { monthsAround } from "#gateway/domains/payments/rules";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
afterEach(() => test.setNow());

const document = `{ paymentSummary {
  today collected collectedLastMonth collectedLastMonthToDate due dueCount
} }`;
const read = async (caller: Caller) => (await caller.graphql(document)).data.paymentSummary;

const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe("the months around a day", () => {
  it("compare with last month up to the same day, over the turn of the year as well", () => {
    expect(monthsAround("2026-11-23")).toEqual({
      lastMonth: "2026-10-01",
      thisMonth: "2026-11-01",
      nextMonth: "2026-12-01",
      toDate: "2026-10-24",
    });
    expect(monthsAround("2026-01-31")).toEqual({
      lastMonth: "2025-12-01",
      thisMonth: "2026-01-01",
      nextMonth: "2026-02-01",
      toDate: "2026-01-01",
    });
  });

  it("take a shorter last month whole", () => {
    expect(monthsAround("2026-03-30").toDate).toBe("2026-03-01");
    expect(monthsAround("2026-03-28").toDate).toBe("2026-03-01");
    expect(monthsAround("2026-03-27").toDate).toBe("2026-02-28");
  });
});

describe("the summary of payments", () => {
  it("sums this month, last month and what is due, of the own tenant, in one statement", async () => {
    const payer = await factory.user();
    const foreign = await factory.user({ organizationId: otherId });
    // Long after the demo data; in Kolkata it is already the 10th.
    test.setNow(new Date("2036-11-09T20:00:00Z"));
    const [admin, other] = [await test.as("admin"), await test.as("otherAdmin")];
    const pay = (amount: number, date: string, status: "PAID" | "PENDING" | "FAILED" = "PAID") =>
      factory.payment({ userId: payer.id, amount, status, transactionDate: day(date) });
    const before = await read(admin);
    await pay(700, "2036-11-01");
    await pay(50, "2036-11-30");
    await pay(400, "2036-10-10");
    await pay(90, "2036-10-11");
    await pay(8, "2036-09-30");
    await pay(5, "2036-12-01");
    await pay(1000, "2036-11-02", "FAILED");
    await pay(30, "2036-02-02", "PENDING");
    await factory.payment({
      organizationId: otherId,
      userId: foreign.id,
      amount: 3,
      status: "PAID",
      transactionDate: day("2036-11-01"),
    });
    const statements = await test.statementsOf(() => read(admin));
    expect(statements.filter((text) => text.includes('"Payment"'))).toHaveLength(1);
    expect(await read(admin)).toEqual({
      today: "2036-11-10",
      collected: 750,
      collectedLastMonth: 490,
      collectedLastMonthToDate: 400,
      due: before.due + 30,
      dueCount: before.dueCount + 1,
    });
    expect((await read(other)).collected).toBe(3);
  });
});

describe("a person's totals", () => {
  const totals = "paymentTotals { sales paid due }";

  it("add up what is paid and due, for staff and the person alone", async () => {
    const staff = await test.as("coordinator");
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
