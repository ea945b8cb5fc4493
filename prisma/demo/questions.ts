import { rendererVersion } from "#gateway/markdown/markdownToHtml";
import type { FactContent } from "./contentSchema";
import { itemAt } from "./lookup";
import type { Row } from "./rows";
import type { Tenant } from "./tenant";

/** A question with its options, as assessments and attempts copy it. */
export interface MadeQuestion {
  row: Row<"Question">;
  options: Row<"QuestionOption">[];
}

export interface OptionText {
  text: string;
  correct: boolean;
}

interface NewQuestion {
  courseId: number;
  moduleId: number | null;
  title: string;
  explanation: string | null;
  displayOrder: number;
  options: readonly OptionText[];
}

const termTitles = [
  (definition: string) => `What do you call ${definition}?`,
  (definition: string) => `What is the name for ${definition}?`,
  (definition: string) => `Which term stands for ${definition}?`,
];

const definitionTitles = [
  (term: string) => `What does “${term}” mean?`,
  (term: string) => `Which of these describes “${term}”?`,
  (term: string) => `What is meant by “${term}”?`,
];

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes a question with its options in the order given. */
export function makeQuestion({ rows, organizationId, calendar }: Tenant, given: NewQuestion): MadeQuestion {
  const { options, ...question } = given;
  const id = rows.nextId("Question");
  const updatedAt = calendar.moment(calendar.today - 150, 12 * 3600);
  const row = rows.add("Question", {
    id,
    organizationId,
    ...question,
    type: "SINGLE",
    acceptedAnswers: [],
    updatedAt,
    markdown: "",
    html: "",
    rendererVersion,
    pictureId: null,
    pictureAlt: "",
    tags: [],
    level: null,
    examsOnly: false,
    value: null,
    tolerance: null,
    blanks: null,
  });
  return {
    row,
    options: options.map(({ text, correct }, index) =>
      rows.add("QuestionOption", {
        id: rows.nextId("QuestionOption"),
        organizationId,
        questionId: id,
        text,
        isCorrect: correct,
        match: null,
        displayOrder: index + 1,
      }),
    ),
  };
}

interface CourseModule {
  courseId: number;
  moduleId: number;
  /** All facts of the course: the wrong options come from the others. */
  courseFacts: readonly FactContent[];
}

function makeOptions({ random }: Tenant, right: string, others: readonly string[]): OptionText[] {
  const wrong = random.sample(
    [...new Set(others)].filter((text) => text !== right),
    3,
  );
  return random.shuffle([{ text: right, correct: true }, ...wrong.map((text) => ({ text, correct: false }))]);
}

/** Creates two questions of each fact of a module: one for the term, one for its meaning. */
export function makeFactQuestions(
  tenant: Tenant,
  facts: readonly FactContent[],
  place: CourseModule,
): MadeQuestion[] {
  const { courseId, moduleId, courseFacts } = place;
  const terms = courseFacts.map((fact) => fact.term);
  const definitions = courseFacts.map((fact) => capitalize(fact.definition));
  const drafts = facts.flatMap((fact, index) => {
    const explanation = `${capitalize(fact.term)}: ${fact.definition}.`;
    const definition = capitalize(fact.definition);
    return [
      {
        title: itemAt(termTitles, index % termTitles.length)(fact.definition),
        explanation,
        options: makeOptions(tenant, fact.term, terms),
      },
      {
        title: itemAt(definitionTitles, index % definitionTitles.length)(fact.term),
        explanation,
        options: makeOptions(tenant, definition, definitions),
      },
    ];
  });
  return tenant.random
    .shuffle(drafts)
    .map((draft, index) => makeQuestion(tenant, { ...draft, courseId, moduleId, displayOrder: index + 1 }));
}
