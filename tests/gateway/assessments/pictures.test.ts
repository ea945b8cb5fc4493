import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { ask, command } from "../enrolments/classroom";
import { openExam, start } from "./exam";

const exam = await openExam();
const { prisma } = exam;
let admin: Caller;
beforeAll(async () => {
  admin = await exam.test.as("admin");
});

const addFile = (kind: "IMAGE" | "PDF", mime: string) =>
  exam.factory.file({
    name: `map.${kind}`,
    mime,
    kind,
    width: 20,
    height: 10,
    uploadedById: admin.userId ?? 0,
  });

const question = {
  title: "Which river?",
  type: "SHORT_TEXT",
  options: [],
  acceptedAnswers: ["Indus"],
  markdown: "See the map.",
  pictureAlt: "A map of rivers",
};

const add = (courseId: number, moduleId: number, input: object) =>
  command(
    admin,
    `mutation ($courseId: Int!, $moduleId: Int!, $input: QuestionInput!) {
      result: addQuestion(courseId: $courseId, moduleId: $moduleId, input: $input) {
        __typename ... on Refusal { code fieldErrors { field message } }
      } }`,
    { courseId, moduleId, input },
  );

/** A learner of a course with a question that has a picture. */
async function pictured() {
  const seat = await exam.enrolled();
  const module = await prisma.module.findFirstOrThrow({ where: { courseId: seat.course.id } });
  const { id: pictureId } = await addFile("IMAGE", "image/png");
  await add(seat.course.id, module.id, { ...question, pictureId });
  const made = await prisma.question.findFirstOrThrow({ where: { courseId: seat.course.id } });
  return { ...seat, moduleId: module.id, pictureId, questionId: made.id };
}

const shown = "html pictureAlt picture { url width height }";

describe("the picture of a question", () => {
  it("is shown with its words where it is practised, and copied into attempts", async () => {
    const { caller, course, pictureId, questionId } = await pictured();
    const expected = {
      html: "<p>See the map.</p>",
      pictureAlt: question.pictureAlt,
      picture: { url: `/files/${pictureId}/map.IMAGE`, width: 20, height: 10 },
    };
    const id = btoa(`Question:${questionId}`);
    const read = `query ($id: ID!) { node(id: $id) { ... on Question { ${shown} } } }`;
    expect((await ask(caller, read, { id })).node).toEqual(expected);
    const practice = await prisma.assessment.findFirstOrThrow({ where: { courseId: course.id } });
    const { attempt } = await start(caller, practice.id);
    await prisma.question.update({ where: { id: questionId }, data: { pictureId: null, pictureAlt: "" } });
    const document = `query ($id: Int!) { attempt(databaseId: $id) { questions { ${shown} } } }`;
    expect((await ask(caller, document, { id: attempt.databaseId })).attempt.questions).toEqual([expected]);
    const other = await exam.learner();
    expect((await ask(other.caller, document, { id: attempt.databaseId })).attempt).toBeNull();
  });

  it("is none for those who do not see the question, and its words go with it", async () => {
    const { course, moduleId, questionId } = await pictured();
    const id = btoa(`Question:${questionId}`);
    const read = `query ($id: ID!) { node(id: $id) { ... on Question { ${shown} } } }`;
    const other = await exam.test.as("otherAdmin");
    for (const caller of [exam.test.visitor, other])
      expect((await caller.graphql(read, { id })).data?.node ?? null).toBeNull();
    await add(course.id, moduleId, { ...question, title: "Which sea?", pictureId: null });
    const bare = await prisma.question.findFirstOrThrow({ where: { title: "Which sea?" } });
    expect(bare).toMatchObject({ pictureId: null, pictureAlt: "" });
  });

  it("is a picture, and one that the writer may use", async () => {
    const { course, moduleId } = await pictured();
    const { id: pdf } = await addFile("PDF", "application/pdf");
    for (const [pictureId, message] of [
      [pdf, "Choose a picture: PNG, JPEG, GIF, WebP or AVIF"],
      [999_999, expect.any(String)],
    ])
      expect(await add(course.id, moduleId, { ...question, title: "Which?", pictureId })).toEqual({
        __typename: "Refusal",
        code: "INVALID",
        fieldErrors: [{ field: "pictureId", message }],
      });
  });
});
