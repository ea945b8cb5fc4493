import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { archiveSchema } from "#gateway/domains/archives/archiveContract";
import { planArchive } from "#gateway/domains/archives/archiveRules";
import { proposeQuestions } from "#gateway/domains/generation/rules";
import { findQuestionProblem, questionSchema } from "#gateway/domains/questions/contract";
import { understandQuestions } from "#gateway/domains/questions/exchangeCommands";
import { findRepetition, newQuestionSchema } from "#gateway/domains/questions/repetitionContract";
import { smallArchive } from "../archives/madeArchive";

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

describe("a choice that is there twice", () => {
  const choice = (...texts: string[]) => ({
    ...question,
    options: texts.map((text, index) => ({ text, isCorrect: index === 0 })),
  });

  it.each([
    ["spaces", "New York", " New  York "],
    ["quotes", "Don't", "Don\u2019t"],
    ["dashes", "\u22125", "-5"],
    ["composed letters", "Caf\u00e9", "Cafe\u0301"],
    ["invisible characters", "yes", "y\u200bes"],
  ])("is refused once, also with other %s", (_what, text, other) => {
    const { error } = newQuestionSchema.safeParse(choice(text, "Third", other));
    expect(error?.issues).toMatchObject([{ path: ["options", 2, "text"], message: "This is there already" }]);
  });

  it("is none where accents or case differ, and where answers are typed", () => {
    expect(newQuestionSchema.safeParse(choice("Atún", "Atun")).success).toBe(true);
    expect(newQuestionSchema.safeParse(choice("print(x)", "Print(x)", "PRINT(x)")).success).toBe(true);
    const typed = { ...question, type: "SHORT_TEXT", options: [], acceptedAnswers: ["a", "A"] };
    expect(newQuestionSchema.safeParse(typed).success).toBe(true);
  });

  it("is refused among pairs and items too", () => {
    const pairs = [
      { left: "It's", right: "1" },
      { left: "It\u2019s", right: "2" },
    ];
    const paths = [
      { ...question, type: "MATCHING", options: [], pairs },
      { ...question, type: "ORDERING", options: [], items: ["It's", "Two", "It\u2019s"] },
    ].map((given) => newQuestionSchema.safeParse(given).error?.issues[0]?.path);
    expect(paths).toEqual([
      ["pairs", 1, "left"],
      ["items", 2],
    ]);
  });

  it("may stay in a question that had it, but not become more", () => {
    const had = questionSchema.parse(choice("Don't", "Don\u2019t", "No"));
    expect(findRepetition(questionSchema.parse(choice("Don\u2019t", "No", "Don't")), had)).toBeNull();
    expect(findRepetition(questionSchema.parse(choice("Don't", "Don\u2019t", "No", "No")), had)?.text).toBe(
      "No",
    );
    expect(findRepetition(questionSchema.parse(choice("Don't", "Don't", "Don't")), had)?.path).toEqual([
      "options",
      2,
      "text",
    ]);
  });

  it("is a problem of an archive, at its place", () => {
    const archive = archiveSchema.parse(smallArchive());
    const [module] = archive.modules;
    const [first] = module?.questions ?? [];
    if (!module || !first) throw new Error("the archive has no question");
    const options = [
      { text: "Yes", isCorrect: true },
      { text: "yes", isCorrect: false },
      { text: "Yes ", isCorrect: false },
    ];
    module.questions[0] = { ...first, options };
    const path = ["modules", 0, "questions", 0, "options", 2, "text"];
    expect(planArchive(archive, new Map()).problems).toContainEqual({
      path,
      message: "“Yes ” is there twice",
    });
    module.questions[0] = { ...first, options: options.slice(0, 2) };
    const messages = planArchive(archive, new Map()).problems.map(({ message }) => message);
    expect(messages.join()).not.toContain("twice");
  });

  it("is named by its line in an import, and left out of what the AI proposes", () => {
    const text = "question,type,option 1,option 2,correct\nWhy?,single,Yes,Yes ,1\n";
    const gift = "Why? {=Yes ~No ~Yes}";
    expect(understandQuestions("GIFT", gift).problems).toEqual([
      { line: 1, message: "“Yes” is there twice" },
    ]);
    expect(understandQuestions("CSV", text).questions).toEqual([]);
    const questions = [choice("Yes", "Yes"), choice("Yes", "No")].map((asked) => ({
      ...asked,
      explanation: "",
    }));
    const asked = [{ number: 1, moduleId: 7, name: "M" }];
    const proposed = proposeQuestions(
      { modules: [{ module: 1, questions }] },
      { asked, isWhole: () => true },
    );
    expect(proposed).toMatchObject({ leftOut: 1, modules: [{ questions: [{ title: "Why?" }] }] });
  });
});
