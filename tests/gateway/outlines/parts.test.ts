import { describe, expect, it } from "vitest";
import { conflict, type ModuleInput, openOutlines } from "./outlineRoom";

const { test, trainer, readOutline, save, makeCourse } = await openOutlines();

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
    const after = await readOutline(id);
    expect([await titleOf(id), after]).toEqual([
      "Both",
      { updatedAt: saved.course?.updatedAt, modules: modules.toReversed() },
    ]);
    expect(await update(id, { title: "Late", version: updatedAt, modules })).toEqual(conflict);
    expect([await titleOf(id), await readOutline(id)]).toEqual(["Both", after]);
  });

  it("saves neither when one of them is refused", async () => {
    const { id, updatedAt, modules } = await makeCourse();
    const strange = [{ id: 999_999, name: "Strange", topics: [] }];
    expect((await update(id, { title: "Half", version: updatedAt, modules: strange })).code).toBe("STALE");
    const nameless = [{ name: " ", topics: [] }];
    expect((await update(id, { title: "Half", version: updatedAt, modules: nameless })).code).toBe("INVALID");
    expect((await update(id, { title: " ", version: updatedAt, modules: [] })).code).toBe("INVALID");
    expect(await titleOf(id)).not.toBe("Half");
    expect(await readOutline(id)).toEqual({ updatedAt, modules });
  });

  it("saving details and outline together without an outline keeps it, and without a version writes over what is there", async () => {
    const { id, updatedAt, modules } = await makeCourse();
    await update(id, { title: "First", version: updatedAt });
    expect((await update(id, { title: "Second", version: null, modules: null })).code).toBeUndefined();
    expect([await titleOf(id), (await readOutline(id)).modules]).toEqual(["Second", modules]);
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
    const { id, updatedAt, modules, second } = await makeCourse();
    await mutate(`addModule(courseId: ${id}, name: "Three")`);
    await mutate(`addTopic(courseId: ${id}, moduleId: ${second.id}, name: "d")`);
    const after = (await readOutline(id)).modules;
    expect(after.map(({ name }) => name)).toEqual(["One", "Two", "Three"]);
    expect(after[1]?.topics.map(({ name }) => name)).toEqual(["c", "d"]);
    expect(await save(id, updatedAt, modules)).toEqual(conflict);
  });

  it("are deleted of their own course only", async () => {
    const [course, foreign] = [await makeCourse(), await makeCourse()];
    const { id, first, second, a } = course;
    const none = { code: "NOT_FOUND", message: "Module not found" };
    expect(await mutate(`deleteModule(courseId: ${id}, moduleId: ${foreign.first.id})`)).toMatchObject(none);
    const topic = `deleteTopic(courseId: ${id}, moduleId: ${second.id}, topicId: ${a.id})`;
    expect(await mutate(topic)).toMatchObject({ code: "NOT_FOUND", message: "Topic not found" });
    await mutate(`deleteTopic(courseId: ${id}, moduleId: ${first.id}, topicId: ${a.id})`);
    await mutate(`deleteModule(courseId: ${id}, moduleId: ${second.id})`);
    expect((await readOutline(id)).modules).toEqual([{ ...first, topics: [course.b] }]);
  });
});
