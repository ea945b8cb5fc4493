import { addDays, addMonths, type Day } from "../dayContract";
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
  /** In percent; null without a grade. */
  grade: number | null;
  /** Whether the rule's assessment was passed. */
  hasPassed: boolean;
}

/** An attempt at a rule's assessment that has ended. */
export interface EndedAttempt {
  userId: number;
  /** Whether the last attempt counts, not the best one. */
  countsLast: boolean;
  isPassed: boolean;
}

/**
 * Lists the users who have passed by the attempt that counts; the attempts are in the order of their starts.
 */
export function listPassed(attempts: readonly EndedAttempt[]): Set<number> {
  const passed = new Map<number, boolean>();
  for (const { userId, countsLast, isPassed } of attempts)
    passed.set(userId, isPassed || (!countsLast && passed.get(userId) === true));
  return new Set([...passed].filter(([, isSo]) => isSo).map(([userId]) => userId));
}

/** Lists a person's unmet requirements, as text; empty for those who have met the rule. */
export function listMissing(rule: CertificateRule, { progress, grade, hasPassed }: Standing): string[] {
  return [
    ...(progress < rule.minProgress ? [`Progress is ${progress}% of ${rule.minProgress}%`] : []),
    ...(rule.minGrade !== null && (grade === null || grade < rule.minGrade)
      ? [
          grade === null
            ? `No grade yet, ${rule.minGrade}% needed`
            : `Grade is ${grade}% of ${rule.minGrade}%`,
        ]
      : []),
    ...(rule.assessmentId !== null && !hasPassed ? ["Assessment not passed"] : []),
  ];
}

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
