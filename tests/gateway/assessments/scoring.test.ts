import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AnsweredQuestion,
  gradeQuestions,
  isRight,
  readNumber,
  scoreAnswer,
  shareRight,
} from "#gateway/domains/assessments/rules";

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
    ["1 000", 1000],
    ["-2,5", -2.5],
    [".5", 0.5],
    ["1e3", 1000],
    ["1.2.3", null],
    ["", null],
  ])("written as %j is %j", (text, value) => {
    expect(readNumber(text)).toBe(value);
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
