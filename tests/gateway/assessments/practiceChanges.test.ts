import { describe, expect, it } from "vitest";
import { ask, command, refusal } from "../enrolments/classroom";
import { start } from "./exam";
import { ofCourse, openPractice, single } from "./practiceRoom";

const { exam, staff, add, assessmentsOf, openCourse } = await openPractice();

const removeQuestion = (id: number) =>
  command(
    staff,
    `mutation ($id: Int!) { result: deleteQuestion(questionId: $id) { __typename ${refusal} } }`,
    {
      id,
    },
  );

describe("the practice assessment of a course", () => {
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
});
