import type { QuestionTypeName } from "../courses/contract";
import { isMarkedByHand } from "../questions/contract";
import { type AnsweredQuestion, isAnswered, shareRight } from "../questions/scoreRules";
import { judge } from "../verdictContract";

interface Weights {
  maxMarks: number;
  /** The percentage of its marks that a wrong answer takes off. */
  negativePercent: number;
}

/** Whole hundredths. */
export const toHundredths = (marks: number): number => Math.round(marks * 100) / 100;

/**
 * The marks of an answer: its right share of the full marks, or if nothing is right the negative marking. Null
 * without an answer, and for types that a person marks.
 */
export function scoreAnswer(
  question: AnsweredQuestion,
  { maxMarks, negativePercent }: Weights,
): number | null {
  if (!isAnswered(question) || isMarkedByHand(question.type)) return null;
  const share = shareRight(question);
  // `0 -` would make the marks of a question without negative marking -0.
  return share > 0
    ? toHundredths(share * maxMarks)
    : toHundredths(0 - (maxMarks * negativePercent) / 100) || 0;
}

export interface MarkedQuestion {
  type: QuestionTypeName;
  marks: number | null;
  maxMarks: number;
  answeredAt: Date | null;
}

/** Whether an answer waits for a person to mark it. */
export const isUnmarked = ({ type, marks, answeredAt }: MarkedQuestion): boolean =>
  isMarkedByHand(type) && answeredAt !== null && marks === null;

export interface AttemptGrade {
  points: number;
  maxPoints: number;
  /** Percent with at most two decimals; 0 without marks. */
  score: number;
  /** Number of answers still to be marked by a person. */
  unmarkedCount: number;
}

/** Whether an attempt is passed by its score as it is shown; null while answers are still to be marked. */
export const judgeAttempt = (
  { score, unmarkedCount }: Pick<AttemptGrade, "score" | "unmarkedCount">,
  passingScore: number,
): boolean | null => judge({ shown: score, needed: passingScore, isOpen: unmarkedCount > 0 });

/** Sums the marks, at least 0; the score is their share of the full marks. */
export function gradeQuestions(questions: readonly MarkedQuestion[]): AttemptGrade {
  const maxPoints = toHundredths(questions.reduce((sum, { maxMarks }) => sum + maxMarks, 0));
  const sum = questions.reduce((all, { marks }) => all + (marks ?? 0), 0);
  const points = Math.max(0, toHundredths(sum));
  const score = maxPoints === 0 ? 0 : Math.round((points * 10_000) / maxPoints) / 100;
  return { points, maxPoints, score, unmarkedCount: questions.filter(isUnmarked).length };
}
