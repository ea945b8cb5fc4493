import { defineLabels } from "../labelsContract";

export const assessmentKinds = ["PRACTICE", "EXAM"] as const;
export type AssessmentKind = (typeof assessmentKinds)[number];
export const assessmentKindLabels = defineLabels(...assessmentKinds);

export const assessmentStates = ["DRAFT", "PUBLISHED", "ARCHIVED"] as const;
export type AssessmentState = (typeof assessmentStates)[number];
export const assessmentStateLabels = defineLabels(...assessmentStates);

export const answersShown = ["NEVER", "AFTER_SUBMIT", "AFTER_CLOSE"] as const;
export type AnswersShown = (typeof answersShown)[number];
export const answersShownLabels: Record<AnswersShown, string> = {
  NEVER: "Never",
  AFTER_SUBMIT: "After submitting",
  AFTER_CLOSE: "After it closes for everyone",
};

export const countedAttempts = ["BEST", "LAST"] as const;
export type CountedAttempt = (typeof countedAttempts)[number];
export const countedAttemptLabels: Record<CountedAttempt, string> = {
  BEST: "The best attempt",
  LAST: "The last attempt",
};

export const negativePercents = [0, 25, 33, 50, 100] as const;

/** Also the minutes and percent of a new practice assessment, until it is edited. */
export const assessmentLimits = {
  shortText: 500,
  essay: 20_000,
  passingScore: 80,
  duration: 30,
  minutes: 600,
  attempts: 20,
} as const;

/** The title of the assessment made from a course's questions. */
export const practiceTitle = (courseTitle: string): string => `${courseTitle}: Assessment`;

export const assessmentMessages = {
  notFound: "Assessment not found",
  attemptNotFound: "Attempt not found",
  questionNotFound: "Question not found",
  learnersOnly: "Only enrolled learners take assessments",
  empty: "This assessment has no questions yet",
  timeOver: "The time for this attempt is over",
  submitted: "This attempt was already submitted",
  answerChanged: "You answered this question elsewhere, too",
  oneOption: "Choose one option",
  foreignOption: "That option is not part of the question",
  foreignMatch: "Choose one of the given texts",
  allPlaces: "Place every item",
  tooManyBlanks: "The question has fewer blanks",
  notNumber: "Enter a number, such as 3.5",
  tooLong: `The answer cannot be more than ${assessmentLimits.shortText} characters long`,
  essayTooLong: `The answer cannot be more than ${assessmentLimits.essay} characters long`,
  notFinished: "Submit the attempt before you share it",
  notReleased: "You can share the result once it is released",
  NOT_OPEN: "This assessment is not open yet",
  CLOSED: "This assessment is closed",
  NO_ATTEMPTS_LEFT: "You have no attempts left",
  MARKS_OPEN: "Your last attempt is waiting for marks. You can start another one after that.",
} as const;

/** Returns why the texts of an answer are too long for their type of question; null when they are not. */
export function findLongText(
  type: string,
  { text, blanks }: { text: string | null; blanks: readonly string[] },
): string | null {
  if (type === "ESSAY")
    return (text ?? "").length > assessmentLimits.essay ? assessmentMessages.essayTooLong : null;
  const isTooLong = [text ?? "", ...blanks].some((typed) => typed.length > assessmentLimits.shortText);
  return isTooLong ? assessmentMessages.tooLong : null;
}

/** The texts of the result screen; the sentence about the quiz is specified, and true after a pass. */
export const resultMessages = {
  passed: "Congratulations. You passed!",
  failed: "You did not pass this time.",
  held: "Submitted. Your marks are not released yet",
  unmarked: "Submitted. Waiting for marks",
  waits: "Your last attempt is waiting for marks.",
  markedSoFar: (marked: number, all: number) => `${marked} of ${all} marked so far`,
  done: "You are successfully completed the quiz. Now you click on finish and back to your quiz page.",
  needed: (passingScore: number) => `You need ${passingScore}% to pass.`,
  tryAgain: "Review your answers and try again.",
  again: "Same questions, new order.",
} as const;
