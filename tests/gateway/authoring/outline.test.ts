import { afterEach, describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const [trainer, other] = [await test.as("coordinator"), await test.as("otherAdmin")];
afterEach(() => test.setNow());

interface TopicInput {
  id?: number;
  name: string;
}
interface ModuleInput extends TopicInput {
  topics: TopicInput[];
}
interface ModuleRow extends Required<TopicInput> {
  topics: Required<TopicInput>[];
}

const changed = "Someone else changed this course. You now see the latest version.";
const conflict = { code: "STALE", message: changed };

async function outlineOf(courseId: number) {
  const { data } = await trainer.graphql(
    `query ($id: Int!) {
      course(databaseId: $id) { updatedAt modules { id: databaseId name topics { id: databaseId name } } }
    }`,
    { id: courseId },
  );
  const { updatedAt, modules } = data.course as { updatedAt: string; modules: ModuleRow[] };
  return { updatedAt, modules };
}

async function save(courseId: number, version: string | null, modules: ModuleInput[], caller = trainer) {
  const { data, errors } = await caller.graphql(
    `mutation ($id: Int!, $version: DateTime, $modules: [OutlineModuleInput!]!) {
      saveOutline(courseId: $id, version: $version, modules: $modules) {
        ... on ChangedCoursePayload { course { updatedAt } }
        ... on Refusal { code message }
      }
    }`,
    { id: courseId, version, modules },
  );
  expect(errors).toBeUndefined();
  return data.saveOutline as { course?: { updatedAt: string }; code?: string; message?: string };
}

const topicsOf = (count: number) =>
  Array.from({ length: count }, (_all, index) => ({ name: `topic ${index}` }));

/** A draft with modules One (a, b) and Two (c), and what an editor would hold of it. */
async function makeCourse() {
  const { id } = await factory.course({ status: "DRAFT" });
  await save(id, null, [
    { name: "One", topics: [{ name: "a" }, { name: "b" }] },
    { name: "Two", topics: [{ name: "c" }] },
  ]);
  const { updatedAt, modules } = await outlineOf(id);
  const [one, two] = modules;
  const [a, b] = one?.topics ?? [];
  const c = two?.topics[0];
  if (!one || !two || !a || !b || !c) throw new Error("the outline was not made");
  return { id, updatedAt, modules, one, two, a, b, c };
}

describe("saving an outline", () => {
  it("reorders, moves across modules, renames, adds and deletes in one go", async () => {
    const { id, updatedAt, one, two, a, c } = await makeCourse();
    const { code } = await save(id, updatedAt, [
      { id: two.id, name: "Second", topics: [{ name: "new" }, { id: a.id, name: "A" }] },
      { name: "Third", topics: [{ id: c.id, name: "c" }] },
      { id: one.id, name: "One", topics: [] },
    ]);
    expect(code).toBeUndefined();
    const after = await outlineOf(id);
    const fresh = expect.any(Number);
    expect(after.modules).toEqual([
      {
        id: two.id,
        name: "Second",
        topics: [
          { id: fresh, name: "new" },
          { id: a.id, name: "A" },
        ],
      },
      { id: fresh, name: "Third", topics: [{ id: c.id, name: "c" }] },
      { id: one.id, name: "One", topics: [] },
    ]);
  });

  it("keeps a topic that leaves a module that goes", async () => {
    const { id, updatedAt, two, a, b } = await makeCourse();
    await save(id, updatedAt, [{ ...two, topics: [b, a] }]);
    expect((await outlineOf(id)).modules).toEqual([{ ...two, topics: [b, a] }]);
  });

  it("with an old version is a conflict, and changes nothing", async () => {
    const { id, updatedAt, modules, one } = await makeCourse();
    await save(id, updatedAt, modules.toReversed());
    expect(await save(id, updatedAt, [{ ...one, name: "Late" }])).toEqual(conflict);
    expect((await outlineOf(id)).modules).toEqual(modules.toReversed());
  });

  it("with an old version is a conflict even when the clock stands still", async () => {
    test.setNow(new Date("2020-01-01T00:00:00.000Z"));
    const { id, updatedAt, modules } = await makeCourse();
    expect((await save(id, updatedAt, modules)).code).toBeUndefined();
    expect(await save(id, updatedAt, modules)).toEqual(conflict);
  });

  it("twice at once: one wins, one is told", async () => {
    const { id, updatedAt, modules } = await makeCourse();
    const named = (name: string) => modules.map((module) => ({ ...module, name }));
    const answers = await Promise.all([save(id, updatedAt, named("X")), save(id, updatedAt, named("Y"))]);
    const won = answers.findIndex(({ code }) => code === undefined);
    expect(answers.filter(({ code }) => code === "STALE")).toEqual([conflict]);
    expect((await outlineOf(id)).modules[0]?.name).toBe(["X", "Y"][won]);
  });

  it("with a row of another course, or one twice, is a conflict that changes nothing", async () => {
    const [course, foreign] = [await makeCourse(), await makeCourse()];
    const { id, updatedAt, modules, one, a } = course;
    const wrongs: ModuleInput[][] = [
      [{ ...one, topics: [{ id: foreign.a.id, name: "mine" }] }],
      [{ id: foreign.one.id, name: "mine", topics: [] }],
      [{ ...one, topics: [a, a] }],
      [one, one],
    ];
    for (const wrong of wrongs) expect(await save(id, updatedAt, wrong)).toEqual(conflict);
    expect(await outlineOf(id)).toEqual({ updatedAt, modules });
    expect((await outlineOf(foreign.id)).modules).toEqual(foreign.modules);
  });

  it("of another organization's course finds none", async () => {
    const { id, modules } = await makeCourse();
    expect(await save(id, null, [], other)).toEqual({ code: "NOT_FOUND", message: "Course not found" });
    expect((await outlineOf(id)).modules).toEqual(modules);
  });

  it("with a wrong name is invalid, and changes nothing", async () => {
    const { id, updatedAt, modules, one } = await makeCourse();
    const wrong = await save(id, updatedAt, [{ ...one, topics: [{ name: " " }] }]);
    expect(wrong.code).toBe("INVALID");
    expect(wrong.message).toBe("Topic Name is required");
    expect(await outlineOf(id)).toEqual({ updatedAt, modules });
  });

  describe("that leaves out what was completed", () => {
    const refused = (name: string) => ({
      code: "CONFLICT",
      message: `“${name}” has been completed by learners or batches. Keep it, or delete it on its own on the course's Curriculum page.`,
    });
    const status = "COMPLETED" as const;

    it("by a learner is refused, also with its whole module; moving and renaming it is not", async () => {
      const { id, updatedAt, modules, one, two, a, c } = await makeCourse();
      const userId = (await test.as("learner")).userId ?? 0;
      await factory.enrolment(userId, id);
      await test.database.prisma.topicProgress.create({
        data: { organizationId: 1, userId, courseId: id, topicId: a.id, status, completedDate: new Date() },
      });
      expect(await save(id, updatedAt, [{ ...one, topics: [] }])).toEqual(refused("a"));
      expect(await save(id, updatedAt, [two])).toEqual(refused("a"));
      expect(await outlineOf(id)).toEqual({ updatedAt, modules });
      expect(
        (await save(id, updatedAt, [{ ...two, topics: [c, { ...a, name: "A" }] }])).code,
      ).toBeUndefined();
    });

    it("in a batch is refused; what is only planned is not", async () => {
      const { id, updatedAt, one, two, a, b } = await makeCourse();
      const { prisma } = test.database;
      const [startDate, endDate] = [new Date("2026-01-01"), new Date("2026-02-01")];
      const dates = { startDate, endDate };
      const batch = await prisma.batch.create({
        data: { organizationId: 1, name: "Made batch", description: "Made", ...dates },
      });
      const of = { organizationId: 1, batchId: batch.id, courseId: id };
      await prisma.batchCourse.create({ data: { ...of, ...dates } });
      await prisma.batchCourseTopic.createMany({
        data: [
          { ...of, topicId: a.id, plannedDate: startDate },
          { ...of, topicId: b.id, status, completedDate: startDate },
        ],
      });
      expect(await save(id, updatedAt, [two])).toEqual(refused("b"));
      expect((await save(id, updatedAt, [{ ...one, topics: [b] }, two])).code).toBeUndefined();
    });
  });

  it("takes no more statements for more topics", async () => {
    const statements = async (count: number) => {
      const { id } = await factory.course({ status: "DRAFT" });
      await save(id, null, [{ name: "One", topics: topicsOf(count) }]);
      const { updatedAt, modules } = await outlineOf(id);
      const next = modules.map((module) => ({ ...module, topics: [...module.topics, ...topicsOf(count)] }));
      return (await test.statementsOf(() => save(id, updatedAt, next))).length;
    };
    expect(await statements(80)).toBe(await statements(2));
  });
});

describe("saving details and outline together", () => {
  interface Change {
    title: string;
    version?: string | null;
    modules?: ModuleInput[] | null;
  }

  async function update(id: number, { title, ...change }: Change) {
    const row = await test.database.prisma.course.findUniqueOrThrow({ where: { id } });
    const { code, categoryId, status } = row;
    const input = { code, categoryId, status, title, description: "D", imageUrl: "a.test/b" };
    const { data } = await trainer.graphql(
      `mutation ($id: Int!, $input: CourseInput!, $version: DateTime, $modules: [OutlineModuleInput!]) {
        updateCourse(courseId: $id, input: $input, version: $version, modules: $modules) {
          ... on ChangedCoursePayload { course { updatedAt } }
          ... on Refusal { code message }
        }
      }`,
      { id, input, ...change },
    );
    return data.updateCourse as { course?: { updatedAt: string }; code?: string; message?: string };
  }

  const titleOf = async (id: number) =>
    (await test.database.prisma.course.findUniqueOrThrow({ where: { id } })).title;

  it("saves both, and makes the version old", async () => {
    const { id, updatedAt, modules } = await makeCourse();
    const saved = await update(id, { title: "Both", version: updatedAt, modules: modules.toReversed() });
    const after = await outlineOf(id);
    expect([await titleOf(id), after]).toEqual([
      "Both",
      { updatedAt: saved.course?.updatedAt, modules: modules.toReversed() },
    ]);
    expect(await update(id, { title: "Late", version: updatedAt, modules })).toEqual(conflict);
    expect([await titleOf(id), await outlineOf(id)]).toEqual(["Both", after]);
  });

  it("saves neither when one of them is refused", async () => {
    const { id, updatedAt, modules } = await makeCourse();
    const strange = [{ id: 999_999, name: "Strange", topics: [] }];
    expect((await update(id, { title: "Half", version: updatedAt, modules: strange })).code).toBe("STALE");
    const nameless = [{ name: " ", topics: [] }];
    expect((await update(id, { title: "Half", version: updatedAt, modules: nameless })).code).toBe("INVALID");
    expect((await update(id, { title: " ", version: updatedAt, modules: [] })).code).toBe("INVALID");
    expect(await titleOf(id)).not.toBe("Half");
    expect(await outlineOf(id)).toEqual({ updatedAt, modules });
  });

  it("without an outline keeps it, and without a version writes over what is there", async () => {
    const { id, updatedAt, modules } = await makeCourse();
    await update(id, { title: "First", version: updatedAt });
    expect((await update(id, { title: "Second", version: null, modules: null })).code).toBeUndefined();
    expect([await titleOf(id), (await outlineOf(id)).modules]).toEqual(["Second", modules]);
  });

  it("twice at once: one wins, one is told", async () => {
    const { id, updatedAt, modules } = await makeCourse();
    const titled = (title: string) => update(id, { title, version: updatedAt, modules });
    const answers = await Promise.all([titled("X"), titled("Y")]);
    const won = answers.findIndex(({ code }) => code === undefined);
    expect(answers.filter(({ code }) => code === "STALE")).toEqual([conflict]);
    expect(await titleOf(id)).toBe(["X", "Y"][won]);
  });
});

describe("the parts of an outline one by one", () => {
  const mutate = async (field: string) => {
    const { data } = await trainer.graphql(
      `mutation { answer: ${field} { __typename ... on Refusal { code message } } }`,
    );
    return data.answer;
  };

  it("are added at the end, and make the editor's version old", async () => {
    const { id, updatedAt, modules, two } = await makeCourse();
    await mutate(`addModule(courseId: ${id}, name: "Three")`);
    await mutate(`addTopic(courseId: ${id}, moduleId: ${two.id}, name: "d")`);
    const after = (await outlineOf(id)).modules;
    expect(after.map(({ name }) => name)).toEqual(["One", "Two", "Three"]);
    expect(after[1]?.topics.map(({ name }) => name)).toEqual(["c", "d"]);
    expect(await save(id, updatedAt, modules)).toEqual(conflict);
  });

  it("are deleted of their own course only", async () => {
    const [course, foreign] = [await makeCourse(), await makeCourse()];
    const { id, one, two, a } = course;
    const none = { code: "NOT_FOUND", message: "Module not found" };
    expect(await mutate(`deleteModule(courseId: ${id}, moduleId: ${foreign.one.id})`)).toMatchObject(none);
    const topic = `deleteTopic(courseId: ${id}, moduleId: ${two.id}, topicId: ${a.id})`;
    expect(await mutate(topic)).toMatchObject({ code: "NOT_FOUND", message: "Topic not found" });
    await mutate(`deleteTopic(courseId: ${id}, moduleId: ${one.id}, topicId: ${a.id})`);
    await mutate(`deleteModule(courseId: ${id}, moduleId: ${two.id})`);
    expect((await outlineOf(id)).modules).toEqual([{ ...one, topics: [course.b] }]);
  });
});
