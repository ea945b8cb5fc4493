import { describe, expect, it } from "vitest";
import { demoId, nextNumber } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { ask as askBy, refusal } from "./refusals";

const { test, factory } = await openSuite();
const [trainer, learner, other] = [
  await test.as("coordinator"),
  await test.as("learner"),
  await test.as("otherAdmin"),
];
const ask = (field: string, caller = trainer) => askBy(caller, field);
const created = { __typename: "ChangedCoursePayload" };
const courseInput = (code: string, categoryId: number) =>
  `input: { code: "${code}", title: "T", description: "D", categoryId: ${categoryId}, status: DRAFT, imageUrl: "a.test/b" }`;

describe("a course", () => {
  const stateOf = (id: number) => test.database.prisma.course.findUniqueOrThrow({ where: { id } });

  it("that is published or taken back twice is so once", async () => {
    const { id } = await factory.course({ status: "DRAFT" });
    await ask(`publishCourse(courseId: ${id})`);
    const once = await stateOf(id);
    expect([once.status, once.publishedAt]).toEqual(["PUBLISHED", expect.any(Date)]);
    await ask(`publishCourse(courseId: ${id})`);
    expect(await stateOf(id)).toEqual(once);
    await ask(`unpublishCourse(courseId: ${id})`);
    const back = await stateOf(id);
    expect(back.status).toBe("DRAFT");
    await ask(`unpublishCourse(courseId: ${id})`);
    expect(await stateOf(id)).toEqual(back);
  });

  it("with users is not deleted, in the exact words", async () => {
    const { id } = await factory.course();
    await factory.enrolment(learner.userId ?? 0, id);
    const message = "Failed to delete the course. Users are already enrolled courses";
    expect(await ask(`deleteCourse(courseId: ${id})`)).toEqual(refusal("CONFLICT", message));
    const { status, json } = await trainer.rest("DELETE", `courses/${id}`);
    expect([status, json.message, json.errorMessage]).toEqual([409, message, message]);
    expect((await stateOf(id)).id).toBe(id);
  });

  it("without users goes with its content; posts about it stay", async () => {
    const course = await factory.course();
    const { topic } = await factory.module(course);
    const post = await factory.blogPost({ courseId: course.id });
    expect(await ask(`deleteCourse(courseId: ${course.id})`)).toEqual({ __typename: "DeletedCoursePayload" });
    const { prisma } = test.database;
    expect(await prisma.topic.count({ where: { id: topic.id } })).toBe(0);
    expect(await prisma.blogPost.findUnique({ where: { id: post.id } })).toMatchObject({ courseId: null });
    expect(await ask(`deleteCourse(courseId: ${course.id})`)).toEqual(
      refusal("NOT_FOUND", "Course not found"),
    );
  });

  const taken = refusal("CONFLICT", "Another course has this code", "code");

  it("with a code that is taken, without case, is a conflict; of another organization it is not", async () => {
    const { code, categoryId } = await factory.course({ code: `Tk_${nextNumber()}` });
    expect(await ask(`createCourse(${courseInput(code.toUpperCase(), categoryId)})`)).toEqual(taken);
    const { id } = await factory.course();
    expect(await ask(`updateCourse(courseId: ${id}, ${courseInput(code, categoryId)})`)).toEqual(taken);
    const category = await factory.category(2);
    expect(await ask(`createCourse(${courseInput(code, category.id)})`, other)).toEqual(created);
  });

  it("may keep its own code, and its code's _ stands for itself alone", async () => {
    const { id, categoryId } = await factory.course({ code: "KEEPx1" });
    expect(await ask(`updateCourse(courseId: ${id}, ${courseInput("keepx1", categoryId)})`)).toEqual(created);
    expect(await ask(`createCourse(${courseInput("KEEP_1", categoryId)})`)).toEqual(created);
  });

  it("made twice at once with one code is made once", async () => {
    const { id } = await factory.category();
    const make = () => ask(`createCourse(${courseInput("ATONCE", id)})`);
    expect(await Promise.all([make(), make()])).toEqual(expect.arrayContaining([created, taken]));
  });

  it("in another organization's category is refused", async () => {
    const { id } = await factory.category(2);
    expect(await ask(`createCourse(${courseInput("FOREIGN", id)})`)).toEqual(
      refusal("INVALID", "Category not found", "categoryId"),
    );
  });
});

describe("a category", () => {
  it("with courses is refused, and counts them", async () => {
    const { id } = await factory.category();
    await factory.course({ categoryId: id });
    const command = `deleteCategory(categoryId: ${id})`;
    const message = (count: string) => `The category has ${count} and cannot be deleted`;
    expect(await ask(command)).toEqual(refusal("CONFLICT", message("1 course")));
    await factory.course({ categoryId: id });
    expect(await ask(command)).toEqual(refusal("CONFLICT", message("2 courses")));
    expect(await ask(command, other)).toEqual(refusal("NOT_FOUND", "Category not found"));
  });

  it("is renamed, also to other letters of its own name, but to no other's and from no old state", async () => {
    const { id, name } = await factory.category();
    const twin = await factory.category();
    const rename = (to: string, more = "") => ask(`renameCategory(categoryId: ${id}, name: "${to}"${more})`);
    expect(await rename(name.toUpperCase())).toEqual({ __typename: "CategoryPayload" });
    expect(await rename(twin.name.toUpperCase())).toEqual(
      refusal("CONFLICT", "Another category has this name", "name"),
    );
    expect(await rename("Late", ', version: "2000-01-01T00:00:00.000Z"')).toEqual(
      refusal("STALE", "Someone else changed this category"),
    );
    const found = await test.database.prisma.category.findUniqueOrThrow({ where: { id } });
    expect(found.name).toBe(name.toUpperCase());
  });

  it("without courses goes; a taken name is a conflict without case", async () => {
    const { id, name } = await factory.category();
    expect(await ask(`createCategory(name: "${name.toUpperCase()}")`)).toEqual(
      refusal("CONFLICT", "Another category has this name", "name"),
    );
    expect(await ask(`deleteCategory(categoryId: ${id})`)).toEqual({ __typename: "DeletedCategoryPayload" });
  });
});

describe("a specialization", () => {
  it("is ordered whole, or it has changed", async () => {
    const [a, b, c] = [await factory.course(), await factory.course(), await factory.course()];
    const { id } = await factory.specialization([a.id, b.id]);
    const order = (ids: number[]) =>
      ask(`orderSpecializationCourses(specializationId: ${id}, courseIds: [${ids.join(", ")}])`);
    const changed = "Someone else changed this specialization. You now see the latest version.";
    for (const ids of [[a.id], [a.id, a.id], [a.id, c.id], [a.id, b.id, c.id]]) {
      expect(await order(ids)).toEqual(refusal("STALE", changed));
    }
    expect(await order([b.id, a.id])).toEqual({ __typename: "SpecializationPayload" });
    const entries = await test.database.prisma.specializationCourse.findMany({
      where: { organizationId: demoId, specializationId: id },
      orderBy: { displayOrder: "asc" },
    });
    expect(entries.map(({ courseId }) => courseId)).toEqual([b.id, a.id]);
  });
});

describe("the answers to a question", () => {
  const secrets = ["options { text isCorrect }", "acceptedAnswers", "explanation"];

  it.each(secrets)("are for staff alone: %s", async (selection) => {
    const course = await factory.course();
    const { module } = await factory.module(course);
    await factory.enrolment(learner.userId ?? 0, course.id);
    const input = `title: "Why?", type: SHORT_TEXT, options: [], acceptedAnswers: ["hush"], explanation: "hush"`;
    await ask(`addQuestion(courseId: ${course.id}, moduleId: ${module.id}, input: { ${input} })`);
    const document = `{ course(databaseId: ${course.id}) { modules { questions { ${selection} } } } }`;
    expect((await trainer.graphql(document)).errors).toBeUndefined();
    const answer = await learner.graphql(document);
    expect(answer.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    const { text } = await learner.rest("GET", `courses/${encodeURIComponent(course.title)}/questions`);
    expect(`${JSON.stringify(answer)}${text}`).not.toContain("hush");
  });
});
