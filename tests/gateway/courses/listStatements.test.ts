import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const admin = await test.as("admin");
const { id: trainerId } = await factory.user({ userType: "E" });
for (let at = 0; at < 50; at += 1) await factory.module(await factory.course({ trainerId }));

const list = (first: number) => `{ courses(first: ${first}) {
  nodes { title trainer { name } trainerName category { name } modules { name topics { name } } } totalCount } }`;

describe("a list of fifty courses with modules, topics and trainers", () => {
  it("takes at most six statements, as many as one course", async () => {
    const read = (first: number) => test.statementsOf(() => admin.graphql(list(first)));
    const { data, errors } = await admin.graphql(list(50));
    expect(errors).toBeUndefined();
    expect(data.courses.nodes).toHaveLength(50);
    const topics = JSON.stringify(data).match(/"topics":\[\{/g);
    expect(topics?.length).toBeGreaterThanOrEqual(50);
    const [single, fifty] = [await read(1), await read(50)];
    expect(fifty.length).toBeLessThanOrEqual(6);
    expect(fifty.length).toBe(single.length);
  });

  it("takes at most six statements over REST too", async () => {
    const statements = await test.statementsOf(() => admin.rest("GET", "courses"));
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});
