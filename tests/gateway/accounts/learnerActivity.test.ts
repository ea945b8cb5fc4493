import { afterEach, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
afterEach(() => test.setNow());

const read = async (caller: Caller) =>
  (await caller.graphql("{ learnerActivity { active total } }")).data.learnerActivity;

const dayLength = 86_400_000;

describe("how many learners are active", () => {
  it("counts those who used the product in the last 30 days, without staff and deactivated accounts", async () => {
    const now = new Date("2036-11-18T06:00:00.000Z");
    const earlier = (days: number) => new Date(now.getTime() - days * dayLength);
    const learners = [await factory.user(), await factory.user(), await factory.user()];
    const employee = await factory.user({ userType: "E" });
    const left = await factory.user();
    for (const [person, days] of [
      [learners[0], 29],
      [learners[1], 31],
      [employee, 1],
      [left, 1],
    ] as const) {
      test.setNow(earlier(days));
      if (person) await test.visitor.signIn(person.signIn);
    }
    test.setNow(now);
    await test.database.prisma.user.update({ where: { id: left.id }, data: { active: false } });
    const active = { userType: "U" as const, active: true, organizationId: 1 };
    const total = await test.database.prisma.user.count({ where: active });
    expect(await read(await test.as("admin"))).toEqual({ active: 1, total });
    expect((await read(await test.as("otherAdmin"))).active).toBe(0);
  });
});
