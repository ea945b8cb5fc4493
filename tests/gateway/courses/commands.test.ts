import { describe, expect, it } from "vitest";
import { askCommand, refusal } from "#tests/support/askCommand";
import { nextNumber } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const [trainer, learner, other] = [
  await test.as("coordinator"),
  await test.as("learner"),
  await test.as("otherAdmin"),
];
const ask = (field: string, caller = trainer) => askCommand(caller, field);
const created = { __typename: "ChangedCoursePayload" };
const courseInput = (code: string, categoryId: number) =>
  `input: { code: "${code}", title: "T", description: "D", categoryId: ${categoryId}, status: DRAFT, imageUrl: "a.test/b" }`;

describe("a course", () => {
  const stateOf = (id: number) => test.database.prisma.course.findUniqueOrThrow({ where: { id } });

  it("a course that is published or taken back twice is so once", async () => {
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

  it("a course with users is not deleted, in the exact words", async () => {
    const { id } = await factory.course();
    await factory.enrolment(learner.userId ?? 0, id);
    const message = "Failed to delete the course. Users are already enrolled courses";
    expect(await ask(`deleteCourse(courseId: ${id})`)).toEqual(refusal("CONFLICT", message));
    const { status, json } = await trainer.rest("DELETE", `courses/${id}`);
    expect([status, json.message, json.errorMessage]).toEqual([409, message, message]);
    expect((await stateOf(id)).id).toBe(id);
  });

  it("a course without users is deleted with its content; posts about it stay", async () => {
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

  it("a code that another course has, without case, is a conflict; one of another organization is not", async () => {
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

  it("a course in another organization's category is refused", async () => {
    const { id } = await factory.category(2);
    expect(await ask(`createCourse(${courseInput("FOREIGN", id)})`)).toEqual(
      refusal("INVALID", "Category not found", "categoryId"),
    );
  });
});
