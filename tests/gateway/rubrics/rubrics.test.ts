import { describe, expect, it } from "vitest";
import { rubricMessages } from "#gateway/domains/rubrics/contract";
import { askCommand, refusal } from "#tests/support/askCommand";
import { demoId, nextNumber } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { openViewers, refusedOthers } from "#tests/support/viewers";

const { test, factory } = await openSuite();
const { staff, foreign, learner, visitor, tryAsOthers } = await openViewers(test);
const { prisma } = test.database;
const ask = (field: string) => askCommand(staff, field);

const levels = '[{ points: 0, label: "Poor" }, { points: 4, label: "Good" }]';
const criteria = `criteria: [{ key: "a", title: "Clarity", levels: ${levels} }]`;
const toInput = (name: string) => `input: { name: "${name}", ${criteria} }`;
const saved = { __typename: "RubricPayload" };

async function makeRubric() {
  const name = `Made rubric ${nextNumber()}`;
  expect(await ask(`createRubric(${toInput(name)})`)).toEqual(saved);
  return prisma.rubric.findFirstOrThrow({ where: { organizationId: demoId, name } });
}

describe("a rubric", () => {
  it("is created with its criteria, under a name that no other has", async () => {
    const { name, criteria: stored } = await makeRubric();
    expect(stored).toMatchObject([{ key: "a", title: "Clarity", levels: [{ points: 0 }, { points: 4 }] }]);
    const taken = refusal("CONFLICT", rubricMessages.nameTaken, "name");
    expect(await ask(`createRubric(${toInput(name.toUpperCase())})`)).toEqual(taken);
    expect(await askCommand(foreign, `createRubric(${toInput(name)})`)).toEqual(saved);
  });

  it.each([
    ["no criterion", "[]", rubricMessages.noCriteria],
    [
      "one level",
      `[{ key: "a", title: "A", levels: [{ points: 1, label: "L" }] }]`,
      rubricMessages.fewLevels,
    ],
    [
      "two criteria of one key",
      `[{ key: "a", title: "A", levels: ${levels} }, { key: "a", title: "B", levels: ${levels} }]`,
      rubricMessages.sameKey,
    ],
  ])("needs more than %s", async (_what, wrong, message) => {
    const answer = await ask(`createRubric(input: { name: "Wrong", criteria: ${wrong} })`);
    expect(answer).toMatchObject({ code: "INVALID", message });
  });

  it("is changed from its latest version only", async () => {
    const { id, name, updatedAt } = await makeRubric();
    const update = (to: string) =>
      ask(`updateRubric(rubricId: ${id}, version: "${updatedAt.toISOString()}", ${toInput(to)})`);
    expect(await update(name.toUpperCase())).toEqual(saved);
    expect(await update("Late")).toMatchObject({ code: "STALE" });
    expect((await prisma.rubric.findUniqueOrThrow({ where: { id } })).name).toBe(name.toUpperCase());
  });

  it("is kept while an assignment uses it, and deleted once", async () => {
    const { id } = await makeRubric();
    const { id: courseId } = await factory.course();
    const texts = { title: "Made", markdown: "", html: "" };
    const assignment = await prisma.assignment.create({
      data: { organizationId: demoId, courseId, rubricId: id, ...texts, accepts: ["TEXT"], points: 10 },
    });
    const field = `deleteRubric(rubricId: ${id})`;
    expect(await ask(field)).toEqual(refusal("CONFLICT", rubricMessages.inUse));
    await prisma.assignment.delete({ where: { id: assignment.id } });
    expect(await ask(field)).toEqual({ __typename: "DeletedRubricPayload" });
    expect(await ask(field)).toEqual(refusal("NOT_FOUND", rubricMessages.notFound));
  });

  it("is changed and deleted by staff of its organization alone", async () => {
    const { id, name } = await makeRubric();
    expect(await tryAsOthers(`updateRubric(rubricId: ${id}, ${toInput("Theirs")})`)).toEqual(refusedOthers);
    expect(await tryAsOthers(`deleteRubric(rubricId: ${id})`)).toEqual(refusedOthers);
    expect((await prisma.rubric.findUniqueOrThrow({ where: { id } })).name).toBe(name);
  });

  it("is read and found by staff of its organization alone", async () => {
    const { id, name } = await makeRubric();
    const document = `{
      rubric(databaseId: ${id}) { name criteria { title levels { points label } } }
      rubrics(search: "${name}") { nodes { name } }
    }`;
    const found = await staff.graphql(document);
    expect(found.data.rubric).toMatchObject({ name, criteria: [{ title: "Clarity" }] });
    expect(found.data.rubrics.nodes).toContainEqual({ name });
    expect((await foreign.graphql(document)).data).toEqual({ rubric: null, rubrics: { nodes: [] } });
    for (const [caller, code] of [
      [visitor, "UNAUTHENTICATED"],
      [learner, "FORBIDDEN"],
    ] as const) {
      const { errors = [] } = await caller.graphql(document);
      expect(errors.map(({ extensions }) => extensions?.code)).toEqual([code, code]);
    }
  });
});
