import { expect, test } from "vitest";
import { exchangeLimits, type QuestionFormat } from "#gateway/domains/questions/exchangeContract";
import { readQuestions } from "#gateway/questionFormats/exchange";

const read = (format: QuestionFormat, text: string) => readQuestions(format, text);
const first = (format: QuestionFormat, text: string) => read(format, text).questions[0]?.question;

const gift = `// [tag:geography] [level:EASY]
::Capital:: What is the capital of France? {
=Paris # well done
~Lyon
~%0%Nice
#### It has been since 508.
}

$CATEGORY: $course$/top/Loops

The sun rises in the {=east =East} every day.

Pi is {#3.14:0.01}

Between {#3..5}

Is it true? {FALSE}

Pick both {~%50%a ~%50%b ~%-100%c}

Match {=cat -> meows =dog -> barks}

Order {>ALL VERTICAL
first
second
}

Write an essay {}

No braces here

Broken {=a ~b
`;

test("GIFT as Moodle writes it is understood, each question with its line", () => {
  const { questions, problems, notes } = read("GIFT", gift);
  expect(questions.map(({ line, question }) => [line, question.type, question.text])).toEqual([
    [2, "SINGLE", "What is the capital of France?"],
    [11, "FILL", "The sun rises in the [[1]] every day."],
    [13, "NUMERIC", "Pi is"],
    [15, "NUMERIC", "Between"],
    [17, "TRUE_FALSE", "Is it true?"],
    [19, "MULTIPLE", "Pick both"],
    [21, "MATCHING", "Match"],
    [23, "ORDERING", "Order"],
    [28, "ESSAY", "Write an essay"],
  ]);
  expect(questions[0]?.question).toMatchObject({
    explanation: "It has been since 508.",
    tags: ["geography"],
    level: "EASY",
    options: [
      { text: "Paris", isCorrect: true },
      { text: "Lyon", isCorrect: false },
      { text: "Nice", isCorrect: false },
    ],
  });
  expect(questions[1]?.question).toMatchObject({ blanks: [["east", "East"]], tags: ["Loops"] });
  expect(questions[3]?.question).toMatchObject({ value: 4, tolerance: 1 });
  expect(problems).toEqual([
    { line: 30, message: "A question needs its answer in braces: Question {=right ~wrong}" },
    { line: 32, message: "This { is not closed" },
  ]);
  expect(notes).toEqual([{ line: 2, message: "Feedback for each choice is left out" }]);
});

test("CSV of a spreadsheet is understood, with semicolons and without types", () => {
  const text = [
    "question;answer 1;answer 2;tags",
    "Which are even?;*2;*4;numbers, easy",
    'Say "hi";hi;hello;',
    "Explain recursion;;;",
    ";a;b;",
  ].join("\r\n");
  const { questions, problems } = read("CSV", text);
  expect(questions.map(({ line, question }) => [line, question.type])).toEqual([
    [2, "MULTIPLE"],
    [3, "SHORT_TEXT"],
    [4, "ESSAY"],
  ]);
  expect(questions[0]?.question.tags).toEqual(["numbers", "easy"]);
  expect(problems).toEqual([{ line: 5, message: "The question has no text" }]);
});

test("CSV tells which line has an unknown column, an unknown type, no number or an open quote", () => {
  expect(read("CSV", "question,answer 1,points\nWhy?,a,3").problems).toEqual([
    { line: 1, message: 'There is no column "points"' },
  ]);
  const text = 'type,question,answer 1\nRIDDLE,Why?,a\nNUMERIC,How many?,few\nSINGLE,"Open,a\n';
  expect(read("CSV", text).problems).toEqual([
    { line: 2, message: 'There is no type "RIDDLE"' },
    { line: 3, message: "The first answer is no number" },
    { line: 4, message: "A quote is not closed, or is inside a cell without quotes" },
  ]);
});

const item = (declaration: string, body: string) => `<?xml version="1.0"?>
<qti:assessmentItem xmlns:qti="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="x" title="x">
  ${declaration}
  <qti:itemBody>${body}</qti:itemBody>
</qti:assessmentItem>`;

const right = (values: string, type = "identifier", cardinality = "single") =>
  `<responseDeclaration identifier="R" cardinality="${cardinality}" baseType="${type}"><correctResponse>${values}</correctResponse></responseDeclaration>`;

test("QTI items of other programs are understood, with namespaces, prompts and markup", () => {
  const choice = `<p>Look at <b>this</b>:</p><choiceInteraction responseIdentifier="R" maxChoices="1">
    <prompt>Who   wrote it?</prompt>
    <simpleChoice identifier="A">Ann</simpleChoice><simpleChoice identifier="B"><p>Ben</p></simpleChoice>
  </choiceInteraction>`;
  expect(first("QTI", item(right("<value>B</value>"), choice))).toMatchObject({
    type: "SINGLE",
    text: "Look at this:\n\nWho wrote it?",
    options: [
      { text: "Ann", isCorrect: false },
      { text: "Ben", isCorrect: true },
    ],
  });
  const inline = '<p>The sky is <textEntryInteraction responseIdentifier="R"/> today.</p>';
  expect(first("QTI", item(right("<value>blue</value>", "string"), inline))).toMatchObject({
    type: "FILL",
    text: "The sky is [[1]] today.",
    blanks: [["blue"]],
  });
});

test("a QTI item without a right answer, or with an unknown interaction, is a problem of its line", () => {
  const choice = '<choiceInteraction responseIdentifier="R"/>';
  expect(read("QTI", item(right(""), choice)).problems).toEqual([
    { line: 2, message: "The item does not say what is right" },
  ]);
  expect(read("QTI", item("", "<hotspotInteraction/>")).problems).toEqual([
    { line: 4, message: "hotspotInteraction has no type of question here" },
  ]);
});

test("a document type is refused before any entity is read", () => {
  const external =
    '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>\n<assessmentItem>&e;</assessmentItem>';
  expect(read("QTI", external)).toMatchObject({
    questions: [],
    problems: [{ line: 2, message: "A document type (<!DOCTYPE ...>) is not allowed" }],
  });
  const laughs = `<!DOCTYPE l [<!ENTITY a "ha">${"abcdefgh".replace(/./g, (letter) => `<!ENTITY ${letter}2 "&${letter};&${letter};">`)}]><l>&h2;</l>`;
  expect(read("QTI", laughs).questions).toEqual([]);
  expect(read("QTI", "<assessmentItem>&unknown;</assessmentItem>").problems[0]?.message).toContain(
    "undefined entity",
  );
});

test("XML that is nested too deeply, or has too many elements, is refused", () => {
  expect(read("QTI", "<a>".repeat(5_000)).problems).toEqual([
    { line: 1, message: "The XML has too many elements" },
  ]);
  const many = Array.from({ length: 51_000 }, () => "<a/>\n").join("");
  expect(read("QTI", `<x>${many}</x>`).problems[0]?.message).toBe("The XML has too many elements");
});

test("texts and lines that are too long, and what is not UTF-8, are refused with their line", () => {
  for (const format of ["GIFT", "CSV", "QTI"] as const) {
    expect(read(format, "x".repeat(10_000_000)).problems).toEqual([
      { line: 1, message: "The text is longer than 10,00,000 characters" },
    ]);
    expect(read(format, `a\n${"{".repeat(exchangeLimits.lineCharacters + 1)}`).problems).toEqual([
      { line: 2, message: "This line is longer than 1,00,000 characters" },
    ]);
    expect(read(format, "a\nna\uFFFDve").problems).toEqual([
      { line: 2, message: "This line has unreadable characters. Save the file as UTF-8." },
    ]);
  }
});

test("texts made to be slow are read at once", () => {
  const hostile = ["{=", "{}", "\\", "::", "[", "//[tag:", "=a#b~", "<p>", '",', "=>", "%1%"];
  const started = performance.now();
  for (const format of ["GIFT", "CSV", "QTI"] as const)
    for (const piece of hostile) read(format, `${piece.repeat(30_000)}\n`.repeat(3).slice(0, 300_000));
  expect(performance.now() - started).toBeLessThan(15_000);
});

const essayItem = "<assessmentItem><itemBody><p>q</p><extendedTextInteraction/></itemBody></assessmentItem>";

test.each<[QuestionFormat, string]>([
  ["GIFT", "a {=b}\n\n".repeat(80_000)],
  ["CSV", `question,answer 1\n${"a,b\n".repeat(80_000)}`],
  ["QTI", `<items>${essayItem.repeat(1_000)}</items>`],
])("%s is read no further than an import takes", (format, text) => {
  const { questions } = read(format, text);
  expect(questions.length).toBeGreaterThan(exchangeLimits.questions);
  expect(questions.length).toBeLessThan(exchangeLimits.questions + exchangeLimits.remarks + 1);
});
