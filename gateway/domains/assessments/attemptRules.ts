import { minuteMs } from "../durationContract";
import { endOfMinute, hasPassed } from "../minuteContract";
import { chooseWindow, type Window } from "../windowRules";
import type { AnswersShown, AssessmentKind } from "./contract";

export interface AttemptTimes {
  submittedAt: Date | null;
  /** Null without a limit. */
  dueAt: Date | null;
}

/** When an attempt ended: at its submission, else when its time ran out; null while it is open. */
export function getFinishedAt({ submittedAt, dueAt }: AttemptTimes, now: Date): Date | null {
  if (submittedAt) return submittedAt;
  return dueAt && now >= dueAt ? dueAt : null;
}

/** Whether one of the attempts that have an answer without its mark has ended, so that it waits for a person. */
export const waitsForMarks = (unmarked: readonly AttemptTimes[], now: Date): boolean =>
  unmarked.some((times) => getFinishedAt(times, now) !== null);

/** The seconds left, by the server's clock, rounded up: 0 exactly when it has ended, null without a limit. */
export function secondsLeft(times: AttemptTimes, now: Date): number | null {
  if (getFinishedAt(times, now)) return 0;
  return times.dueAt && Math.ceil((times.dueAt.getTime() - now.getTime()) / 1000);
}

interface BatchWindow extends Window {
  batchId: number;
}

/** The limits of one learner's attempts. */
export interface Terms extends Window {
  duration: number | null;
  maxAttempts: number | null;
  /** The times of the learner's batches, which hold in place of the assessment's own. */
  windows: readonly BatchWindow[];
  /** The batches of the course that the learner has not left. */
  batchIds: readonly number[];
  exception: { extraMinutes: number; extraAttempts: number; closesAt: Date | null } | null;
  extraTimePercent: number;
}

/** A learner's allowance: when, how often and for how long. */
export interface Allowance extends Window {
  maxAttempts: number | null;
  /** Minutes; null has no limit. */
  minutes: number | null;
}

const latest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((left, right) => (left === null || right === null ? null : left > right ? left : right));

/**
 * A learner's windows: those of the batches, and the assessment's own for a batch without one, and without a batch. An
 * exception closes them all.
 */
function listWindows({ opensAt, closesAt, windows, batchIds, exception }: Terms): Window[] {
  const hasOwn = batchIds.some((id) => !windows.some(({ batchId }) => batchId === id));
  const all: Window[] = [...windows, ...(hasOwn || windows.length === 0 ? [{ opensAt, closesAt }] : [])];
  const closing = exception?.closesAt;
  if (!closing) return all;
  const begun = all.filter((window) => window.opensAt === null || window.opensAt < closing);
  return (begun.length > 0 ? begun : all).map((window) => ({ opensAt: window.opensAt, closesAt: closing }));
}

const isOpenAt =
  (now: Date) =>
  ({ opensAt, closesAt }: Window): boolean =>
    (opensAt === null || now >= opensAt) && (closesAt === null || !hasPassed(closesAt, now));

/**
 * A learner's allowance at a moment, by the window that holds then; the duration is longer by the lasting percentage
 * (rounded up) and the exception's minutes.
 */
export function getAllowance(terms: Terms, now: Date): Allowance {
  const { exception } = terms;
  const window = chooseWindow(listWindows(terms), { now, isOpen: isOpenAt(now) }) ?? terms;
  const longer = (minutes: number) => Math.ceil((minutes * (100 + terms.extraTimePercent)) / 100);
  return {
    opensAt: window.opensAt,
    closesAt: window.closesAt,
    maxAttempts: terms.maxAttempts === null ? null : terms.maxAttempts + (exception?.extraAttempts ?? 0),
    minutes: terms.duration === null ? null : longer(terms.duration) + (exception?.extraMinutes ?? 0),
  };
}

/**
 * Returns when an attempt that starts now ends automatically: after its minutes, but not after the minute in which it
 * closes.
 */
export function getDueAt({ minutes, closesAt }: Allowance, now: Date): Date | null {
  const after = minutes === null ? null : new Date(now.getTime() + minutes * minuteMs);
  const end = closesAt && endOfMinute(closesAt);
  if (after === null || end === null) return after ?? end;
  return after < end ? after : end;
}

/** Counts the attempts left; null for unlimited. */
export const countAttemptsLeft = ({
  maxAttempts,
  attempts,
}: Pick<Allowance, "maxAttempts"> & { attempts: number }): number | null =>
  maxAttempts === null ? null : Math.max(0, maxAttempts - attempts);

export type StartProblem = "NOT_OPEN" | "CLOSED" | "NO_ATTEMPTS_LEFT" | "MARKS_OPEN";

interface Made {
  kind: AssessmentKind;
  /** Number of attempts started. */
  attempts: number;
  /** Whether an answer of one that has ended still waits for a person's mark. */
  hasUnmarked: boolean;
  now: Date;
}

/**
 * Returns why an attempt cannot start now; null when it can. Where attempts count, no one uses up another one before it is
 * known that the last was not enough; a practice that may be repeated without end waits for no one.
 */
export function findStartProblem(
  { opensAt, closesAt, maxAttempts }: Allowance,
  { kind, attempts, hasUnmarked, now }: Made,
): StartProblem | null {
  if (opensAt && now < opensAt) return "NOT_OPEN";
  if (closesAt && hasPassed(closesAt, now)) return "CLOSED";
  if (maxAttempts !== null && attempts >= maxAttempts) return "NO_ATTEMPTS_LEFT";
  return hasUnmarked && (kind === "EXAM" || maxAttempts !== null) ? "MARKS_OPEN" : null;
}

interface Closings {
  closesAt: Date | null;
  windows: readonly { closesAt: Date | null }[];
  exceptions: readonly { closesAt: Date | null }[];
  /** When the open attempts end. */
  dues: readonly (Date | null)[];
}

/**
 * Returns when the last learner has finished, so that seeing an answer can no longer help anyone; null while
 * someone has no end.
 */
export const getAnswersAt = ({ closesAt, windows, exceptions, dues }: Closings): Date | null =>
  latest([
    ...[closesAt, ...windows.map((window) => window.closesAt)].map((end) => end && endOfMinute(end)),
    ...exceptions.flatMap((exception) => (exception.closesAt ? endOfMinute(exception.closesAt) : [])),
    ...dues,
  ]);

/** The facts that decide what an attempt shows. */
export interface Showing extends AttemptTimes {
  releasedAt: Date | null;
  assessment: { holdsMarks: boolean; showAnswers: AnswersShown; answersAt: Date | null };
}

/** Whether its learner may see the marks of an attempt. */
export const showsMarks = (attempt: Showing, now: Date): boolean =>
  getFinishedAt(attempt, now) !== null && (!attempt.assessment.holdsMarks || attempt.releasedAt !== null);

/** Whether its learner may see the right answers of an attempt, and which of their own are right. */
export function showsAnswers(attempt: Showing, now: Date): boolean {
  const { showAnswers, answersAt } = attempt.assessment;
  if (!showsMarks(attempt, now) || showAnswers === "NEVER") return false;
  return showAnswers === "AFTER_SUBMIT" || (answersAt !== null && now >= answersAt);
}

/** Returns a random whole number from 0 and less than `below`. */
export type Draw = (below: number) => number;

/**
 * Whether an attempt shuffles its questions: if the assessment does, and after the first attempt of a practice.
 */
export const isShuffled = (
  { shuffle, kind }: { shuffle: boolean; kind: AssessmentKind },
  isFurther: boolean,
): boolean => shuffle || (kind === "PRACTICE" && isFurther);

export function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const [taken] = mixed.splice(draw(last + 1), 1);
    if (taken !== undefined) mixed.push(taken);
  }
  return mixed;
}
