import { scoreAnswer } from "#gateway/domains/assessments/rules";
import { daySeconds } from "#gateway/domains/durationContract";
import { readBlanks } from "#gateway/domains/questions/contract";
import type { MadeAssessment } from "./assessments";
import { addAttempt, copyQuestion, notMarkedByHand } from "./attempts";
import { everyTypeExam } from "./content";
import type { MadeEnrolment } from "./enrolments";
import { itemAt } from "./lookup";
import type { MadeQuestion } from "./questions";
import type { Row } from "./rows";
import { forPurpose, type Tenant } from "./tenant";
import type { Person } from "./users";

const choiceTypes: ReadonlySet<string> = new Set(["SINGLE", "MULTIPLE", "TRUE_FALSE"]);

type Option = Omit<Row<"AttemptOption">, "id" | "questionId">;

/** The options of a question as a learner leaves them: all right, or with a fault. */
function answerOptions(
  { random, organizationId }: Tenant,
  { row, options }: MadeQuestion,
  isRight: boolean,
): Option[] {
  const wrong = options.filter(({ isCorrect }) => !isCorrect);
  const chosen =
    isRight || wrong.length === 0 ? options.filter(({ isCorrect }) => isCorrect) : [random.pick(wrong)];
  return options.map((option, index) => {
    // A fault exchanges the first two: they are each other's partners, or in each other's places.
    const given = isRight || index > 1 ? index : 1 - index;
    return {
      organizationId,
      text: option.text,
      isCorrect: option.isCorrect,
      displayOrder: option.displayOrder,
      isChosen: choiceTypes.has(row.type) && chosen.includes(option),
      match: option.match,
      givenMatch: row.type === "MATCHING" ? itemAt(options, given).match : null,
      ...(row.type === "ORDERING"
        ? { place: index + 1, givenPlace: given + 1 }
        : { place: null, givenPlace: null }),
    };
  });
}

/** Writes a learner's answer, by the type of the question. */
function write({ random }: Tenant, { row }: MadeQuestion, isRight: boolean) {
  const texts = new Map<string, string>([
    ["SHORT_TEXT", isRight ? (row.acceptedAnswers[0] ?? "") : "src"],
    ["NUMERIC", String(isRight ? row.value : (row.value ?? 0) / 2)],
    ["ESSAY", random.pick(everyTypeExam.essayAnswers)],
  ]);
  const blanks = row.type === "FILL" ? readBlanks(row.blanks) : [];
  return {
    answerText: texts.get(row.type) ?? null,
    answerBlanks: blanks.map(([right = ""], index) => (isRight || index > 0 ? right : "three")),
  };
}

interface Marker {
  trainer: Person;
  /** Whether a person has marked the answers that no rule can score. */
  isMarked: boolean;
}

/** An essay's mark, and the history of it. */
function markEssay(
  tenant: Tenant,
  questionId: number,
  { marks, trainer }: { marks: number; trainer: Person },
) {
  const { rows, organizationId, calendar } = tenant;
  const at = calendar.moment(calendar.today - 1, 17 * 3600);
  const { id: byId, name: byName } = trainer;
  rows.add("MarkChange", {
    id: rows.nextId("MarkChange"),
    organizationId,
    questionId,
    regradeId: null,
    before: null,
    after: marks,
    reason: "",
    byId,
    byName,
    at,
  });
  return {
    marks,
    feedback: "Good reasons. Say which tool would show it.",
    markedById: byId,
    markedByName: byName,
    markedAt: at,
  };
}

interface Asked {
  attemptId: number;
  question: MadeQuestion;
  displayOrder: number;
  maxMarks: number;
  answeredAt: string;
}

function addAnswer(tenant: Tenant, asked: Asked, { trainer, isMarked }: Marker): void {
  const { rows, random, organizationId } = tenant;
  const { attemptId, question, displayOrder, maxMarks, answeredAt } = asked;
  const isRight = random.chance(0.78);
  const options = answerOptions(tenant, question, isRight);
  const answer = { ...write(tenant, question, isRight), answerFileId: null };
  const copy = copyQuestion(question.row);
  const given = { ...copy, options, ...answer };
  const id = rows.nextId("AttemptQuestion");
  const isEssay = copy.type === "ESSAY";
  rows.add("AttemptQuestion", {
    id,
    organizationId,
    attemptId,
    sourceId: question.row.id,
    section: "",
    displayOrder,
    maxMarks,
    ...copy,
    ...answer,
    answeredAt: copy.type === "FILE" ? null : answeredAt,
    answerChangedAt: copy.type === "FILE" ? null : answeredAt,
    marks: scoreAnswer(given, { maxMarks, negativePercent: 0 }),
    ...notMarkedByHand,
    ...(isEssay && isMarked && markEssay(tenant, id, { marks: random.integer(2, maxMarks), trainer })),
  });
  for (const option of options)
    rows.add("AttemptOption", { id: rows.nextId("AttemptOption"), questionId: id, ...option });
}

interface Sat {
  enrolments: readonly MadeEnrolment[];
  trainer: Person;
  /** Number of learners who sit each exam. */
  count: number;
  /** Number of an exam's attempts that wait for a person to mark their essays. */
  waiting: number;
}

/** Makes submitted attempts at exams, with the marks of the product's own rules; the essays of the last ones wait. */
export function makeExamAttempts(
  tenant: Tenant,
  exams: readonly (MadeAssessment & { marks: readonly number[] })[],
  { enrolments, trainer, count, waiting }: Sat,
): void {
  for (const exam of exams) {
    const own = forPurpose(tenant, `${exam.row.title} attempts`);
    const able = enrolments.filter(({ course, share }) => course === exam.course && share > 0.6);
    for (const [place, { person, until }] of own.random.sample(able, count).entries()) {
      const isMarked = place < count - waiting;
      const day = isMarked ? until : own.calendar.today - own.random.integer(1, 6);
      const start = day * daySeconds + own.random.integer(9, 20) * 3600;
      const { id: attemptId, submittedAt } = addAttempt(own, { assessment: exam, person, start });
      const marker = { trainer, isMarked };
      for (const [index, question] of exam.questions.entries())
        addAnswer(
          own,
          {
            attemptId,
            question,
            displayOrder: index + 1,
            answeredAt: submittedAt,
            maxMarks: exam.marks[index] ?? 1,
          },
          marker,
        );
    }
  }
}
