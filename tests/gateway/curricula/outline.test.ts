import { afterEach, describe, expect, it } from "vitest";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const [trainer, other] = [await test.as("coordinator"), await test.as("otherAdmin")];
afterEach(() => test.setNow());

interface Row {
  id?: number;
  name: string;
}
interface Module extends Row {
  topics: Row[];
}
interface StoredModule extends Required<Row> {
  topics: Required<Row>[];
  questions: { title: string }[];
}

const conflict = { code: "STALE", message: curriculumMessages.changed };
const payload = "... on CurriculumPayload { curriculum { updatedAt } } ... on Refusal { code message }";

async function read(id: number) {
  const { data } = await trainer.graphql(
    `query ($id: Int!) {
      curriculum(databaseId: $id) {
        updatedAt
        modules { id: databaseId name topics { id: databaseId name } questions { title } }
      }
    }`,
    { id },
  );
  return data.curriculum as { updatedAt: string; modules: StoredModule[] };
}

async function save(id: number, version: string | null, modules: Module[], caller = trainer) {
  const { data, errors } = await caller.graphql(
    `mutation ($id: Int!, $version: DateTime, $modules: [OutlineModuleInput!]!) {
      saved: saveCurriculumOutline(curriculumId: $id, version: $version, modules: $modules) { ${payload} }
    }`,
    { id, version, modules },
  );
  expect(errors).toBeUndefined();
  return data.saved as { curriculum?: { updatedAt: string }; code?: string; message?: string };
}

const strip = (modules: StoredModule[]): Module[] =>
  modules.map(({ id, name, topics }) => ({ id, name, topics }));
const topicsNamed = (count: number) =>
  Array.from({ length: count }, (_all, index) => ({ name: `t${index}` }));

/** A curriculum with modules One (a, b; a question) and Two (c). */
async function makeCurriculum() {
  const { id } = await factory.curriculum();
  const [made] = (await read(id)).modules;
  const topics = [{ id: made?.topics[0]?.id ?? 0, name: "a" }, { name: "b" }];
  await save(id, null, [
    { id: made?.id ?? 0, name: "One", topics },
    { name: "Two", topics: [{ name: "c" }] },
  ]);
  const { updatedAt, modules } = await read(id);
  const [first, second] = strip(modules);
  const [a, b] = first?.topics ?? [];
  if (!first || !second || !a || !b) throw new Error("the outline was not made");
  return { id, updatedAt, modules: strip(modules), first, second, a, b };
}

describe("the outline of a curriculum", () => {
  it("is reordered, renamed, added to and deleted from in one go; rows and their questions keep their ids", async () => {
    const { id, updatedAt, first, second, a } = await makeCurriculum();
    const next = [
      { ...second, name: "Second", topics: [{ name: "new" }, { ...a, name: "A" }] },
      { name: "Third", topics: [] },
      { ...first, topics: [] },
    ];
    expect((await save(id, updatedAt, next)).code).toBeUndefined();
    const fresh = expect.any(Number);
    const { modules } = await read(id);
    expect(strip(modules)).toEqual([
      { ...next[0], topics: [{ id: fresh, name: "new" }, next[0]?.topics[1]] },
      { ...next[1], id: fresh },
      next[2],
    ]);
    expect(modules.map(({ questions }) => questions.length)).toEqual([0, 0, 1]);
  });

  it("may be emptied", async () => {
    const { id, updatedAt } = await makeCurriculum();
    await save(id, updatedAt, []);
    expect((await read(id)).modules).toEqual([]);
  });

  it("an outline with an old version is a conflict that changes nothing, even when the clock stands still", async () => {
    test.setNow(new Date("2020-01-01T00:00:00.000Z"));
    const { id, updatedAt, modules, first } = await makeCurriculum();
    expect((await save(id, updatedAt, modules)).code).toBeUndefined();
    expect(await save(id, updatedAt, [{ ...first, name: "Late" }])).toEqual(conflict);
    expect(strip((await read(id)).modules)).toEqual(modules);
  });

  it("has a version that never goes back, also when a review adds to it", async () => {
    test.setNow(new Date("2020-01-01T00:00:00.000Z"));
    const { id, updatedAt } = await makeCurriculum();
    const run = await factory.generationRun({ userId: trainer.userId ?? 0, curriculumId: id });
    const { data } = await trainer.graphql(
      `mutation { saved: saveGeneratedTopics(runId: ${run.id}, objectives: ["Read"], modules: []) { __typename } }`,
    );
    expect(data.saved.__typename).toBe("SavedGenerationPayload");
    expect(Date.parse((await read(id)).updatedAt)).toBeGreaterThan(Date.parse(updatedAt));
  });

  it("saved twice at once: one wins, one is told", async () => {
    const { id, updatedAt, modules } = await makeCurriculum();
    const named = (name: string) => modules.map((module) => ({ ...module, name }));
    const saved = await Promise.all([save(id, updatedAt, named("X")), save(id, updatedAt, named("Y"))]);
    const won = saved.findIndex(({ code }) => code === undefined);
    expect(saved.filter(({ code }) => code === "STALE")).toEqual([conflict]);
    expect((await read(id)).modules[0]?.name).toBe(["X", "Y"][won]);
  });

  it("an outline with a row of another curriculum, or one twice, is a conflict that changes nothing", async () => {
    const [mine, foreign] = [await makeCurriculum(), await makeCurriculum()];
    const { id, updatedAt, modules, first, a } = mine;
    const wrongs: Module[][] = [
      [{ ...first, topics: [{ ...foreign.a, name: "mine" }] }],
      [{ ...foreign.first, topics: [] }],
      [{ ...first, topics: [a, a] }],
      [first, first],
    ];
    for (const wrong of wrongs) expect(await save(id, updatedAt, wrong)).toEqual(conflict);
    expect(strip((await read(id)).modules)).toEqual(modules);
    expect(strip((await read(foreign.id)).modules)).toEqual(foreign.modules);
  });

  it("an outline of another organization does not exist", async () => {
    const { id, modules } = await makeCurriculum();
    expect(await save(id, null, [], other)).toEqual({ code: "NOT_FOUND", message: "Curriculum not found" });
    expect(strip((await read(id)).modules)).toEqual(modules);
  });

  it("takes no more statements for more topics", async () => {
    const statements = async (count: number) => {
      const { id } = await factory.curriculum();
      await save(id, null, [{ name: "One", topics: topicsNamed(count) }]);
      const { updatedAt, modules } = await read(id);
      const next = strip(modules).map((module) => ({
        ...module,
        topics: [...module.topics, ...topicsNamed(count)],
      }));
      return (await test.statementsOf(() => save(id, updatedAt, next))).length;
    };
    expect(await statements(80)).toBe(await statements(2));
  });

  it("is saved together with the details, or not at all", async () => {
    const { id, updatedAt, modules } = await makeCurriculum();
    const update = async (title: string, outline: Module[]) => {
      const input = { title, duration: 5, status: "DRAFT", level: "BEGINNER" };
      const { data } = await trainer.graphql(
        `mutation ($id: Int!, $input: CurriculumInput!, $version: DateTime, $modules: [OutlineModuleInput!]) {
          saved: updateCurriculum(curriculumId: $id, input: $input, version: $version, modules: $modules) {
            ${payload}
          }
        }`,
        { id, input, version: updatedAt, modules: outline },
      );
      return data.saved as { code?: string };
    };
    const titleOf = async () =>
      (await test.database.prisma.curriculum.findUniqueOrThrow({ where: { id } })).title;
    expect((await update(`Half ${id}`, [{ id: 999_999, name: "Strange", topics: [] }])).code).toBe("STALE");
    expect(await titleOf()).not.toBe(`Half ${id}`);
    expect((await update(`Both ${id}`, modules.toReversed())).code).toBeUndefined();
    expect([await titleOf(), strip((await read(id)).modules)]).toEqual([`Both ${id}`, modules.toReversed()]);
  });
});
