/** The fields that the stand-in reads of a request's material. */
export interface Material {
  instruction: string;
  remark?: string;
  replace?: unknown;
  /** The proposal of an answer that was cut off. */
  proposed?: { objectives: string[]; modules: unknown[] };
  /** Of marks: what a learner wrote, and the criteria. */
  submission?: string;
  rubric?: { criterion: number }[];
  about: { title: string; modules: { number: number; name: string }[] };
}

const names = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_one, index) => name(index + 1));

/** Two modules of five topics; `#big` is more than may be kept, `#markup` is full of markup. */
function topics({ instruction, remark }: Material): unknown {
  if (remark !== undefined)
    return {
      objectives: ["Another objective"],
      modules: [{ name: `Remade: ${remark}`, topics: ["Remade topic"] }],
    };
  const isBig = instruction.includes("#big");
  const long = isBig ? ` ${"long ".repeat(40)}` : "";
  const markup = instruction.includes("#markup") ? " <img src=x onerror=alert(1)> **bold**" : "";
  return {
    objectives: names(isBig ? 40 : 3, (index) => `Objective ${index}${markup}`),
    modules: names(
      isBig ? 25 : 2,
      (module) =>
        ({
          name: `Module ${module}${long}${markup}`,
          topics: names(isBig ? 35 : 5, (topic) => `Topic ${module}.${topic}${long}${markup}`),
        }) as unknown as string,
    ),
  };
}

const question = (title: string) => ({
  title,
  type: "SINGLE",
  options: [
    { text: "The right one", isCorrect: true },
    { text: "The wrong one", isCorrect: false },
  ],
  acceptedAnswers: [],
  explanation: "Because it is right.",
});

/** Two questions a module; `#big` has more than may be kept, and one without a correct option. */
function questions({ instruction, remark, about }: Material): unknown {
  const isBig = instruction.includes("#big");
  const word = remark === undefined ? "Question" : `Remade: ${remark}`;
  return {
    modules: about.modules.map(({ number }) => ({
      module: number,
      questions: [
        ...names(isBig ? 12 : 2, (index) => question(`${word} ${number}.${index}?`) as unknown as string),
        ...(isBig ? [{ ...question("Unanswerable?"), options: [] }] : []),
      ],
    })),
  };
}

/** A text, some code and a callout; `#big` has more than may be kept, and one without text. */
function lesson({ instruction, remark }: Material): unknown {
  const block = (kind: string, markdown: string, rest: object = {}) => ({
    kind,
    markdown,
    language: "",
    tone: "INFO",
    ...rest,
  });
  if (remark !== undefined) return { blocks: [block("TEXT", `Remade: ${remark}`)] };
  const isBig = instruction.includes("#big");
  return {
    blocks: [
      block("TEXT", "## Drafted\n\nA loop **repeats** its body."),
      block("CODE", "for (;;) {}", { language: "javascript" }),
      block("CALLOUT", "It never ends.", { tone: "WARNING" }),
      ...(isBig ? names(45, (index) => block("TEXT", `More ${index}`) as unknown as string) : []),
      ...(isBig ? [block("TEXT", " ")] : []),
    ],
  };
}

/** The second level of each criterion, with the first sentence; `#invented` quotes what is not there. */
function marks({ submission = "", rubric = [] }: Material): unknown {
  const quotation = submission.includes("#invented")
    ? "It was never written"
    : submission.split(/(?<=\.) /)[0];
  return { proposals: rubric.map(({ criterion }) => ({ criterion, level: 2, quotation })) };
}

/** The stand-in's response to a request of a form. */
export const answerTo = (form: string, material: Material): unknown => {
  if (form === "proposals") return marks(material);
  if (form === "blocks") return lesson(material);
  return form === "questions" ? questions(material) : topics(material);
};
