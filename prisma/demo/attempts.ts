import { daySeconds } from "#gateway/domains/durationContract";
import type { MadeAssessment } from "./assessments";
import type { MadeEnrolment } from "./enrolments";
import type { MadeQuestion } from "./questions";
import { forPurpose, type Tenant } from "./tenant";
import type { Person } from "./users";

/** An attempt whose questions are answered correctly with a given probability. */
interface Sitting {
  assessment: MadeAssessment;
  person: Person;
  /** Seconds since 1970 in local time. */
  start: number;
  skill: number;
}

/** The columns of an answer that no person has marked or taken. */
export const notMarkedByHand = {
  feedback: "",
  markedById: null,
  markedByName: "",
  markedAt: null,
  reviewerId: null,
  reviewerName: "",
  reservedUntil: null,
};

/** The columns of a question that an attempt keeps a copy of. */
export const copyQuestion = (row: MadeQuestion["row"]) => ({
  title: row.title,
  type: row.type,
  html: row.html,
  pictureId: row.pictureId,
  pictureAlt: row.pictureAlt,
  level: row.level,
  explanation: row.explanation,
  acceptedAnswers: row.acceptedAnswers,
  value: row.value,
  tolerance: row.tolerance,
  blanks: row.blanks,
});

function addAnswers(tenant: Tenant, attemptId: number, sitting: Sitting, answeredAt: string): void {
  const { rows, random, organizationId } = tenant;
  for (const [index, question] of sitting.assessment.questions.entries()) {
    const id = rows.nextId("AttemptQuestion");
    const isRight = random.chance(sitting.skill);
    rows.add("AttemptQuestion", {
      id,
      organizationId,
      attemptId,
      ...copyQuestion(question.row),
      displayOrder: index + 1,
      answerText: null,
      answeredAt,
      answerChangedAt: answeredAt,
      sourceId: question.row.id,
      section: "",
      answerBlanks: [],
      answerFileId: null,
      maxMarks: 1,
      marks: isRight ? 1 : 0,
      ...notMarkedByHand,
    });
    addOptions(tenant, id, question, isRight);
  }
}

function addOptions(tenant: Tenant, questionId: number, { options }: MadeQuestion, right: boolean): void {
  const { rows, random, organizationId } = tenant;
  const chosen = random.pick(options.filter((option) => option.isCorrect === right));
  for (const option of options) {
    rows.add("AttemptOption", {
      id: rows.nextId("AttemptOption"),
      organizationId,
      questionId,
      text: option.text,
      isCorrect: option.isCorrect,
      isChosen: option === chosen,
      displayOrder: option.displayOrder,
      match: null,
      givenMatch: null,
      place: null,
      givenPlace: null,
    });
  }
}

/** Adds an attempt without its questions, and returns its id and when it was submitted. */
export function addAttempt(tenant: Tenant, { assessment, person, start }: Omit<Sitting, "skill">) {
  const { rows, random, calendar, organizationId } = tenant;
  const length = (assessment.row.duration ?? 30) * 60;
  const submittedAt = calendar.moment(0, start + Math.round(length * (0.4 + 0.5 * random.fraction())));
  const id = rows.nextId("Attempt");
  rows.add("Attempt", {
    id,
    organizationId,
    assessmentId: assessment.row.id,
    userId: person.id,
    startedAt: calendar.moment(0, start),
    dueAt: calendar.moment(0, start + length),
    submittedAt,
    passingScore: assessment.row.passingScore,
    negativePercent: 0,
    releasedAt: null,
    atQuestion: 1,
    seenAt: submittedAt,
    shareToken: null,
  });
  return { id, submittedAt };
}

function addPractised(tenant: Tenant, sitting: Sitting): void {
  const { id, submittedAt } = addAttempt(tenant, sitting);
  addAnswers(tenant, id, sitting, submittedAt);
}

/** Creates `count` submitted attempts for each assessment, by learners who are far enough in its course. */
export function makeAttempts(
  tenant: Tenant,
  assessments: readonly MadeAssessment[],
  attempted: { enrolments: readonly MadeEnrolment[]; count: number },
): void {
  for (const assessment of assessments) {
    const own = forPurpose(tenant, assessment.row.title);
    const able = attempted.enrolments.filter(
      ({ course, share }) => course === assessment.course && share > 0.6,
    );
    for (const { person, until } of own.random.sample(able, attempted.count)) {
      const start = until * daySeconds + own.random.integer(9, 20) * 3600;
      addPractised(own, { assessment, person, start, skill: 0.5 + 0.48 * own.random.fraction() });
    }
  }
}

/** Makes one submitted attempt without a mistake. */
export function makePassedAttempt(tenant: Tenant, assessment: MadeAssessment, person: Person): void {
  const start = (tenant.calendar.today - 12) * daySeconds + 19 * 3600;
  addPractised(tenant, { assessment, person, start, skill: 1 });
}
