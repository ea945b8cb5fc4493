import { describe, expect, it } from "vitest";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import { demoId, nextNumber } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const [trainer, learner, other] = [
  await test.as("coordinator"),
  await test.as("learner"),
  await test.as("otherAdmin"),
];

/** What a command returns: its type, or the refusal. */
async function ask(field: string, caller = trainer) {
  const { data, errors } = await caller.graphql(
    `mutation { answer: ${field} { __typename ... on Refusal { code message fieldErrors { field message } } } }`,
  );
  expect(errors).toBeUndefined();
  return data.answer;
}

const created = { __typename: "ChangedCoursePayload" };
const refusal = (code: string, message: string, field?: string) => ({
  ...{ __typename: "Refusal", code, message },
  fieldErrors: field ? [{ field, message }] : [],
});
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
    const words = "Failed to delete the course. Users are already enrolled courses";
    expect(await ask(`deleteCourse(courseId: ${id})`)).toEqual(refusal("CONFLICT", words));
    const { status, json } = await trainer.rest("DELETE", `courses/${id}`);
    expect([status, json.message, json.errorMessage]).toEqual([409, words, words]);
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
    const words = (count: string) => `The category has ${count} and cannot be deleted`;
    expect(await ask(command)).toEqual(refusal("CONFLICT", words("1 course")));
    await factory.course({ categoryId: id });
    expect(await ask(command)).toEqual(refusal("CONFLICT", words("2 courses")));
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

describe("a curriculum that two change at once", () => {
  const version = (date: Date) => `version: "${date.toISOString()}"`;
  const details = (title: string) =>
    `input: { title: "${title}", duration: 5, imageUrl: "a.test/b", status: DRAFT, level: BEGINNER }`;
  const changed = refusal("STALE", curriculumMessages.changed);
  const done = { __typename: "CurriculumPayload" };
  const stateOf = (id: number) =>
    test.database.prisma.curriculum.findUniqueOrThrow({ where: { id }, include: { modules: true } });

  it("tells the one who comes late, and loses nothing", async () => {
    const { id, updatedAt } = await factory.curriculum();
    const update = (title: string) =>
      ask(`updateCurriculum(curriculumId: ${id}, ${version(updatedAt)}, ${details(title)})`);
    const answers = await Promise.all([update(`First ${id}`), update(`Second ${id}`)]);
    expect(answers).toEqual(expect.arrayContaining([done, changed]));
    const kept = await stateOf(id);
    const modules = `modules: [{ name: "Other", topics: [] }]`;
    expect(
      await ask(`saveCurriculumOutline(curriculumId: ${id}, ${version(updatedAt)}, ${modules})`),
    ).toEqual(changed);
    expect(await stateOf(id)).toEqual(kept);
    expect(
      await ask(`saveCurriculumOutline(curriculumId: ${id}, ${version(kept.updatedAt)}, ${modules})`),
    ).toEqual(done);
  });

  it("takes a change without a version as it comes", async () => {
    const { id } = await factory.curriculum();
    expect(await ask(`updateCurriculum(curriculumId: ${id}, ${details(`Third ${id}`)})`)).toEqual(done);
  });
});

describe("the questions of a curriculum", () => {
  const options = (right: string) =>
    ["Sun", "Moon"].map((text) => `{ text: "${text}", isCorrect: ${text === right} }`).join(", ");
  const input = (title: string, right = "Sun") =>
    `input: { title: "${title}", type: SINGLE, options: [${options(right)}], acceptedAnswers: ["unused"] }`;
  const selection = "title type acceptedAnswers options { text isCorrect }";
  const shown = (title: string, right = "Sun") => ({
    ...{ title, type: "SINGLE", acceptedAnswers: [] },
    options: ["Sun", "Moon"].map((text) => ({ text, isCorrect: text === right })),
  });

  /** A curriculum whose only module has the questions "One?" and "Two?". */
  async function withTwo() {
    const made = await factory.curriculum();
    await test.database.prisma.curriculumQuestion.delete({ where: { id: made.question.id } });
    const place = `curriculumId: ${made.id}, moduleId: ${made.module.id}`;
    for (const title of ["One?", "Two?"]) {
      expect(await ask(`addCurriculumQuestion(${place}, ${input(title)})`)).toEqual({
        __typename: "CurriculumPayload",
      });
    }
    return { ...made, place };
  }

  const read = async (id: number) => {
    const document = `{ curriculum(databaseId: ${id}) { modules { questions { databaseId ${selection} } } } }`;
    const { data } = await trainer.graphql(document);
    return data.curriculum.modules[0].questions as { databaseId: number; title: string }[];
  };

  it("are added at the end, changed with their options, and deleted", async () => {
    const { id } = await withTwo();
    const [one, two] = await read(id);
    expect([one, two]).toMatchObject([shown("One?"), shown("Two?")]);
    await ask(`updateCurriculumQuestion(questionId: ${one?.databaseId}, ${input("Once?", "Moon")})`);
    expect(await read(id)).toMatchObject([shown("Once?", "Moon"), shown("Two?")]);
    await ask(`deleteCurriculumQuestion(questionId: ${one?.databaseId})`);
    expect(await read(id)).toMatchObject([shown("Two?")]);
    expect(await ask(`deleteCurriculumQuestion(questionId: ${one?.databaseId})`)).toEqual(
      refusal("NOT_FOUND", "Question not found"),
    );
  });

  it("keep the rules of a course's, and stay in their own module and organization", async () => {
    const { id, place, module } = await withTwo();
    const [one] = await read(id);
    const none = `input: { title: "Why?", type: SINGLE, options: [${options("")}], acceptedAnswers: [] }`;
    expect(await ask(`addCurriculumQuestion(${place}, ${none})`)).toEqual(
      refusal("INVALID", "Mark exactly one option as correct", "options"),
    );
    const elsewhere = await factory.curriculum();
    const stray = `addCurriculumQuestion(curriculumId: ${elsewhere.id}, moduleId: ${module.id}, ${input("Stray?")})`;
    expect(await ask(stray)).toEqual(refusal("NOT_FOUND", "Module not found"));
    for (const command of [
      `updateCurriculumQuestion(questionId: ${one?.databaseId}, ${input("Theirs?")})`,
      `deleteCurriculumQuestion(questionId: ${one?.databaseId})`,
    ]) {
      expect(await ask(command, other)).toEqual(refusal("NOT_FOUND", "Question not found"));
    }
    expect(await read(id)).toMatchObject([shown("One?"), shown("Two?")]);
  });

  it("go along into a course, in their order, with what is right", async () => {
    const { id } = await withTwo();
    const category = await factory.category();
    const making = `createCourseFromCurriculum(curriculumId: ${id}, code: "Q${id}", categoryId: ${category.id})`;
    const document = `mutation { made: ${making} { ... on ChangedCoursePayload { course { modules { questions { ${selection} } } } } } }`;
    const { data } = await trainer.graphql(document);
    expect(data.made.course.modules).toEqual([{ questions: [shown("One?"), shown("Two?")] }]);
  });
});
