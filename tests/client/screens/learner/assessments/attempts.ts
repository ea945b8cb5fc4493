/** Of what a scripted server makes an attempt. */
interface Question {
  title: string;
  type?: "SINGLE" | "MULTIPLE" | "SHORT_TEXT";
  options?: readonly string[];
  chosen?: readonly number[];
  html?: string;
  picture?: object;
  pictureAlt?: string;
}

/** A text and a picture below the title of a question. */
export const body = {
  html: "<p>See the map.</p>",
  picture: { id: "F3", url: "/files/3/map.png", width: 1200, height: 800 },
  pictureAlt: "A map of Australia",
};

const capitals: readonly Question[] = [
  { title: "What is the capital city of Australia?", options: ["Sydney", "Canberra"], ...body },
  { title: "Which are in Europe?", type: "MULTIPLE", options: ["Rome", "Lima", "Oslo"] },
  { title: "Name the capital of Japan", type: "SHORT_TEXT" },
];

const course = {
  id: "C1",
  databaseId: 1,
  code: "GEO",
  title: "Geography",
  imageUrl: null,
  level: "BEGINNER",
};

const questionOf = (
  { title, type = "SINGLE", options = [], chosen = [], ...body }: Question,
  index: number,
) => ({
  id: `AQ${index + 1}`,
  databaseId: index + 1,
  title,
  type,
  html: "",
  section: "",
  maxMarks: 1,
  matches: [],
  blankCount: 0,
  picture: null,
  pictureAlt: "",
  ...body,
  answerText: null,
  answerBlanks: [],
  answerFile: null,
  answerChangedAt: null as string | null,
  solution: null,
  isUnmarked: false,
  marks: null,
  feedback: null,
  isAnswered: chosen.length > 0,
  isRight: null,
  acceptedAnswers: null,
  explanation: null,
  options: options.map((text, at) => ({
    databaseId: (index + 1) * 10 + at,
    text,
    isChosen: chosen.includes(at),
    isCorrect: null,
    match: null,
    givenMatch: null,
    place: null,
    givenPlace: null,
  })),
});

/** An open attempt of the assessment 1: one choice, several choices, and a text. */
export const openAttempt = (questions: readonly Question[] = capitals, secondsLeft = 600) => ({
  __typename: "Attempt",
  id: "AT5",
  databaseId: 5,
  secondsLeft,
  isFinished: false,
  assessment: { id: "AS1", databaseId: 1, title: "Capital cities", courseTitle: course.title },
  questions: questions.map(questionOf),
});

/** The terms of a learner without exceptions. */
export const ownTerms = { opensAt: null, closesAt: null, minutes: 10, attemptsLeft: null, problem: null };

/** An assessment before its questions: with the open attempt, if there is one, and the finished ones. */
export const assessment = (
  attempt: ReturnType<typeof openAttempt> | null,
  attempts: readonly object[] = [],
) => ({
  assessment: {
    own: ownTerms,
    negativePercent: 0,
    showAnswers: "AFTER_SUBMIT",
    id: "AS1",
    databaseId: 1,
    title: "Capital cities",
    courseTitle: course.title,
    duration: 10,
    passingScore: 80,
    questionCount: 3,
    attempts,
    finishedAttemptCount: attempts.length,
    openAttempt: attempt && { ...attempt, answeredCount: 1, questionCount: attempt.questions.length },
  },
});

/** An assessment whose questions are open. */
export const begun = (attempt = openAttempt()) => assessment(attempt);

/** The results of saveAnswer and submitAttempt. */
export const saved = (isFinished = false) => ({
  result: {
    __typename: "AttemptPayload",
    attempt: { id: "AT5", secondsLeft: isFinished ? 0 : 590, isFinished },
    question: null,
  },
});

/** The result of saveAnswer for a typed answer: the question as the server has it then. */
export const savedText = (questionId: number, answerText: string, answerChangedAt: string) => ({
  result: { ...saved().result, question: typedQuestion(questionId, answerText, answerChangedAt) },
});

/** A question with a typed answer. */
export const typedQuestion = (questionId: number, answerText: string, answerChangedAt: string) => ({
  ...questionOf({ title: "", type: "SHORT_TEXT" }, questionId - 1),
  __typename: "AttemptQuestion",
  answerText,
  answerChangedAt,
  isAnswered: true,
});

const result: {
  score: number;
  points: number;
  maxPoints: number;
  unmarkedCount: number;
  passingScore: number;
  passed: boolean | null;
  finishedAt: string;
} = {
  score: 66.67,
  points: 2,
  maxPoints: 3,
  unmarkedCount: 0,
  passingScore: 80,
  passed: false,
  finishedAt: "2026-03-05T06:30:00.000Z",
};

/** The result of the attempt 5; `changes` go into its figures. */
export function finished(changes: Partial<typeof result> = {}, shareToken: string | null = null) {
  const shownResult = { ...result, ...changes };
  const questions = openAttempt().questions.map((question) => ({
    ...question,
    isAnswered: true,
    isRight: question.databaseId === 1,
    explanation: question.databaseId === 1 ? "Canberra was founded for it." : null,
    acceptedAnswers: ["Tokyo"],
    answerText: question.type === "SHORT_TEXT" ? "Kyoto" : null,
    options: question.options.map((option, at) => ({ ...option, isChosen: at === 1, isCorrect: at === 1 })),
  }));
  return {
    assessment: {
      id: "AS1",
      databaseId: 1,
      title: "Capital cities",
      courseTitle: course.title,
      kind: "PRACTICE",
      shuffle: false,
      own: ownTerms,
      attempts: [{ id: "AT5", databaseId: 5, isFinished: true, result: shownResult }],
    },
    attempt: {
      ...openAttempt(),
      isFinished: true,
      isHeld: false,
      secondsLeft: 0,
      result: shownResult,
      questions,
      shareToken,
    },
  };
}

/** The list's assessment with attempts and terms of the learner's own. */
export const listed = (attempts: readonly object[] = [], own: object = {}) => ({
  assessments: {
    nodes: [
      {
        id: "AS1",
        databaseId: 1,
        title: "Capital cities",
        duration: 10,
        questionCount: 3,
        own: { ...ownTerms, ...own },
        course,
        attempts,
      },
    ],
  },
});
