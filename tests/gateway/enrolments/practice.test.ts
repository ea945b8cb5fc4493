import { describe, expect, it } from "vitest";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import { practiceMessages } from "#gateway/domains/questions/practiceContract";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { openExam, start, submit, toGiven } from "../assessments/exam";
import { ask, command, refusal } from "./classroom";

const exam = await openExam();

const told = `... on PracticePayload {
  question { isMarked } isRight acceptedAnswers explanation options { text isChosen isCorrect }
} ${refusal}`;
const check = (caller: Caller, questionId: number, given: readonly number[] | string) =>
  command(
    caller,
    `mutation ($input: CheckPracticeInput!) { result: checkPractice(input: $input) { ${told} } }`,
    { input: { questionId, ...toGiven(given) } },
  );
const reveal = (caller: Caller, id: number) =>
  command(caller, `mutation ($id: Int!) { result: revealPractice(questionId: $id) { ${told} } }`, { id });

/** An enrolled learner, and the course's questions with the ids of their options by text. */
async function practising(organizationId?: number) {
  const seat = await exam.seated(organizationId === undefined ? {} : { organizationId });
  const rows = await exam.prisma.question.findMany({
    where: { courseId: seat.course.id },
    orderBy: { displayOrder: "asc" },
    include: { options: true },
  });
  const question = (place: number) => {
    const row = rows[place - 1];
    if (!row) throw new Error(`there is no question ${place}`);
    const ids = (...texts: string[]) =>
      row.options.filter(({ text }) => texts.includes(text)).map(({ id }) => id);
    return { id: row.id, ids };
  };
  const marks = () => exam.prisma.questionMark.count({ where: { userId: seat.user.id } });
  return { ...seat, question, marks };
}

describe("an answer to a practice question", () => {
  it("is checked by the server, which tells what is correct only then, and counts as practised", async () => {
    const { caller, question } = await practising();
    const { id, ids } = question(1);
    expect(await check(caller, id, ids("Bali"))).toEqual({
      question: { isMarked: true },
      isRight: false,
      acceptedAnswers: [],
      explanation: "It is Jakarta",
      options: [
        { text: "Bali", isChosen: true, isCorrect: false },
        { text: "Jakarta", isChosen: false, isCorrect: true },
        { text: "Medan", isChosen: false, isCorrect: false },
      ],
    });
    expect(await check(caller, id, ids("Jakarta"))).toMatchObject({ isRight: true });
  });

  it("of several options is correct with exactly the right ones, and a text in any case", async () => {
    const { caller, question } = await practising();
    const several = question(2);
    expect(await check(caller, several.id, several.ids("two", "three"))).toMatchObject({ isRight: false });
    const all = several.ids("two", "three", "five");
    expect(await check(caller, several.id, all)).toMatchObject({ isRight: true });
    const text = await check(caller, question(4).id, "  new DELHI ");
    expect(text).toMatchObject({ isRight: true, acceptedAnswers: ["New Delhi", "Delhi"], options: [] });
  });

  it("is shown without one, which does not count as practised", async () => {
    const { caller, question, marks } = await practising();
    expect(await reveal(caller, question(1).id)).toMatchObject({
      isRight: null,
      question: { isMarked: false },
      explanation: "It is Jakarta",
      options: [{ isChosen: false }, { text: "Jakarta", isCorrect: true }, { isChosen: false }],
    });
    expect(await marks()).toBe(0);
  });

  it("is refused when it is none, names two of one, or an option of another question", async () => {
    const { caller, question, marks } = await practising();
    const { id, ids } = question(1);
    const invalid = (message: string) => ({ code: "INVALID", message });
    expect(await check(caller, id, [])).toEqual(invalid(practiceMessages.empty));
    expect(await check(caller, id, ids("Bali", "Medan"))).toEqual(invalid(practiceMessages.oneOption));
    const foreign = question(2).ids("two");
    expect(await check(caller, id, foreign)).toEqual(invalid(practiceMessages.foreignOption));
    expect(await check(caller, question(4).id, "x".repeat(501))).toEqual(invalid(practiceMessages.tooLong));
    expect(await marks()).toBe(0);
  });
});

describe("what is correct stays hidden", () => {
  it("while an assessment of the course is open, and is told again after it", async () => {
    const { caller, assessment, question } = await practising();
    const { id, ids } = question(1);
    const { attempt } = await start(caller, assessment.id);
    const conflict = { code: "CONFLICT", message: practiceMessages.openAttempt };
    expect(await check(caller, id, ids("Bali"))).toEqual(conflict);
    expect(await reveal(caller, id)).toEqual(conflict);
    await submit(caller, attempt.databaseId);
    expect(await reveal(caller, id)).toMatchObject({ explanation: "It is Jakarta" });
  });

  it("from visitors, from who is not enrolled, and from other tenants", async () => {
    const { question } = await practising();
    const { id, ids } = question(1);
    expect(await check(exam.test.visitor, id, ids("Bali"))).toEqual({ error: "UNAUTHENTICATED" });
    const notEnrolled = { code: "NOT_FOUND", message: enrolmentMessages.notEnrolled };
    for (const viewer of [(await exam.learner()).caller, await exam.test.as("coordinator")]) {
      expect(await check(viewer, id, ids("Bali"))).toEqual(notEnrolled);
      expect(await reveal(viewer, id)).toEqual(notEnrolled);
    }
    const { caller: foreigner } = await practising(otherId);
    const unknown = { code: "NOT_FOUND", message: enrolmentMessages.questionNotFound };
    for (const where of [id, 999_999_999]) expect(await reveal(foreigner, where)).toEqual(unknown);
  });

  it("in the choices that are listed", async () => {
    const { caller, course } = await practising();
    const list = "query ($id: Int!) { course(databaseId: $id) { generalQuestions { choices { text } } } }";
    const { course: shown } = await ask(caller, list, { id: course.id });
    expect(shown.generalQuestions[0].choices).toEqual([
      { text: "Bali" },
      { text: "Jakarta" },
      { text: "Medan" },
    ]);
  });
});
