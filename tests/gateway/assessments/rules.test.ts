import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gradeQuestions, scoreAnswer } from "#gateway/domains/assessments/rules";
import { type AnsweredQuestion, isAnswered, isRight } from "#gateway/domains/questions/scoreRules";

const chosenOptions = fc.array(fc.record({ isCorrect: fc.boolean(), isChosen: fc.boolean() }), {
  maxLength: 8,
});
const optionType = fc.constantFrom("SINGLE" as const, "MULTIPLE" as const, "TRUE_FALSE" as const);
const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const space = fc.stringMatching(/^[ \t\n]{1,3}$/);
const upperOrLower = (text: string) => fc.constantFrom(text, text.toUpperCase());

const ofOptions = fc
  .tuple(optionType, chosenOptions)
  .map(([type, options]): AnsweredQuestion => ({ type, options, acceptedAnswers: [], answerText: null }));
const ofText = fc
  .tuple(fc.array(word, { maxLength: 3 }), fc.option(fc.oneof(word, fc.constantFrom("", "  ", "\t"))))
  .map(
    ([acceptedAnswers, answerText]): AnsweredQuestion => ({
      type: "SHORT_TEXT",
      options: [],
      acceptedAnswers,
      answerText,
    }),
  );
const question = fc.oneof(ofOptions, ofText);

/** A right option, a wrong one for each flaw, and the answer that chooses by a rule. */
const several = (rights: readonly boolean[], choose: (isCorrect: boolean, index: number) => boolean) => ({
  type: "MULTIPLE" as const,
  acceptedAnswers: [],
  answerText: null,
  options: rights.map((isCorrect, index) => ({ isCorrect, isChosen: choose(isCorrect, index) })),
});
const written = (accepted: readonly string[], answerText: string | null) =>
  isRight({ type: "SHORT_TEXT", options: [], acceptedAnswers: accepted, answerText });

/** A question together with its right answer. */
const answeredRight = fc.oneof(
  fc
    .array(fc.boolean(), { minLength: 1, maxLength: 6 })
    .filter((rights) => rights.includes(true))
    .map((rights) => several(rights, (isCorrect) => isCorrect)),
  fc.tuple(fc.nat(3), fc.integer({ min: 4, max: 6 })).map(
    ([right, count]): AnsweredQuestion => ({
      type: "SINGLE",
      acceptedAnswers: [],
      answerText: null,
      options: Array.from({ length: count }, (_, at) => ({
        isCorrect: at === right,
        isChosen: at === right,
      })),
    }),
  ),
  word.map(
    (text): AnsweredQuestion => ({
      type: "SHORT_TEXT",
      options: [],
      acceptedAnswers: ["other", text],
      answerText: text,
    }),
  ),
);

/** A question with the marks that its answer gets, of one. */
const marked = (answered: AnsweredQuestion) => ({
  type: answered.type,
  marks: scoreAnswer(answered, { maxMarks: 1, negativePercent: 0 }),
  maxMarks: 1,
  answeredAt: isAnswered(answered) ? new Date(0) : null,
});
const grade = (questions: readonly AnsweredQuestion[]) => gradeQuestions(questions.map(marked));

describe("a score", () => {
  it("lies between 0 and 100, with two decimals, and is the share of the points", () => {
    fc.assert(
      fc.property(fc.array(question, { maxLength: 40 }), (questions) => {
        const { score, points, maxPoints } = grade(questions);
        expect(maxPoints).toBe(questions.length);
        expect(points).toBeGreaterThanOrEqual(questions.filter(isRight).length);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(score).toBe(Number(score.toFixed(2)));
        if (maxPoints > 0) expect(Math.abs(score - (100 * points) / maxPoints)).toBeLessThanOrEqual(0.005001);
      }),
    );
  });

  it("is 100 when all are right, and only then", () => {
    fc.assert(
      fc.property(fc.array(answeredRight, { minLength: 1, maxLength: 40 }), question, (right, other) => {
        expect(grade(right).score).toBe(100);
        expect(grade([...right, other]).score === 100).toBe(isRight(other));
      }),
    );
  });

  it("does not depend on the order of the questions", () => {
    fc.assert(
      fc.property(fc.array(question), (questions) => {
        expect(grade([...questions].reverse())).toEqual(grade(questions));
      }),
    );
  });

  it.each([
    [6, 7, 85.71],
    [2, 3, 66.67],
    [1, 3, 33.33],
    [1, 8, 12.5],
    [4, 5, 80],
    [0, 4, 0],
    [0, 0, 0],
  ])("of %d right of %d is %d", (right, all, score) => {
    const questions = Array.from({ length: all }, (_, index) => several([true], () => index < right));
    expect(grade(questions)).toEqual({ points: right, maxPoints: all, score, unmarkedCount: 0 });
  });
});

describe("no answer", () => {
  it("is never right", () => {
    fc.assert(
      fc.property(question, (answered) => {
        if (!isAnswered(answered)) expect(isRight(answered)).toBe(false);
      }),
    );
  });

  it("stays wrong when nothing is right: no option chosen, white space written", () => {
    expect(isRight(several([false, false], () => false))).toBe(false);
    expect(written([""], "")).toBe(false);
    expect(written(["", " "], " \t ")).toBe(false);
    expect(written(["x"], null)).toBe(false);
  });
});

describe("a question with options", () => {
  it("a question of several options is right only by exactly the right ones", () => {
    const rights = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rights, fc.nat(), (correct, at) => {
        fc.pre(correct.includes(true));
        expect(isRight(several(correct, (isCorrect) => isCorrect))).toBe(true);
        const flipped = at % correct.length;
        expect(isRight(several(correct, (isCorrect, index) => isCorrect !== (index === flipped)))).toBe(
          false,
        );
      }),
    );
  });

  it("a question of one option is right only by the right one alone", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("SINGLE" as const, "TRUE_FALSE" as const),
        chosenOptions,
        (type, options) => {
          const chosen = options.filter(({ isChosen }) => isChosen);
          const right = isRight({ type, options, acceptedAnswers: [], answerText: null });
          expect(right).toBe(chosen.length === 1 && chosen.every(({ isCorrect }) => isCorrect));
        },
      ),
    );
  });

  it("does not care for the order of its options, nor for a text", () => {
    const shuffled = ofOptions.chain((answered) =>
      fc.tuple(
        fc.constant(answered),
        fc.shuffledSubarray([...answered.options], { minLength: answered.options.length }),
        fc.option(word),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([answered, options, answerText]) => {
        expect(isRight({ ...answered, options, answerText })).toBe(isRight(answered));
      }),
    );
  });
});

describe("a short text", () => {
  const spelled = fc.array(word, { minLength: 1, maxLength: 4 }).chain((words) =>
    fc.record({
      accepted: fc.constant(words.join(" ")),
      typed: fc
        .tuple(
          space,
          fc.tuple(...words.map(upperOrLower)),
          space,
          fc.array(space, { minLength: 4, maxLength: 4 }),
        )
        .map(
          ([before, parts, after, gaps]) =>
            before + parts.map((answered, at) => answered + (gaps[at] ?? " ")).join("") + after,
        ),
    }),
  );

  it("is compared without case and extra white space, on both sides", () => {
    fc.assert(
      fc.property(spelled, ({ accepted, typed }) => {
        expect(written(["something else", accepted], typed)).toBe(true);
        expect(written([typed], accepted)).toBe(true);
      }),
    );
  });

  it("is wrong when it is another text, or the words run together", () => {
    fc.assert(
      fc.property(word, word, (accepted, typed) => {
        expect(written([accepted], typed)).toBe(accepted === typed);
        expect(written([`${accepted} ${typed}`], accepted + typed)).toBe(false);
      }),
    );
  });
});
