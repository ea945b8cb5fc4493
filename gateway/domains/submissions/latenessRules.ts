import type { LateRule } from "../assignments/contract";
import { findDue } from "../assignments/ownRules";
import { countDaysLate, getPenalty, getScore } from "./rules";

/** The facts that decide how late a submission is, with moments and days as texts. */
export interface LateFacts {
  /** Null for a draft. */
  handedInAt: string | null;
  dueAt: string | null;
  daysAfterTopic: number | null;
  plannedDate: string | null;
  /** The latest extension of the learner, or of the team. */
  extendedTo: string | null;
  lateRule: LateRule;
  latePercent: number;
  timeZone: string;
}

/** How late a submission is by the dates that hold now. */
export interface Lateness {
  /** Started days; 0 is in time. */
  daysLate: number;
  /** In percent of its points. */
  penalty: number;
}

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/**
 * Decides how late a submission is. Only the dates that hold now matter, not the order in which they were set and the work
 * was handed in.
 */
export function judgeLateness({ timeZone, ...facts }: LateFacts): Lateness {
  const at = toDate(facts.handedInAt);
  const dates = {
    dueAt: toDate(facts.dueAt),
    daysAfterTopic: facts.daysAfterTopic,
    plannedDate: toDate(facts.plannedDate),
    extendedTo: toDate(facts.extendedTo),
  };
  const daysLate = at === null ? 0 : countDaysLate({ dueAt: findDue(dates, timeZone), at, timeZone });
  return { daysLate, penalty: getPenalty(facts, daysLate) };
}

/** A mark as far as its points matter. */
interface Marked {
  /** Before lateness. */
  points: number;
  outOf: number;
  late: LateFacts;
}

/** The points that a mark counts now. */
export const countPoints = ({ points, late }: Pick<Marked, "points" | "late">): number =>
  getScore(points, judgeLateness(late).penalty);

/** The mark that counts most; undefined without any. */
export const findBestMark = <Mark extends Marked>(marks: readonly Mark[]): Mark | undefined =>
  marks.toSorted((left, right) => countPoints(right) / right.outOf - countPoints(left) / left.outOf)[0];
