import { assessmentMessages } from "#gateway/domains/assessments/contract";
import { endOfMinute, hasPassed } from "#gateway/domains/minuteContract";
import { formatMoment } from "~/formats/moments";

/** The learner's terms in an assessment. */
interface OwnTerms {
  readonly opensAt: string | null | undefined;
  readonly closesAt: string | null | undefined;
  readonly problem: string | null | undefined;
}

type Terms = OwnTerms | null | undefined;

/** Why the learner cannot start now; undefined when the learner can. */
export function describeProblem(own: Terms): string | undefined {
  const { problem, opensAt, closesAt } = own ?? {};
  if (problem === "NOT_OPEN")
    return opensAt ? `Opens on ${formatMoment(opensAt)}` : assessmentMessages.NOT_OPEN;
  if (problem === "CLOSED")
    return closesAt && hasPassed(new Date(closesAt), new Date())
      ? `Closed on ${formatMoment(closesAt)}`
      : assessmentMessages.CLOSED;
  if (problem === "MARKS_OPEN") return assessmentMessages.MARKS_OPEN;
  return problem === "NO_ATTEMPTS_LEFT" ? assessmentMessages.NO_ATTEMPTS_LEFT : undefined;
}

/** Whether the last finished attempt still waits for marks: nothing suggests another one then. Attempts are newest first. */
export const waitsForMarks = (
  attempts: readonly {
    readonly isFinished: boolean;
    readonly result: { readonly passed: boolean | null | undefined } | null | undefined;
  }[],
): boolean => {
  const result = attempts.find(({ isFinished }) => isFinished)?.result;
  return result != null && result.passed == null;
};

/** The end of an assessment for a learner who can start; undefined where it stays open. */
export const describeEnd = (own: Terms): string | undefined =>
  own?.problem === null && own.closesAt ? `Closes on ${formatMoment(own.closesAt)}` : undefined;

const getChange = (own: Terms): number[] => {
  if (own?.problem === "NOT_OPEN" && own.opensAt) return [Date.parse(own.opensAt)];
  if (own?.problem === null && own.closesAt) return [endOfMinute(new Date(own.closesAt)).getTime()];
  return [];
};

/** When the first of some assessments opens or closes, in milliseconds; null when none does. */
export function findNextChange(terms: readonly Terms[]): number | null {
  const changes = terms.flatMap(getChange);
  return changes.length === 0 ? null : Math.min(...changes);
}
