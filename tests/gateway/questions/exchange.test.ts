import { expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const trainer = await test.as("coordinator");

const gift = `// [tag:geography]
::Capital::Which is the capital of France? {=Paris ~Lyon ~Nice #### Since 508.}

Two is even {T}

Name a colour of the French flag {=blue =white =red}
`;

interface Import {
  courseId: number;
  moduleId: number;
  text: string;
  dryRun?: boolean;
  format?: string;
  leavesOut?: boolean;
}

async function importQuestions({ dryRun = false, format = "GIFT", ...given }: Import) {
  const { data, errors } = await trainer.graphql(
    `mutation ($courseId: Int!, $moduleId: Int!, $format: QuestionFormat!, $text: String!, $dryRun: Boolean!, $leavesOut: Boolean) {
      result: importQuestions(
        courseId: $courseId, moduleId: $moduleId, format: $format, text: $text, dryRun: $dryRun, leavesOut: $leavesOut
      ) {
        ... on ImportQuestionsPayload {
          added questions { line title type isKnown rightAnswers } problems { line message } notes { line message }
        }
        ... on Refusal { code message fieldErrors { field message } }
      }
    }`,
    { ...given, dryRun, format },
  );
  expect(errors).toBeUndefined();
  return data.result;
}

const exportQuestions = async (courseId: number, format: string) => {
  const { data } = await trainer.graphql(
    "query ($courseId: Int!, $format: QuestionFormat!) { file: exportQuestions(courseId: $courseId, format: $format) { fileName text questionCount } }",
    { courseId, format },
  );
  return data.file;
};

/** A course with a module that has no questions yet. */
async function room() {
  const course = await factory.course();
  const { module } = await factory.module(course);
  await test.database.prisma.question.deleteMany({ where: { courseId: course.id } });
  return { courseId: course.id, moduleId: module.id };
}

const stored = (courseId: number) =>
  test.database.prisma.question.findMany({
    where: { courseId },
    orderBy: { displayOrder: "asc" },
    select: {
      title: true,
      type: true,
      markdown: true,
      explanation: true,
      acceptedAnswers: true,
      tags: true,
      level: true,
      value: true,
      tolerance: true,
      blanks: true,
      options: { select: { text: true, isCorrect: true, match: true } },
    },
  });

it("a dry run tells what a text holds and adds nothing", async () => {
  const place = await room();
  const read = await importQuestions({ ...place, text: gift, dryRun: true });
  expect(read).toMatchObject({ added: 0, problems: [], notes: [] });
  expect(read.questions).toEqual([
    {
      line: 2,
      title: "Which is the capital of France?",
      type: "SINGLE",
      rightAnswers: ["Paris"],
      isKnown: false,
    },
    { line: 4, title: "Two is even", type: "TRUE_FALSE", rightAnswers: ["True"], isKnown: false },
    {
      line: 6,
      title: "Name a colour of the French flag",
      type: "SHORT_TEXT",
      isKnown: false,
      rightAnswers: ["blue", "white", "red"],
    },
  ]);
  expect(await stored(place.courseId)).toEqual([]);
});

it("questions are imported once, and the second import leaves out those that are there", async () => {
  const place = await room();
  expect(await importQuestions({ ...place, text: gift })).toMatchObject({ added: 3 });
  const [first] = await stored(place.courseId);
  expect(first).toMatchObject({ title: "Which is the capital of France?", explanation: "Since 508." });
  const again = await importQuestions({ ...place, text: gift });
  expect([again.added, again.questions.map(({ isKnown }: { isKnown: boolean }) => isKnown)]).toEqual([
    0,
    [true, true, true],
  ]);
});

it("a text with a problem imports nothing, and the refusal names the line", async () => {
  const place = await room();
  const refusal = await importQuestions({ ...place, text: `${gift}\nWhich? {~a ~b}\n\nBroken {=a\n` });
  expect(refusal).toMatchObject({
    code: "INVALID",
    message: "Nothing was imported. Some questions can't be imported as they are.",
  });
  expect(refusal.fieldErrors.map(({ field }: { field: string }) => field)).toEqual(["lines.8", "lines.10"]);
  expect(await stored(place.courseId)).toEqual([]);
});

it("questions with problems are left out on request, and the others imported", async () => {
  const place = { ...(await room()), leavesOut: true };
  const broken = "Which? {~a ~b}\n\nBroken {=a\n";
  expect(await importQuestions({ ...place, text: `${gift}\n${broken}` })).toMatchObject({ added: 3 });
  expect(await stored(place.courseId)).toHaveLength(3);
  expect(await importQuestions({ ...place, text: broken })).toMatchObject({ code: "INVALID" });
});

it("what one course exports, another imports as the same questions, in every format", async () => {
  const from = await room();
  await importQuestions({ ...from, text: gift });
  for (const format of ["GIFT", "CSV", "QTI"]) {
    const file = await exportQuestions(from.courseId, format);
    expect(file.questionCount).toBe(3);
    const to = await room();
    expect(await importQuestions({ ...to, text: file.text, format })).toMatchObject({ added: 3 });
    expect(await stored(to.courseId)).toEqual(await stored(from.courseId));
  }
});

it("every type of question keeps its answer from one course to another", async () => {
  const texts = [
    "// [level:HARD] [tag:maths]\nPi is {#3.14:0.01}",
    "Match {=cat -> meows =dog -> barks}",
    "Order {>\nfirst\nsecond\nthird\n}",
    "The {=quick =fast} fox {=jumps}.",
    "Explain.\\n\\nIn **two** sentences. {}",
    "// [type:FILE]\nUpload your drawing {}",
  ];
  const from = await room();
  expect(await importQuestions({ ...from, text: texts.join("\n\n") })).toMatchObject({ added: 6 });
  const kept = await stored(from.courseId);
  expect(kept[0]).toMatchObject({ value: 3.14, tolerance: 0.01, level: "HARD", tags: ["maths"] });
  expect(kept[3]).toMatchObject({ title: "The [[1]] fox [[2]].", blanks: [["quick", "fast"], ["jumps"]] });
  expect(kept[4]).toMatchObject({ title: "Explain.", markdown: "In **two** sentences." });
  for (const format of ["GIFT", "CSV", "QTI"]) {
    const to = await room();
    const { text } = await exportQuestions(from.courseId, format);
    expect(await importQuestions({ ...to, text, format })).toMatchObject({ added: 6 });
    expect(await stored(to.courseId)).toEqual(kept);
  }
});

it("an empty text, and a document type, are refused", async () => {
  const place = await room();
  expect(await importQuestions({ ...place, text: "  " })).toMatchObject({
    code: "INVALID",
    fieldErrors: [{ field: "text" }],
  });
  const text = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><assessmentItem>&e;</assessmentItem>';
  const { problems } = await importQuestions({ ...place, text, format: "QTI", dryRun: true });
  expect(problems).toEqual([{ line: 1, message: "A document type (<!DOCTYPE ...>) is not allowed" }]);
});
