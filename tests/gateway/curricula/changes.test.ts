import { describe, expect, it } from "vitest";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import { askCommand, refusal } from "#tests/support/askCommand";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const [trainer, other] = [await test.as("coordinator"), await test.as("otherAdmin")];
const ask = (field: string, caller = trainer) => askCommand(caller, field);

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
    title,
    type: "SINGLE",
    acceptedAnswers: [],
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
    const [first, second] = await read(id);
    expect([first, second]).toMatchObject([shown("One?"), shown("Two?")]);
    await ask(`updateCurriculumQuestion(questionId: ${first?.databaseId}, ${input("Once?", "Moon")})`);
    expect(await read(id)).toMatchObject([shown("Once?", "Moon"), shown("Two?")]);
    await ask(`deleteCurriculumQuestion(questionId: ${first?.databaseId})`);
    expect(await read(id)).toMatchObject([shown("Two?")]);
    expect(await ask(`deleteCurriculumQuestion(questionId: ${first?.databaseId})`)).toEqual(
      refusal("NOT_FOUND", "Question not found"),
    );
  });

  it("keep the rules of a course's, and stay in their own module and organization", async () => {
    const { id, place, module } = await withTwo();
    const [item] = await read(id);
    const none = `input: { title: "Why?", type: SINGLE, options: [${options("")}], acceptedAnswers: [] }`;
    expect(await ask(`addCurriculumQuestion(${place}, ${none})`)).toEqual(
      refusal("INVALID", "Mark exactly one option as correct", "options"),
    );
    const elsewhere = await factory.curriculum();
    const stray = `addCurriculumQuestion(curriculumId: ${elsewhere.id}, moduleId: ${module.id}, ${input("Stray?")})`;
    expect(await ask(stray)).toEqual(refusal("NOT_FOUND", "Module not found"));
    for (const command of [
      `updateCurriculumQuestion(questionId: ${item?.databaseId}, ${input("Theirs?")})`,
      `deleteCurriculumQuestion(questionId: ${item?.databaseId})`,
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
