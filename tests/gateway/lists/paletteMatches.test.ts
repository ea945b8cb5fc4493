import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const [admin, learner] = [await test.as("admin"), await test.as("learner")];

const documents: Record<string, string> = JSON.parse(
  readFileSync("client/__generated__/persisted.json", "utf8"),
);
/** The command palette's query. */
const document = Object.values(documents).find((text) => text.startsWith("query findThingsQuery")) ?? "";

const search = async (caller: Caller, words: string, isStaff = caller === admin) =>
  caller.graphql(document, {
    search: words,
    isMember: caller !== test.visitor,
    seesBatches: isStaff,
    seesPeople: isStaff,
    seesPayments: isStaff,
  });

describe("what the command palette finds", () => {
  it("is payments by their reference, the best first, and not by what else is written on them", async () => {
    const { id: userId } = await factory.user({ name: "Zircon Payer" });
    const payment = async (reference: string, comments = "") =>
      (await factory.payment({ userId, reference, comments })).id;
    const loose = await payment("AXZIRCON-1");
    const [prefix, exact] = [await payment("ZIRCON-12"), await payment("zircon-1")];
    await payment("OTHER-1", "zircon-1");
    const { data } = await search(admin, "ZIRCON-1");
    const ids = data.paymentMatches.map(({ databaseId }: { databaseId: number }) => databaseId);
    expect(ids).toEqual([exact, prefix, loose]);
    const elsewhere = await search(await test.as("otherAdmin"), "zircon", true);
    expect(elsewhere.data.paymentMatches).toEqual([]);
  });

  it("is for staff alone where only staff see it, whatever a caller asks for", async () => {
    for (const caller of [learner, test.visitor]) {
      const { data, errors } = await search(caller, "a", true);
      expect(data).toBeNull();
      expect(errors?.[0]?.extensions?.code).toBe(caller === learner ? "FORBIDDEN" : "UNAUTHENTICATED");
      expect((await search(caller, "a", false)).errors).toBeUndefined();
    }
  });

  it("has specializations without a course to see, drafts of courses and posts for staff only", async () => {
    const draft = await factory.course({ title: "Obsidian course", status: "DRAFT" });
    await factory.specialization([draft.id], { name: "Obsidian specialization" });
    await factory.blogPost({ title: "Obsidian post", status: "DRAFT" });
    await factory.course({ title: "Obsidian of others", organizationId: otherId });
    const counts = async (caller: Caller) => {
      const { data } = await search(caller, "obsidian");
      return [data.courseMatches, data.specializationMatches, data.blogPostMatches].map(
        ({ length }) => length,
      );
    };
    expect(await counts(admin)).toEqual([1, 1, 1]);
    expect(await counts(learner)).toEqual([0, 0, 0]);
    expect(await counts(test.visitor)).toEqual([0, 0, 0]);
  });

  it("takes as many statements for many rows as for one", async () => {
    const make = async (name: string) => {
      const course = await factory.course({ title: `Basalt ${name}` });
      await factory.specialization([course.id], { name: `Basalt ${name}` });
      await factory.blogPost({ title: `Basalt ${name}` });
      const user = await factory.user({ name: `Basalt ${name}` });
      await factory.payment({ userId: user.id, reference: `BASALT-${name}` });
    };
    await make("zero");
    await search(admin, "basalt");
    const count = async () => (await test.statementsOf(() => search(admin, "basalt"))).length;
    const baseline = await count();
    for (const name of ["one", "two"]) await make(name);
    expect(await count()).toBe(baseline);
    expect(baseline).toBeLessThanOrEqual(32);
  });
});
