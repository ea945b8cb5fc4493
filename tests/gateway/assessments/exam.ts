import { afterAll, afterEach } from "vitest";
import type { Caller } from "#tests/support/caller";
import { ask, command, openClassroom, refusal } from "../enrolments/classroom";

type QuestionType = "SINGLE" | "MULTIPLE" | "TRUE_FALSE" | "SHORT_TEXT" | "ESSAY";

/** A question to ask; right options begin with an asterisk, which is not part of their text. */
interface Asked {
  type: QuestionType;
  title: string;
  options?: readonly string[];
  acceptedAnswers?: readonly string[];
  explanation?: string;
}

/** One question of each type. */
export const fourQuestions: readonly Asked[] = [
  { type: "SINGLE", title: "Where?", options: ["Bali", "*Jakarta", "Medan"], explanation: "It is Jakarta" },
  { type: "MULTIPLE", title: "Which?", options: ["*two", "*three", "four", "*five"] },
  { type: "TRUE_FALSE", title: "Is it?", options: ["True", "*False"] },
  { type: "SHORT_TEXT", title: "What?", acceptedAnswers: ["New Delhi", "Delhi"], explanation: "Since 1931" },
];

/** As many questions of two options as are wanted; the first option is right. */
export const easyQuestions = (count: number): Asked[] =>
  Array.from({ length: count }, (_, index) => ({
    type: "SINGLE",
    title: `Question ${index + 1}?`,
    options: ["*yes", "no"],
  }));

export interface SeenOption {
  databaseId: number;
  text: string;
  isChosen: boolean;
  isCorrect: boolean | null;
}

export interface SeenQuestion {
  databaseId: number;
  title: string;
  type: QuestionType;
  displayOrder: number;
  answerText: string | null;
  isAnswered: boolean;
  isRight: boolean | null;
  options: SeenOption[];
}

const attemptFields = `databaseId startedAt dueAt secondsLeft isFinished questionCount answeredCount shareToken
  result { score points maxPoints passingScore passed finishedAt }
  questions {
    databaseId title type displayOrder answerText isAnswered isRight acceptedAnswers explanation
    solution { value blanks } options { databaseId text isChosen isCorrect match }
  }`;
const payload = `... on AttemptPayload { attempt { ${attemptFields} } } ${refusal}`;
const byNumber = (name: string, argument: string) =>
  `mutation ($id: Int!) { result: ${name}(${argument}: $id) { ${payload} } }`;

export const start = (caller: Caller, id: number) =>
  command(caller, byNumber("startAttempt", "assessmentId"), { id });
export const submit = (caller: Caller, id: number) =>
  command(caller, byNumber("submitAttempt", "attemptId"), { id });
export const share = (caller: Caller, id: number) =>
  command(caller, byNumber("shareAttempt", "attemptId"), { id });

/** An answer as inputs have it: the ids of options, or a text. */
export const toGiven = (given: readonly number[] | string) =>
  typeof given === "string" ? { optionIds: [], text: given } : { optionIds: given };

/** Saves an answer: numbers of options, or a text. */
export const answer = (caller: Caller, questionId: number, given: readonly number[] | string) =>
  command(
    caller,
    `mutation ($input: SaveAnswerInput!) { result: saveAnswer(input: $input) { ${payload} } }`,
    { input: { questionId, ...toGiven(given) } },
  );

/** The attempt as a viewer finds it; null when it finds none. */
export const readAttempt = async (caller: Caller, id: number) =>
  (await ask(caller, `query ($id: Int!) { attempt(databaseId: $id) { ${attemptFields} } }`, { id })).attempt;

/** The numbers of the options with these texts. */
export const findOptionIds = ({ options }: SeenQuestion, ...texts: readonly string[]): number[] =>
  options.filter(({ text }) => texts.includes(text)).map(({ databaseId }) => databaseId);

interface Setting {
  duration?: number;
  passingScore?: number;
  questions?: readonly Asked[];
  organizationId?: number;
}

/** A classroom in which learners sit down to assessments; its clock is set back after each test. */
export async function openExam() {
  const room = await openClassroom();
  afterEach(() => room.test.setNow());
  afterAll(() => room.test.close());
  const { prisma } = room;

  async function assessment(course: { id: number; organizationId: number }, setting: Setting = {}) {
    const { duration = 30, passingScore = 80, questions = fourQuestions } = setting;
    const { organizationId, id: courseId } = course;
    const title = `Assessment of ${courseId}`;
    const made = await prisma.assessment.create({
      data: { organizationId, courseId, title, duration, passingScore, state: "PUBLISHED" },
    });
    for (const [index, { options = [], acceptedAnswers = [], ...question }] of questions.entries()) {
      const displayOrder = index + 1;
      const { id: questionId } = await prisma.question.create({
        data: { organizationId, courseId, displayOrder, acceptedAnswers: [...acceptedAnswers], ...question },
      });
      const rows = options.map((text, place) => ({
        organizationId,
        questionId,
        displayOrder: place + 1,
        text: text.replace("*", ""),
        isCorrect: text.startsWith("*"),
      }));
      await prisma.questionOption.createMany({ data: rows });
      const asked = { organizationId, assessmentId: made.id, questionId, displayOrder };
      await prisma.assessmentQuestion.create({ data: asked });
    }
    return made;
  }

  /** An enrolled learner before an assessment of the course. */
  async function seated(setting: Setting = {}) {
    const { organizationId } = setting;
    const seat = await room.enrolled(organizationId === undefined ? {} : { organizationId });
    return { ...seat, assessment: await assessment(seat.course, setting) };
  }

  /** A learner with an open attempt. */
  async function sitting(setting: Setting = {}) {
    const seat = await seated(setting);
    const { attempt } = await start(seat.caller, seat.assessment.id);
    const questions: SeenQuestion[] = attempt.questions;
    const question = (place: number): SeenQuestion => {
      const found = questions[place - 1];
      if (!found) throw new Error(`there is no question ${place}`);
      return found;
    };
    return { ...seat, attemptId: Number(attempt.databaseId), attempt, questions, question };
  }

  /** Sets the server's clock to so many seconds after a moment. */
  const atSecond = (moment: string, seconds: number) =>
    room.test.setNow(new Date(Date.parse(moment) + Math.round(seconds * 1000)));

  return { ...room, assessment, seated, sitting, atSecond };
}

export type Exam = Awaited<ReturnType<typeof openExam>>;

/** An exam room whose ADMIN looks at the results of assessments and changes them. */
export async function openResults() {
  const exam = await openExam();
  const admin = await exam.test.as("admin");

  /** Runs a mutation; returns its type, or its refusal. */
  const run = (field: string, caller = admin) =>
    command(caller, `mutation { result: ${field} { __typename ${refusal} } }`, {});

  /** The results of an assessment, as staff read them. */
  async function results(assessmentId: number, caller = admin) {
    const { data } = await caller.graphql(
      `{ results: assessmentResults(assessmentId: ${assessmentId}) {
        sittings { attemptId learnerName finishedAt secondsLeft atQuestion answeredCount questionCount points maxPoints passed unmarkedCount isReleased isConnected events { kind question } }
        questions { title attempts difficulty discrimination }
        exceptions { learnerName extraMinutes reason grantedByName } releases { batchName releasedByName } regrades { gained lost reason byName }
      } }`,
    );
    return data.results;
  }

  return { exam, prisma: exam.prisma, admin, run, results };
}
