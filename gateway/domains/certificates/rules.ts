import { addDays, addMonths, type Day } from "../dayContract";
import { judge } from "../verdictContract";
import type { CertificateState } from "./contract";

/** The requirements of a template. */
export interface CertificateRule {
  minProgress: number;
  minGrade: number | null;
  assessmentId: number | null;
}

/** A person's progress towards a certificate. */
export interface Standing {
  /** In whole percents. */
  progress: number;
  /** As the person sees it; null while nothing is marked. */
  grade: { percent: number; isOpen: boolean } | null;
  /** Whether the rule's assessment was passed; null while its marks are missing or held. */
  hasPassed: boolean | null;
}

/** An attempt at a rule's assessment that has ended. */
export interface EndedAttempt {
  userId: number;
  /** Whether the last attempt counts, not the best one. */
  countsLast: boolean;
  /** Null while its marks are missing or held. */
  isPassed: boolean | null;
}

/** Of two attempts of which the better one counts: a pass, else one that may still become one. */
const better = (left: boolean | null | undefined, right: boolean | null) =>
  left === true || right === true ? true : left === null || right === null ? null : false;

/**
 * The verdicts of users by the attempt that counts, null while it waits for marks; the attempts are in the order of their
 * starts.
 */
export function listVerdicts(attempts: readonly EndedAttempt[]): ReadonlyMap<number, boolean | null> {
  const verdicts = new Map<number, boolean | null>();
  for (const { userId, countsLast, isPassed } of attempts)
    verdicts.set(userId, countsLast ? isPassed : better(verdicts.get(userId), isPassed));
  return verdicts;
}

/** Says how far a grade is from the least one; null where it is met. */
function findMissingGrade(minGrade: number, grade: Standing["grade"]): string | null {
  if (grade === null) return `No grade yet, ${minGrade}% needed`;
  const { percent, isOpen } = grade;
  if (isOpen) return `Grade is ${percent}% so far, some marks are missing`;
  return judge({ shown: percent, needed: minGrade, isOpen }) ? null : `Grade is ${percent}% of ${minGrade}%`;
}

const missingPass = (hasPassed: false | null): string =>
  hasPassed === null ? "Assessment waits for marks" : "Assessment not passed";

/** Lists a person's unmet requirements, as text; empty for those who have met the rule. */
export function listMissing(rule: CertificateRule, { progress, grade, hasPassed }: Standing): string[] {
  return [
    ...(progress < rule.minProgress ? [`Progress is ${progress}% of ${rule.minProgress}%`] : []),
    ...(rule.minGrade === null
      ? []
      : [findMissingGrade(rule.minGrade, grade)].filter((text) => text !== null)),
    ...(rule.assessmentId === null || hasPassed === true ? [] : [missingPass(hasPassed)]),
  ];
}

interface HeldGrade {
  grade: number | null;
  gradeLabel: string | null;
}

/** The grade that a certificate keeps: as its holder sees it; none while a graded part has no mark. */
export const toHeldGrade = (grade: { percent: number; label: string; isOpen: boolean } | null): HeldGrade =>
  grade === null || grade.isOpen
    ? { grade: null, gradeLabel: null }
    : { grade: Math.floor(grade.percent), gradeLabel: grade.label };

/** A certificate's grade as text; null without one. */
export const showGrade = ({ grade, gradeLabel }: HeldGrade): string | null =>
  gradeLabel ?? (grade === null ? null : `${grade}%`);

/** Whether a person has met a rule. */
export const hasMet = (rule: CertificateRule, standing: Standing): boolean =>
  listMissing(rule, standing).length === 0;

/** The last day of a validity of some months from a day on: the day before the same date, or before the month's last. */
export const getLastValidDay = (day: Day, months: number): Day => addDays(addMonths(day, months), -1);

interface Dated {
  revokedAt: Date | null;
  /** YYYY-MM-DD. */
  expiresOn: string | null;
}

/** Returns the state of a certificate on a day; revoking comes before expiring. */
export function getCertificateState({ revokedAt, expiresOn }: Dated, today: string): CertificateState {
  if (revokedAt) return "REVOKED";
  return expiresOn !== null && expiresOn < today ? "EXPIRED" : "VALID";
}

/** Filters certificates in a state on a day, given as the database knows it; all without one. */
export function certificateStateFilter(state: CertificateState | null | undefined, today: Date) {
  if (!state) return {};
  if (state === "REVOKED") return { revokedAt: { not: null } };
  if (state === "EXPIRED") return { revokedAt: null, expiresOn: { lt: today } };
  return { revokedAt: null, OR: [{ expiresOn: null }, { expiresOn: { gte: today } }] };
}
