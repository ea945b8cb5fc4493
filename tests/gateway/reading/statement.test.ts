import { describe, expect, it } from "vitest";
import { Statement, sql } from "#gateway/reading/sql";

interface Run {
  values: unknown[];
  aliases: number;
  slots: readonly unknown[];
}

const begin = (tenantId: number, ...slots: unknown[]): Run => ({ values: [tenantId], aliases: 0, slots });

function openStatement() {
  let writings = 0;
  const condition = (run: Run) => {
    writings += 1;
    return `"id" = $${run.values.push(run.slots[0])}`;
  };
  const statement = new Statement<Run>(sql<Run>`SELECT 1 WHERE $1 AND ${[condition]}`);
  return { statement, countWritings: () => writings };
}

describe("a statement", () => {
  it("is written once for runs that depend on the same, and each has its own tenant", () => {
    const { statement, countWritings } = openStatement();
    expect(statement.render(begin(1, 7))).toMatchObject({ values: [1, 7], isKept: true });
    expect(statement.render(begin(2, 7)).values).toEqual([2, 7]);
    expect(countWritings()).toBe(1);
  });

  it("is written anew for a run that depends on something else, with the same text", () => {
    const { statement, countWritings } = openStatement();
    const { text } = statement.render(begin(1, 7));
    expect(statement.render(begin(1, 8))).toEqual({ text, values: [1, 8], isKept: true });
    expect(statement.render(begin(1, "7")).values).toEqual([1, "7"]);
    expect(countWritings()).toBe(3);
  });

  it("is written each time for what has no key, or one that is too long to keep", () => {
    const { statement, countWritings } = openStatement();
    for (const slot of [7n, "long".repeat(1_000)])
      for (const tenantId of [1, 2])
        expect(statement.render(begin(tenantId, slot)).values).toEqual([tenantId, slot]);
    expect(countWritings()).toBe(4);
  });

  it("shares nothing with another statement", () => {
    const [first, second] = [openStatement(), openStatement()];
    first.statement.render(begin(1, 7));
    second.statement.render(begin(1, 7));
    expect(second.countWritings()).toBe(1);
  });
});
