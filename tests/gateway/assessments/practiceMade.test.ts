import { describe, expect, it } from "vitest";
import { nextNumber } from "#tests/support/factory";
import { command, refusal } from "../enrolments/classroom";
import { openPractice, single } from "./practiceRoom";

const { exam, staff, add, assessmentsOf, openCourse } = await openPractice();

const short = (title: string) => ({ title, type: "SHORT_TEXT", options: [], acceptedAnswers: ["yes"] });

describe("the practice assessment of a course", () => {
  it("comes with the first question, and takes in later ones of every kind", async () => {
    const { id, title, first, second, learner } = await openCourse();
    expect(await assessmentsOf(id, learner)).toEqual([]);
    await add(id, first, single("One?"));
    const made = {
      databaseId: expect.any(Number),
      title: `${title}: Assessment`,
      duration: 30,
      passingScore: 80,
    };
    expect(await assessmentsOf(id, learner)).toEqual([{ ...made, questionCount: 1 }]);
    await add(id, second, short("Two?"));
    await add(id, first, single("Three?"));
    expect(await assessmentsOf(id, learner)).toEqual([{ ...made, questionCount: 3 }]);
  });

  it("is one, however many first questions come at once", async () => {
    const { id, first } = await openCourse();
    const titles = ["A?", "B?", "C?", "D?"];
    await Promise.all(titles.map((title) => add(id, first, single(title))));
    expect(await assessmentsOf(id)).toMatchObject([{ questionCount: titles.length }]);
  });

  it("is made of questions that were there before it, by the next change of one", async () => {
    const { id, first, questionIds } = await openCourse();
    for (const title of ["Old?", "Older?"]) await add(id, first, single(title));
    await exam.prisma.assessment.deleteMany({ where: { courseId: id } });
    const [questionId = 0] = await questionIds();
    await command(
      staff,
      `mutation ($id: Int!, $input: QuestionInput!) {
        result: updateQuestion(questionId: $id, input: $input) { __typename ${refusal} }
      }`,
      { id: questionId, input: single("Old, but edited?") },
    );
    expect(await assessmentsOf(id)).toMatchObject([{ questionCount: 2 }]);
  });

  it("comes along when a course is made from a curriculum", async () => {
    const curriculum = await exam.factory.curriculum();
    const { organizationId, question } = curriculum;
    const option = { organizationId, questionId: question.id, displayOrder: 1 };
    await exam.prisma.curriculumQuestionOption.createMany({
      data: [
        { ...option, text: "yes", isCorrect: true },
        { ...option, text: "no" },
      ],
    });
    const category = await exam.factory.category();
    const { course } = await command(
      staff,
      `mutation ($curriculumId: Int!, $code: String!, $categoryId: Int!) {
        result: createCourseFromCurriculum(curriculumId: $curriculumId, code: $code, categoryId: $categoryId) {
          ... on ChangedCoursePayload { course { assessments { title questionCount } } } ${refusal}
        }
      }`,
      { curriculumId: curriculum.id, code: `PR${nextNumber()}`, categoryId: category.id },
    );
    expect(course.assessments).toEqual([{ title: `${curriculum.title}: Assessment`, questionCount: 1 }]);
  });

  it("comes with questions that a review of generated ones keeps", async () => {
    const { id, first } = await openCourse();
    const run = await exam.factory.generationRun({
      userId: staff.userId ?? 0,
      courseId: id,
      kind: "QUESTIONS",
    });
    const modules = [{ moduleId: first, questions: [single("Made up?"), single("Made up too?")] }];
    await command(
      staff,
      `mutation ($runId: Int!, $modules: [QuestionsOfModuleInput!]!) {
        result: saveGeneratedQuestions(runId: $runId, modules: $modules) { __typename ${refusal} }
      }`,
      { runId: run.id, modules },
    );
    expect(await assessmentsOf(id)).toMatchObject([{ questionCount: 2 }]);
  });

  it("costs no more statements for a course with more questions", async () => {
    const statements = async (count: number) => {
      const { id, first } = await openCourse();
      for (let number = 0; number < count; number += 1) await add(id, first, single(`Q${number}?`));
      return (await exam.test.statementsOf(() => add(id, first, single("Next?")))).length;
    };
    expect(await statements(8)).toBe(await statements(1));
  });
});
