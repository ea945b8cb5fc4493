import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findQuestionProblem, questionSchema } from "#gateway/domains/questions/contract";

const options = fc.array(fc.record({ isCorrect: fc.boolean() }), { maxLength: 8 });
const answers = fc.array(fc.string(), { maxLength: 4 });
const rightOf = (given: readonly { isCorrect: boolean }[]) =>
  given.filter(({ isCorrect }) => isCorrect).length;

describe("what keeps a question from being answered", () => {
  it("is, for a short text, only that it has no accepted answer", () => {
    fc.assert(
      fc.property(options, answers, (given, acceptedAnswers) => {
        const problem = findQuestionProblem({ type: "SHORT_TEXT", options: given, acceptedAnswers });
        expect(problem?.field ?? null).toBe(acceptedAnswers.length > 0 ? null : "acceptedAnswers");
      }),
    );
  });

  it("is, for one choice, all but exactly one right of at least two options", () => {
    fc.assert(
      fc.property(options, answers, (given, acceptedAnswers) => {
        const isFine = given.length >= 2 && rightOf(given) === 1;
        expect(findQuestionProblem({ type: "SINGLE", options: given, acceptedAnswers }) === null).toBe(
          isFine,
        );
      }),
    );
  });

  it("is, for several choices, that none of at least two options is right", () => {
    fc.assert(
      fc.property(options, answers, (given, acceptedAnswers) => {
        const isFine = given.length >= 2 && rightOf(given) > 0;
        expect(findQuestionProblem({ type: "MULTIPLE", options: given, acceptedAnswers }) === null).toBe(
          isFine,
        );
      }),
    );
  });

  it("is, for true or false, all but exactly two options of which one is right", () => {
    fc.assert(
      fc.property(options, answers, (given, acceptedAnswers) => {
        const isFine = given.length === 2 && rightOf(given) === 1;
        expect(findQuestionProblem({ type: "TRUE_FALSE", options: given, acceptedAnswers }) === null).toBe(
          isFine,
        );
      }),
    );
  });
});

const right = { text: "Yes", isCorrect: true };
const wrong = { text: "No", isCorrect: false };
const question = { title: "Why?", type: "SINGLE", options: [right, wrong], acceptedAnswers: [] };

describe("the question form", () => {
  it("takes what can be answered", () => {
    expect(questionSchema.parse(question)).toEqual({
      ...question,
      explanation: "",
      markdown: "",
      pictureId: null,
      tags: [],
      level: null,
      pictureAlt: "",
      examsOnly: false,
      blanks: [],
      items: [],
      pairs: [],
      value: null,
      tolerance: null,
    });
  });

  it.each([
    ["title", { title: " " }, "Question is required"],
    ["title", { title: "x".repeat(501) }, "Question cannot be more than 500 characters long"],
    ["type", { type: "POEM" }, "Please enter a valid Type."],
    ["options", { options: [right] }, "Add at least two options"],
    ["options", { options: [wrong, wrong] }, "Mark exactly one option as correct"],
    ["options", { options: [right, right] }, "Mark exactly one option as correct"],
    ["options", { type: "MULTIPLE", options: [wrong, wrong] }, "Mark the correct options"],
    ["options", { type: "TRUE_FALSE", options: [right, wrong, wrong] }, "Add exactly two options"],
    ["acceptedAnswers", { type: "SHORT_TEXT" }, "Add at least one accepted answer"],
    ["options.0.text", { options: [{ ...right, text: "" }, wrong] }, "Option is required"],
    [
      "options.1.text",
      { options: [right, { ...wrong, text: "x".repeat(301) }] },
      "Option cannot be more than 300 characters long",
    ],
    [
      "explanation",
      { explanation: "x".repeat(1_001) },
      "Explanation cannot be more than 1000 characters long",
    ],
  ])("refuses by its %s: %j", (field, change, message) => {
    const issues = questionSchema.safeParse({ ...question, ...change }).error?.issues ?? [];
    expect([...new Set(issues.map(({ path }) => path.join(".")))]).toEqual([field]);
    expect(issues[0]?.message).toBe(message);
  });

  it("refuses nine options and eleven accepted answers", () => {
    const many = [right, ...Array.from({ length: 8 }, () => wrong)];
    expect(questionSchema.safeParse({ ...question, options: many }).success).toBe(false);
    const texts = Array.from({ length: 11 }, () => "yes");
    const short = { ...question, type: "SHORT_TEXT", acceptedAnswers: texts };
    expect(questionSchema.safeParse(short).success).toBe(false);
  });
});
