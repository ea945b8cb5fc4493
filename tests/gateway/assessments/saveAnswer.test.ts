import { describe, expect, it } from "vitest";
import { assessmentMessages } from "#gateway/domains/assessments/contract";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { command, refusal } from "../enrolments/classroom";
import {
  answer,
  easyQuestions,
  findOptionIds,
  openExam,
  readAttempt,
  type SeenOption,
  type SeenQuestion,
  submit,
} from "./exam";

const exam = await openExam();

const chosenOf = ({ options }: { options: SeenOption[] }) =>
  options.filter(({ isChosen }) => isChosen).map(({ text }) => text);
const invalid = (message: string) => ({ code: "INVALID", message });
const conflict = (message: string) => ({ code: "CONFLICT", message });
const notFound = { code: "NOT_FOUND", message: assessmentMessages.questionNotFound };

describe("an answer", () => {
  it.each([1, 3])(
    "to question %d, with one right option, is one option; the next replaces it",
    async (place) => {
      const { caller, question } = await exam.sitting();
      const asked = question(place);
      for (const text of asked.options.map((option) => option.text)) {
        const { attempt } = await answer(caller, asked.databaseId, findOptionIds(asked, text));
        expect(chosenOf(attempt.questions[place - 1])).toEqual([text]);
        expect(attempt.answeredCount).toBe(1);
      }
      const all = asked.options.map(({ databaseId }) => databaseId);
      expect(await answer(caller, asked.databaseId, all)).toEqual(invalid(assessmentMessages.oneOption));
    },
  );

  it("an answer to a question of several is any set of its options", async () => {
    const { caller, question } = await exam.sitting();
    const asked = question(2);
    for (const texts of [["two", "three", "five"], ["four"], ["two", "three", "four", "five"]]) {
      const { attempt } = await answer(caller, asked.databaseId, findOptionIds(asked, ...texts));
      expect(chosenOf(attempt.questions[1])).toEqual(texts);
    }
  });

  it("an answer to a short text is kept without the white space around it, up to 500 characters", async () => {
    const { caller, question } = await exam.sitting();
    const { databaseId } = question(4);
    const { attempt } = await answer(caller, databaseId, "  new   delhi \n");
    expect(attempt.questions[3]).toMatchObject({ answerText: "new   delhi", isAnswered: true });
    expect((await answer(caller, databaseId, "x".repeat(500))).attempt.answeredCount).toBe(1);
    expect(await answer(caller, databaseId, "x".repeat(501))).toEqual(invalid(assessmentMessages.tooLong));
  });

  it("is taken back by an empty one", async () => {
    const { caller, question } = await exam.sitting();
    await answer(caller, question(1).databaseId, findOptionIds(question(1), "Bali"));
    await answer(caller, question(4).databaseId, "Delhi");
    expect((await answer(caller, question(1).databaseId, [])).attempt.answeredCount).toBe(1);
    const { attempt } = await answer(caller, question(4).databaseId, "   ");
    expect(attempt.answeredCount).toBe(0);
    expect(attempt.questions[3].answerText).toBeNull();
  });

  it("an answer to a question with options is no text", async () => {
    const { caller, question } = await exam.sitting();
    const { attempt } = await answer(caller, question(1).databaseId, "Jakarta");
    expect(attempt.questions[0]).toMatchObject({ answerText: null, isAnswered: false });
  });

  it("is refused with an option of another question, and the earlier one stays", async () => {
    const { caller, attemptId, question } = await exam.sitting();
    const other = await exam.sitting();
    await answer(caller, question(2).databaseId, findOptionIds(question(2), "two"));
    const strange = [
      findOptionIds(question(1), "Bali"),
      findOptionIds(other.question(2), "two"),
      [999_999_999],
    ];
    for (const [id] of strange) {
      const mixed = [...findOptionIds(question(2), "three"), id ?? 0];
      for (const place of [2, 4]) {
        const refused = await answer(caller, question(place).databaseId, mixed);
        expect(refused).toEqual(invalid(assessmentMessages.foreignOption));
      }
    }
    const { questions } = await readAttempt(caller, attemptId);
    expect(questions.flatMap(chosenOf)).toEqual(["two"]);
  });
});

describe("the server's clock decides", () => {
  it("until the last millisecond an answer is kept, from the limit on it is not", async () => {
    const { caller, attempt, question } = await exam.sitting();
    const { databaseId } = question(4);
    exam.atSecond(attempt.dueAt, -0.001);
    expect((await answer(caller, databaseId, "in time")).attempt.answeredCount).toBe(1);
    for (const late of [0, 0.001, 3600]) {
      exam.atSecond(attempt.dueAt, late);
      expect(await answer(caller, databaseId, "too late")).toEqual(conflict(assessmentMessages.timeOver));
    }
    const seen = await readAttempt(caller, attempt.databaseId);
    expect(seen.questions[3].answerText).toBe("in time");
  });

  it("a submission ends the answers before the time does", async () => {
    const { caller, attemptId, question } = await exam.sitting();
    await submit(caller, attemptId);
    const refused = await answer(caller, question(4).databaseId, "after all");
    expect(refused).toEqual(conflict(assessmentMessages.submitted));
    expect((await readAttempt(caller, attemptId)).questions[3].answerText).toBeNull();
  });
});

describe("an answer and a submission at once", () => {
  it("end in a result that counts the answer exactly when it was taken", async () => {
    for (const answersFirst of [true, false, true, false, true, false]) {
      const { caller, attemptId, questions } = await exam.sitting({ questions: easyQuestions(3) });
      const save = () =>
        questions.map((seenQuestion) =>
          answer(caller, seenQuestion.databaseId, findOptionIds(seenQuestion, "yes")),
        );
      const end = () => [submit(caller, attemptId)];
      const calls = answersFirst ? [...save(), ...end()] : [...end(), ...save()];
      const answers = await Promise.all(calls);
      const saved = answersFirst ? answers.slice(0, 3) : answers.slice(1);
      const { result, questions: seen } = await readAttempt(caller, attemptId);
      for (const [place, item] of saved.entries()) {
        const isTaken = "attempt" in item;
        if (!isTaken) expect(item).toEqual(conflict(assessmentMessages.submitted));
        expect(seen[place]).toMatchObject({ isAnswered: isTaken, isRight: isTaken });
      }
      expect(result.points).toBe(seen.filter(({ isAnswered }: SeenQuestion) => isAnswered).length);
    }
  });

  it("saving a question twice at once stores one of the answers", async () => {
    const { caller, attemptId, question } = await exam.sitting();
    const asked = question(1);
    await Promise.all(asked.options.map((option) => answer(caller, asked.databaseId, [option.databaseId])));
    expect(chosenOf((await readAttempt(caller, attemptId)).questions[0])).toHaveLength(1);
  });
});

describe("an answer belongs to its learner alone", () => {
  it("visitors, other learners, staff and other tenants cannot save an answer of an attempt", async () => {
    const { caller, course, attemptId, question } = await exam.sitting();
    const { databaseId } = question(4);
    const { user, caller: classmate } = await exam.learner();
    await exam.factory.enrolment(user.id, course.id);
    const foreign = await exam.sitting({ organizationId: otherId });
    expect(await answer(exam.test.visitor, databaseId, "x")).toEqual({ error: "UNAUTHENTICATED" });
    for (const viewer of [classmate, await exam.test.as("coordinator"), foreign.caller]) {
      expect(await answer(viewer, databaseId, "x")).toEqual(notFound);
    }
    for (const id of [foreign.question(4).databaseId, 999_999_999]) {
      expect(await answer(caller, id, "x")).toEqual(notFound);
    }
    expect((await readAttempt(caller, attemptId)).answeredCount).toBe(0);
    expect((await readAttempt(foreign.caller, foreign.attemptId)).answeredCount).toBe(0);
  });
});

describe("the version of an answer", () => {
  const saving = `mutation ($input: SaveAnswerInput!) { result: saveAnswer(input: $input) {
    ... on AttemptPayload { question { answerText answerChangedAt options { text isChosen } } } ${refusal} } }`;
  const save = (caller: Caller, input: object) => command(caller, saving, { input });
  const stale = { code: "STALE", message: assessmentMessages.answerChanged };

  it("keeps a text from replacing one that another window has saved since", async () => {
    const { caller, question } = await exam.sitting();
    const { databaseId: questionId } = question(4);
    const text = (typed: string, version?: string | null) =>
      save(caller, { questionId, optionIds: [], text: typed, version });
    const first = await text("Delhi", null);
    expect(await text("Mumbai", null)).toEqual(stale);
    const second = await text("New Delhi", first.question.answerChangedAt);
    expect(await text("Mumbai", first.question.answerChangedAt)).toEqual(stale);
    const cleared = await text("", second.question.answerChangedAt);
    expect(cleared.question.answerText).toBeNull();
    expect(await text("Mumbai", null)).toEqual(stale);
    expect((await text("Without a version")).question.answerText).toBe("Without a version");
  });

  it("lets the last of two choices win, by when they were made", async () => {
    const { caller, question } = await exam.sitting();
    const asked = question(1);
    const choose = (name: string, secondsAgo?: number) =>
      save(caller, { questionId: asked.databaseId, optionIds: findOptionIds(asked, name), secondsAgo });
    await choose("Medan", 60);
    const { question: newer } = await choose("Bali", 30);
    expect(chosenOf(newer)).toEqual(["Bali"]);
    expect(await choose("Jakarta", 45)).toEqual(stale);
    expect(chosenOf((await choose("Jakarta")).question)).toEqual(["Jakarta"]);
  });
});
