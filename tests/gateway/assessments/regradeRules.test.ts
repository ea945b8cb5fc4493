import { expect, test } from "vitest";
import {
  type CopiedQuestion,
  type CurrentKey,
  regradeQuestion,
} from "#gateway/domains/assessments/regradeRules";

const option = (id: number, text: string, isCorrect: boolean, isChosen = false) => ({
  id,
  text,
  isCorrect,
  isChosen,
  match: null,
  givenMatch: null,
  place: null,
  givenPlace: null,
});

const single: CopiedQuestion = {
  type: "SINGLE",
  acceptedAnswers: [],
  value: null,
  tolerance: null,
  blanks: null,
  answerText: null,
  marks: 0,
  maxMarks: 2,
  options: [option(1, "Paris", false, true), option(2, "Lyon", true)],
};

const keyOf = (options: CurrentKey["options"], rest: Partial<CurrentKey> = {}): CurrentKey => ({
  type: "SINGLE",
  acceptedAnswers: [],
  value: null,
  tolerance: null,
  blanks: null,
  options,
  ...rest,
});
const paris = { text: "Paris", isCorrect: true, match: null };
const lyon = { text: "Lyon", isCorrect: false, match: null };

test("a corrected key gives the mark that the answer would have got", () => {
  const regraded = regradeQuestion(single, keyOf([lyon, paris]), 0);
  expect(regraded).toMatchObject({ before: 0, after: 2 });
  expect(regraded?.question.options.map(({ id, isCorrect }) => [id, isCorrect])).toEqual([
    [1, true],
    [2, false],
  ]);
});

test("the same key changes nothing", () => {
  const same = keyOf([
    { ...paris, isCorrect: false },
    { ...lyon, isCorrect: true },
  ]);
  expect(regradeQuestion(single, same, 0)).toBeNull();
});

test("a question that asks something else now stays as it was", () => {
  expect(regradeQuestion(single, keyOf([paris, { ...lyon, text: "Nice" }]), 0)).toBeNull();
  expect(regradeQuestion(single, keyOf([paris, lyon, { ...lyon, text: "Nice" }]), 0)).toBeNull();
  expect(regradeQuestion(single, keyOf([paris, lyon], { type: "MULTIPLE" }), 0)).toBeNull();
});

test("an answer that turns wrong loses its mark, by negative marking too", () => {
  const right = { ...single, marks: 2, options: [option(1, "Paris", true, true), option(2, "Lyon", false)] };
  const turned = keyOf([
    { ...paris, isCorrect: false },
    { ...lyon, isCorrect: true },
  ]);
  expect(regradeQuestion(right, turned, 50)).toMatchObject({ before: 2, after: -1 });
});

test("accepted texts and numbers are regraded, essays never", () => {
  const short = {
    ...single,
    type: "SHORT_TEXT" as const,
    options: [],
    acceptedAnswers: ["Delhi"],
    answerText: "new delhi",
  };
  const accepted = keyOf([], { type: "SHORT_TEXT", acceptedAnswers: ["Delhi", "New Delhi"] });
  expect(regradeQuestion(short, accepted, 0)).toMatchObject({ after: 2 });
  const number = {
    ...single,
    type: "NUMERIC" as const,
    options: [],
    value: 3,
    tolerance: 0,
    answerText: "3.1",
  };
  expect(regradeQuestion(number, keyOf([], { type: "NUMERIC", value: 3, tolerance: 0.2 }), 0)).toMatchObject({
    after: 2,
  });
  const essay = { ...single, type: "ESSAY" as const, options: [], answerText: "Long", marks: 1 };
  expect(regradeQuestion(essay, keyOf([], { type: "ESSAY" }), 0)).toBeNull();
});

test("a question without an answer keeps no mark under any key", () => {
  const empty = {
    ...single,
    marks: null,
    options: single.options.map((copiedOption) => ({ ...copiedOption, isChosen: false })),
  };
  expect(regradeQuestion(empty, keyOf([paris, lyon]), 100)).toMatchObject({ before: null, after: null });
});
