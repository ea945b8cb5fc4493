import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";
import { batchesList, batchesVariables } from "~/screens/admin/batches/batchLists";
import { paymentsList, paymentsVariables } from "~/screens/admin/payments/list/paymentsList";
import { usersList, usersVariables } from "~/screens/admin/users/usersList";

const { test } = await openSuite();
const roles = ["admin", "coordinator", "trainer", "author", "finance", "otherAdmin", "learner"] as const;

const summaries = {
  people: "learnerActivity { active }",
  employees: "users(first: 1, userType: E) { totalCount }",
  classes: "batchesToday { totalCount }",
  money: "paymentSummary { today collected due dueCount }",
  counts: "batchCounts { total completed ongoing upcoming postponed onHold cancelled }",
};

/** The figures that each role sees; the others are refused, and their tiles and cards are not shown. */
const shown: Record<(typeof roles)[number], number> = {
  admin: 5,
  coordinator: 5,
  trainer: 4,
  author: 0,
  finance: 3,
  otherAdmin: 5,
  learner: 0,
};

/** The rows that the addresses of figures open, as the screens ask for them. */
const read = (address: string) => new URLSearchParams(address);
const rows = {
  users: (address: string) => ({
    document: `query ($userType: UserType, $active: Boolean, $seen: Boolean) {
      answer: users(userType: $userType, active: $active, seen: $seen) { totalCount } }`,
    variables: usersVariables(usersList.parse(read(address))),
  }),
  batches: (address: string) => ({
    document: `query ($status: BatchStatus, $today: Boolean) {
      answer: batches(status: $status, today: $today) { totalCount } }`,
    variables: batchesVariables(batchesList.parse(read(address))),
  }),
  payments: (address: string) => ({
    document: `query ($status: PaymentStatus, $year: Int, $month: Int) {
      answer: payments(status: $status, year: $year, month: $month) { totalCount }
      sums: paymentTotals(status: $status, year: $year, month: $month) { sales } }`,
    variables: paymentsVariables(paymentsList.parse(read(address))),
  }),
};

describe("a figure", () => {
  it.each(roles)("opens for %s exactly the rows that it counts", async (role) => {
    const caller = await test.as(role);
    const answers = await Promise.all(
      Object.entries(summaries).map(async ([name, field]) => {
        const { data } = await caller.graphql(`{ answer: ${field} }`);
        return [name, data?.answer] as const;
      }),
    );
    expect(answers.filter(([, answer]) => answer)).toHaveLength(shown[role]);
    const ask = async (list: keyof typeof rows, address: string) => {
      const { document, variables } = rows[list](address);
      return (await caller.graphql(document, variables)).data;
    };
    const count = async (list: keyof typeof rows, address: string) =>
      (await ask(list, address)).answer.totalCount;
    const { people, employees, classes, money, counts } = Object.fromEntries(answers);
    if (people) expect(await count("users", "type=U&active=yes&seen=yes")).toBe(people.active);
    if (employees) expect(await count("users", "type=E")).toBe(employees.totalCount);
    if (classes) expect(await count("batches", "today=yes")).toBe(classes.totalCount);
    if (money) {
      const [year, month] = money.today.split("-").map(Number);
      expect(await count("payments", "status=PENDING")).toBe(money.dueCount);
      expect((await ask("payments", "status=PENDING")).sums.sales).toBe(money.due);
      const collected = await ask("payments", `status=PAID&year=${year}&month=${month}`);
      expect(collected.sums.sales).toBe(money.collected);
    }
    if (!counts) return;
    const { total, ...states } = counts;
    expect(Object.values<number>(states).reduce((sum, state) => sum + state, 0)).toBe(total);
    const opened = ["COMPLETED", "IN_PROGRESS", "SCHEDULED", "POSTPONED", "HOLD", "CANCELLED"].map((status) =>
      count("batches", `status=${status}`),
    );
    expect(await Promise.all(opened)).toEqual(Object.values(states));
  });
});
