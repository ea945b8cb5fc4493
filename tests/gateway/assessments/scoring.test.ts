import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findAnswerProblem } from "#gateway/domains/assessments/answerRules";
import { gradeQuestions, scoreAnswer } from "#gateway/domains/assessments/rules";
import {
  type AnsweredQuestion,
  isAnswered,
  isRight,
  shareRight,
} from "#gateway/domains/questions/scoreRules";

const plain = { options: [], acceptedAnswers: [], answerText: null };
const option = { isCorrect: true, isChosen: false };

const multiple = fc
  .array(fc.record({ isCorrect: fc.boolean(), isChosen: fc.boolean() }), { minLength: 2, maxLength: 8 })
  .map((options): AnsweredQuestion => ({ ...plain, type: "MULTIPLE", options }));

/** Items whose right places are 1, 2, 3 in this order, with the places that they were given. */
const ordering = (places: readonly number[]): AnsweredQuestion => ({
  ...plain,
  type: "ORDERING",
  options: places.map((givenPlace, index) => ({ ...option, place: index + 1, givenPlace })),
});
const anyOrder = fc.integer({ min: 2, max: 8 }).chain((count) =>
  fc.shuffledSubarray(
    Array.from({ length: count }, (_, at) => at + 1),
    { minLength: count },
  ),
);

const matching = (given: readonly (string | null)[]): AnsweredQuestion => ({
  ...plain,
  type: "MATCHING",
  options: given.map((givenMatch, index) => ({ ...option, match: `m${index}`, givenMatch })),
});
const anyPairs = fc.array(fc.option(fc.constantFrom<string[]>("m0", "m1", "m2", "m3")), {
  minLength: 2,
  maxLength: 4,
});

const anyQuestion = fc.oneof(multiple, anyOrder.map(ordering), anyPairs.map(matching));

describe("the right share of an answer", () => {
  it("lies between none and all, and is all for the right answer alone", () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const share = shareRight(question);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(share === 1).toBe(isRight(question));
      }),
    );
  });

  it("is all for an order only when every item has its place", () => {
    fc.assert(
      fc.property(anyOrder, (places) => {
        expect(isRight(ordering(places))).toBe(places.every((place, index) => place === index + 1));
      }),
    );
  });

  it("never falls when one option is corrected", () => {
    fc.assert(
      fc.property(multiple, fc.nat(), (question, at) => {
        const options = question.options.map((scoredOption, index) =>
          index === at % question.options.length
            ? { ...scoredOption, isChosen: scoredOption.isCorrect }
            : scoredOption,
        );
        expect(shareRight({ ...question, options })).toBeGreaterThanOrEqual(shareRight(question));
      }),
    );
  });

  it("never falls when two neighbours are put in order, or a pair is corrected", () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(), (places, at) => {
        const given = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
        const low = at % (given.length - 1);
        const [first, second] = [given[low], given[low + 1]];
        if (!first || !second || first.index < second.index) return;
        const better = places.with(first.index, second.place).with(second.index, first.place);
        expect(shareRight(ordering(better))).toBeGreaterThanOrEqual(shareRight(ordering(places)));
      }),
    );
    fc.assert(
      fc.property(anyPairs, fc.nat(), (given, at) => {
        const place = at % given.length;
        const better = given.with(place, `m${place}`);
        expect(shareRight(matching(better))).toBeGreaterThanOrEqual(shareRight(matching(given)));
      }),
    );
  });

  it.each([
    [[1, 2, 3, 4], 1],
    [[4, 3, 2, 1], 0],
    [[2, 1, 3, 4], 2 / 3],
    [[2, 3, 4, 1], 2 / 3],
  ])("of the order %j is %d", (places, share) => {
    expect(shareRight(ordering(places))).toBeCloseTo(share);
  });
});

describe("the marks of an answer", () => {
  const weights = { maxMarks: 4, negativePercent: 25 };

  it("are the right share of the full marks, and none without an answer", () => {
    expect(scoreAnswer(matching(["m0", "m1", null, "m0"]), weights)).toBe(2);
    expect(scoreAnswer(matching([null, null]), weights)).toBeNull();
  });

  it("are taken off where nothing is right, by the percentage of the assessment", () => {
    expect(scoreAnswer(matching(["m1", "m0"]), weights)).toBe(-1);
    expect(scoreAnswer(matching(["m1", "m0"]), { ...weights, negativePercent: 0 })).toBe(0);
  });

  it("are for a person to give where a person marks", () => {
    const essay: AnsweredQuestion = { ...plain, type: "ESSAY", answerText: "Because" };
    expect(scoreAnswer(essay, weights)).toBeNull();
    const graded = gradeQuestions([{ type: "ESSAY", marks: null, maxMarks: 4, answeredAt: new Date(0) }]);
    expect(graded).toEqual({ points: 0, maxPoints: 4, score: 0, unmarkedCount: 1 });
  });

  it("never sum to less than nothing", () => {
    const wrong = { type: "SINGLE" as const, marks: -1, maxMarks: 1, answeredAt: new Date(0) };
    expect(gradeQuestions([wrong, wrong])).toMatchObject({ points: 0, score: 0 });
  });
});

describe("a number", () => {
  const numeric = (answerText: string, tolerance = 0): AnsweredQuestion => ({
    ...plain,
    type: "NUMERIC",
    value: 0.3,
    tolerance,
    answerText,
  });

  it("is right within its tolerance, whatever sums of decimals do", () => {
    expect(isRight(numeric(String(0.1 + 0.2)))).toBe(true);
    expect(isRight(numeric("0,4", 0.1))).toBe(true);
    expect(isRight(numeric("0.41", 0.1))).toBe(false);
    expect(isRight(numeric("three"))).toBe(false);
  });

  it.each([
    ["1,000", 1000],
    ["1,00,000", 100_000],
    ["१,०००", 1000],
    ["−5", -5],
    ["1.234,5", 1234.5],
  ])("is right as %s for %d", (text, value) => {
    expect(isRight({ ...numeric(text), value })).toBe(true);
  });

  it("counts a kept answer of two meanings by either", () => {
    expect(isRight({ ...numeric("1,234"), value: 1.234 })).toBe(true);
    expect(isRight({ ...numeric("1,234"), value: 1234, tolerance: 0.5 })).toBe(true);
    expect(isRight({ ...numeric("1.000"), value: 1000 })).toBe(true);
    expect(isRight({ ...numeric("1,000"), value: 1 })).toBe(false);
    expect(isRight({ ...numeric("1.500"), value: 1500.5 })).toBe(false);
  });

  it("is asked about before it is kept with two meanings", () => {
    const asked = { ...numeric(""), options: [], blanks: null, tolerance: null };
    const problemOf = (text: string, value: number) =>
      findAnswerProblem({ ...asked, value }, { optionIds: [], matches: [], blanks: [], text, fileId: null });
    expect(problemOf("1,234", 1.5)).toBe("1,234 can be read in two ways. Write 1234 or 1.234.");
    expect(problemOf("1.000", 1000)).toBe("1.000 can be read in two ways. Write 1000 or 1.");
    expect([problemOf("1,234", 1234), problemOf("1.234", 1.5), problemOf("1,23", 1.5)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(problemOf("1,23,4", 1.5)).toBe("Enter a number, such as 3.5");
  });
});

describe("a written answer", () => {
  it.each([
    ["don't", "don’t"],
    ["Atún", "Atu\u0301n"],
    ["\u095b", "\u091c\u093c"],
    ["well-known", "Well–known"],
    ["data base", "data\u00a0base\u200b"],
  ])("is right however a keyboard writes %s", (accepted, answerText) => {
    expect(isRight({ ...plain, type: "SHORT_TEXT", acceptedAnswers: [accepted], answerText })).toBe(true);
  });

  it("is wrong with another accent, and none if nothing of it is seen", () => {
    const ano = { ...plain, type: "SHORT_TEXT", acceptedAnswers: ["año"] } as const;
    expect(isRight({ ...ano, answerText: "ano" })).toBe(false);
    expect(isAnswered({ ...ano, answerText: "\u200b" })).toBe(false);
  });
});

describe("blanks", () => {
  it("count one by one, ignoring case and extra white space", () => {
    const fill: AnsweredQuestion = {
      ...plain,
      type: "FILL",
      blanks: [["Paris"], ["Tokyo", "Tōkyō"]],
      answerBlanks: [" paris ", "Kyoto"],
    };
    expect(shareRight(fill)).toBe(0.5);
    expect(isRight({ ...fill, answerBlanks: ["PARIS", "Tōkyō"] })).toBe(true);
  });
});
