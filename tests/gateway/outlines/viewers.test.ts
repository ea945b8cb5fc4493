import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";
import { openViewers, refusedOthers, tryCommand } from "#tests/support/viewers";

const { test, factory } = await openSuite();
const { visitor, learner, staff, foreign, tryAsOthers } = await openViewers(test);
const { prisma } = test.database;

async function makeCourse(data: object = {}) {
  const course = await factory.course(data);
  return { course, ...(await factory.module(course)) };
}

const readOutline = (courseId: number) =>
  prisma.module.findMany({ where: { courseId }, select: { name: true, topics: { select: { name: true } } } });

describe("the outline of a course", () => {
  it("is changed by staff of its organization alone", async () => {
    const { course, module, topic } = await makeCourse();
    const [ofCourse, ofModule] = [`courseId: ${course.id}`, `courseId: ${course.id}, moduleId: ${module.id}`];
    const before = await readOutline(course.id);
    for (const field of [
      `saveOutline(${ofCourse}, modules: [])`,
      `addModule(${ofCourse}, name: "Theirs")`,
      `addTopic(${ofModule}, name: "Theirs")`,
      `deleteTopic(${ofModule}, topicId: ${topic.id})`,
      `deleteModule(${ofModule})`,
    ]) {
      expect(await tryAsOthers(field)).toEqual(refusedOthers);
    }
    expect(await readOutline(course.id)).toEqual(before);
    expect(await tryCommand(staff, `deleteTopic(${ofModule}, topicId: ${topic.id})`)).toBe(
      "ChangedCoursePayload",
    );
    expect(await readOutline(course.id)).toEqual([{ name: module.name, topics: [] }]);
  });

  it("is read by everyone of its organization once it is published, before that by staff", async () => {
    const read = async (courseId: number) => {
      const document = `{ course(databaseId: ${courseId}) { modules { topics { name } } } }`;
      const answers = await Promise.all(
        [visitor, learner, staff, foreign].map((caller) => caller.graphql(document)),
      );
      return answers.map(({ data }) => data.course?.modules);
    };
    const outline = [{ topics: [{ name: "Made topic" }] }];
    const [published, draft] = [await makeCourse(), await makeCourse({ status: "DRAFT" })];
    expect(await read(published.course.id)).toEqual([outline, outline, outline, undefined]);
    expect(await read(draft.course.id)).toEqual([undefined, undefined, outline, undefined]);
  });
});

describe("the outline of a curriculum", () => {
  it("is changed by staff of its organization alone", async () => {
    const { id, module } = await factory.curriculum();
    const field = `saveCurriculumOutline(curriculumId: ${id}, modules: [{ name: "New", topics: [] }])`;
    expect(await tryAsOthers(field)).toEqual(refusedOthers);
    const names = () =>
      prisma.curriculumModule.findMany({ where: { curriculumId: id }, select: { name: true } });
    expect(await names()).toEqual([{ name: module.name }]);
    expect(await tryCommand(staff, field)).toBe("CurriculumPayload");
    expect(await names()).toEqual([{ name: "New" }]);
  });
});
