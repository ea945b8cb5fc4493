import { capitalQuestions } from "./content";
import type { MadeCourse } from "./courses";
import { type MadeQuestion, makeQuestion } from "./questions";
import type { Row } from "./rows";
import { daytime, type Tenant } from "./tenant";

/** An assessment with the fields that an attempt copies. */
export interface MadeAssessment {
  row: Row<"Assessment">;
  course: MadeCourse;
  questions: MadeQuestion[];
}

const practice = {
  kind: "PRACTICE",
  maxAttempts: null,
  shuffle: false,
  showAnswers: "AFTER_SUBMIT",
} as const;

interface NewAssessment {
  title: string;
  duration: number;
  passingScore?: number;
  isPractice: boolean;
  questions: MadeQuestion[];
  /** Marks for each question; one mark when left out. */
  marks?: readonly number[];
  exam?: Pick<Row<"Assessment">, keyof typeof practice>;
}

/** Adds a published assessment of these questions. */
export function addAssessment(tenant: Tenant, course: MadeCourse, given: NewAssessment): MadeAssessment {
  const { rows, random, organizationId, calendar } = tenant;
  const { title, duration, passingScore = 80, isPractice, questions, marks = [], exam = practice } = given;
  const made = daytime(tenant, calendar.today - random.integer(700, 730));
  const row = rows.add("Assessment", {
    id: rows.nextId("Assessment"),
    organizationId,
    courseId: course.row.id,
    title,
    duration,
    passingScore,
    isPractice,
    ...exam,
    state: "PUBLISHED",
    opensAt: null,
    closesAt: null,
    negativePercent: 0,
    answersAt: null,
    countedAttempt: "BEST",
    holdsMarks: false,
    announcedAt: made,
    createdAt: made,
    updatedAt: made,
  });
  for (const [index, question] of questions.entries()) {
    rows.add("AssessmentQuestion", {
      organizationId,
      assessmentId: row.id,
      questionId: question.row.id,
      displayOrder: index + 1,
      sectionId: null,
      marks: marks[index] ?? 1,
    });
  }
  return { row, course, questions };
}

/** Makes the quiz of capital cities, whose questions belong to the course as a whole. */
export function makeCapitalQuiz(tenant: Tenant, course: MadeCourse): MadeAssessment {
  const questions = capitalQuestions.map(({ question, options }, index) =>
    makeQuestion(tenant, {
      courseId: course.row.id,
      moduleId: null,
      title: question,
      explanation: null,
      displayOrder: index + 1,
      options,
    }),
  );
  return addAssessment(tenant, course, {
    title: "Capital cities",
    duration: 10,
    isPractice: false,
    questions,
  });
}

/** Makes an assessment of each course from 20 to 30 of its questions. */
export function makeAssessments(tenant: Tenant, courses: readonly MadeCourse[]): MadeAssessment[] {
  const { random } = tenant;
  return courses.map((course) =>
    addAssessment(tenant, course, {
      title: `${course.row.title}: Assessment`,
      duration: random.pick([30, 40, 45, 60]),
      isPractice: true,
      questions: random.sample(course.questions, random.integer(20, 30)),
    }),
  );
}
