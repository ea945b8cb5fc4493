import { describe, expect, it } from "vitest";
import { nextNumber } from "#tests/support/factory";
import { ask, command, refusal } from "../enrolments/classroom";
import { openExam, start } from "./exam";

const exam = await openExam();
const staff = await exam.test.as("coordinator");

const single = (title: string) => ({
  title,
  type: "SINGLE",
  acceptedAnswers: [],
  options: ["yes", "no"].map((text) => ({ text, isCorrect: text === "yes" })),
});
const short = (title: string) => ({ title, type: "SHORT_TEXT", options: [], acceptedAnswers: ["yes"] });

const add = (courseId: number, moduleId: number, input: object) =>
  command(
    staff,
    `mutation ($courseId: Int!, $moduleId: Int!, $input: QuestionInput!) {
      result: addQuestion(courseId: $courseId, moduleId: $moduleId, input: $input) {
        ... on ChangedCoursePayload { course { modules { questions { databaseId title } } } } ${refusal}
      }
    }`,
    { courseId, moduleId, input },
  );

const ofCourse = `query ($id: Int!) {
  course(databaseId: $id) { assessments { databaseId title duration passingScore questionCount } }
}`;

interface Shown {
  databaseId: number;
  title: string;
  duration: number;
  passingScore: number;
  questionCount: number;
}

const assessmentsOf = async (id: number, caller = staff): Promise<Shown[]> =>
  (await ask(caller, ofCourse, { id })).course.assessments;

/** An enrolled learner in a course with two modules and no question yet. */
async function openCourse() {
  const { course, caller, user } = await exam.enrolled({}, [1, 1]);
  const modules = await exam.prisma.module.findMany({
    where: { courseId: course.id },
    orderBy: { id: "asc" },
  });
  const [first, second] = modules.map(({ id }) => id);
  if (!first || !second) throw new Error("the course has no modules");
  const questionIds = async () =>
    (await exam.prisma.question.findMany({ where: { courseId: course.id }, orderBy: { id: "asc" } })).map(
      ({ id }) => id,
    );
  return { id: course.id, title: course.title, first, second, learner: caller, userId: user.id, questionIds };
}

const removeQuestion = (id: number) =>
  command(
    staff,
    `mutation ($id: Int!) { result: deleteQuestion(questionId: $id) { __typename ${refusal} } }`,
    {
      id,
    },
  );

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

  it("asks what is right, and shows who may see it no more than before", async () => {
    const { id, first, learner } = await openCourse();
    await add(id, first, single("Ask me?"));
    const [assessment] = await assessmentsOf(id, learner);
    const { attempt } = await start(learner, assessment?.databaseId ?? 0);
    expect(attempt.questions).toMatchObject([
      { title: "Ask me?", options: [{ text: "yes" }, { text: "no" }] },
    ]);
    const { caller: stranger } = await exam.learner();
    expect(await assessmentsOf(id, stranger)).toEqual([]);
    const visitor = await exam.test.visitor.graphql(ofCourse, { id });
    expect(visitor.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const other = await exam.test.as("otherAdmin");
    expect((await ask(other, ofCourse, { id })).course).toBeNull();
  });

  it("leaves an attempt that is under way as it was begun", async () => {
    const { id, first, learner } = await openCourse();
    await add(id, first, single("Early?"));
    const [{ databaseId = 0 } = {}] = await assessmentsOf(id);
    const { attempt } = await start(learner, databaseId);
    await add(id, first, single("Late?"));
    const again = (await start(learner, databaseId)).attempt;
    expect([again.databaseId, again.questionCount]).toEqual([attempt.databaseId, 1]);
  });

  it("is one, however many first questions come at once", async () => {
    const { id, first } = await openCourse();
    const titles = ["A?", "B?", "C?", "D?"];
    await Promise.all(titles.map((title) => add(id, first, single(title))));
    expect(await assessmentsOf(id)).toMatchObject([{ questionCount: titles.length }]);
  });

  it("goes with its last question, or stays empty for the results of those who took it", async () => {
    const [untaken, taken] = [await openCourse(), await openCourse()];
    for (const { id, first } of [untaken, taken]) await add(id, first, single("Only?"));
    const [{ databaseId = 0 } = {}] = await assessmentsOf(taken.id);
    await start(taken.learner, databaseId);
    for (const { questionIds } of [untaken, taken]) await removeQuestion((await questionIds())[0] ?? 0);
    expect(await assessmentsOf(untaken.id)).toEqual([]);
    expect(await assessmentsOf(taken.id)).toMatchObject([{ databaseId, questionCount: 0 }]);
    await add(taken.id, taken.first, single("Again?"));
    expect(await assessmentsOf(taken.id)).toMatchObject([{ databaseId, questionCount: 1 }]);
  });

  it("loses the questions of a module that is deleted, alone or with a saved outline", async () => {
    const { id, first, second } = await openCourse();
    await add(id, first, single("One?"));
    await add(id, second, single("Two?"));
    await command(
      staff,
      `mutation ($id: Int!, $m: Int!) { result: deleteModule(courseId: $id, moduleId: $m) { __typename } }`,
      { id, m: first },
    );
    expect(await assessmentsOf(id)).toMatchObject([{ questionCount: 1 }]);
    await command(
      staff,
      `mutation ($id: Int!) { result: saveOutline(courseId: $id, modules: []) { __typename ${refusal} } }`,
      { id },
    );
    expect(await assessmentsOf(id)).toEqual([]);
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

  it("takes in a question once it can be answered, and leaves out one that was taken out of it", async () => {
    const { id, first, questionIds } = await openCourse();
    for (const title of ["Kept?", "Taken out?"]) await add(id, first, single(title));
    const { id: bare } = await exam.prisma.question.create({
      data: { organizationId: 1, courseId: id, moduleId: first, title: "Bare?", displayOrder: 9 },
    });
    const [, takenOut = 0] = await questionIds();
    await exam.prisma.assessmentQuestion.deleteMany({ where: { questionId: takenOut } });
    for (const questionId of [bare, takenOut])
      await command(
        staff,
        `mutation ($id: Int!, $input: QuestionInput!) {
          result: updateQuestion(questionId: $id, input: $input) { __typename ${refusal} }
        }`,
        { id: questionId, input: single(`Edited ${questionId}?`) },
      );
    const asked = await exam.prisma.assessmentQuestion.findMany({ where: { assessment: { courseId: id } } });
    expect(asked.map(({ questionId }) => questionId)).toContain(bare);
    expect(asked).toHaveLength(2);
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

  it("is called after its course, until it has a title of its own", async () => {
    const { id, first } = await openCourse();
    await add(id, first, single("One?"));
    const rename = async (title: string) => {
      const { code, categoryId } = await exam.prisma.course.findUniqueOrThrow({ where: { id } });
      const input = { code, categoryId, title, description: "D", status: "PUBLISHED" };
      await command(
        staff,
        `mutation ($id: Int!, $input: CourseInput!) {
          result: updateCourse(courseId: $id, input: $input) { __typename ${refusal} }
        }`,
        { id, input },
      );
      return (await assessmentsOf(id))[0]?.title;
    };
    expect(await rename("Renamed")).toBe("Renamed: Assessment");
    await exam.prisma.assessment.updateMany({ where: { courseId: id }, data: { title: "Finals" } });
    expect(await rename("Renamed again")).toBe("Finals");
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
