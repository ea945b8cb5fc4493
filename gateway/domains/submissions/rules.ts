import type { LateRule, SubmissionPart } from "../assignments/contract";
import { dayIn, daysFrom } from "../dayContract";
import { hourMs } from "../durationContract";
import { hasPassed } from "../minuteContract";
import { type Criterion, mostPoints } from "../rubrics/contract";
import {
  type DraftInput,
  type MarkedCriterion,
  type MarkInput,
  markedCriteriaSchema,
  type ReviewFilter,
  submissionLimits,
  submissionMessages,
} from "./contract";

/** Points and scores have two decimals at most. */
export const roundPoints = (points: number): number => Math.round((points + Number.EPSILON) * 100) / 100;

interface Handing {
  dueAt: Date | null;
  at: Date;
  timeZone: string;
}

/** The days late, in the organization's time zone: 0 in the due minute, and each day that has begun since, at least 1. */
export function countDaysLate({ dueAt, at, timeZone }: Handing): number {
  if (!dueAt || !hasPassed(dueAt, at)) return 0;
  return Math.max(1, daysFrom(dayIn(timeZone, dueAt), dayIn(timeZone, at)));
}

/** The late penalty in percent: at most 100. */
export const getPenalty = (
  { lateRule, latePercent }: { lateRule: LateRule; latePercent: number },
  daysLate: number,
): number => (lateRule === "PERCENT" ? Math.min(100, Math.max(0, latePercent) * Math.max(0, daysLate)) : 0);

/** The points less the penalty: never below 0. */
export const getScore = (points: number, penalty: number): number =>
  roundPoints(Math.max(0, points * (1 - penalty / 100)));

/** Returns why nothing can be handed in at a moment; null when it can. */
export function whyClosed(
  { dueAt, closesAt, lateRule }: { dueAt: Date | null; closesAt: Date | null; lateRule: LateRule },
  at: Date,
): string | null {
  if (closesAt && hasPassed(closesAt, at)) return submissionMessages.closed;
  if (lateRule === "REFUSE" && dueAt && hasPassed(dueAt, at)) return submissionMessages.late;
  return null;
}

const programs =
  /\.(?:exe|msi|msix|bat|cmd|com|scr|pif|cpl|vbs|vbe|wsf|ps1|hta|lnk|dll|jar|apk|ipa|app|dmg|pkg|deb|rpm|appimage)$/i;
const programTypes =
  /^application\/(?:x-(?:elf|msdownload|dosexec|executable|mach-binary|sharedlib|msi|ms-installer|apple-diskimage|deb|rpm)|vnd\.(?:microsoft\.portable-executable|android\.package-archive|debian\.binary-package)|java-archive)$/;

/** Whether a file is a program, by its name or its bytes' type. */
export const isProgram = ({ name, mime }: { name: string; mime: string }): boolean =>
  programs.test(name.trim()) || programTypes.test(mime);

/** Finds the parts of a draft that its assignment does not accept, by field. */
export function findUnwanted(
  { text, link, fileIds }: DraftInput,
  accepts: readonly SubmissionPart[],
): { field: string; message: string } | null {
  if (text.trim() && !accepts.includes("TEXT")) return { field: "text", message: submissionMessages.noText };
  if (link && !accepts.includes("LINK")) return { field: "link", message: submissionMessages.noLink };
  if (fileIds.length > 0 && !accepts.includes("FILES"))
    return { field: "fileIds", message: submissionMessages.noFiles };
  return null;
}

/**
 * Reads the levels of the criteria; `complete` demands a level of each. Refuses with the field and its message.
 */
export function readLevels(
  criteria: readonly Criterion[],
  levels: MarkInput["levels"],
  complete: boolean,
): MarkedCriterion[] | { field: string; message: string } {
  const unknown = levels.findIndex(({ key }) => !criteria.some((criterion) => criterion.key === key));
  if (unknown >= 0) return { field: `levels.${unknown}`, message: submissionMessages.noCriterion };
  const marked: MarkedCriterion[] = [];
  for (const { key, levels: offered } of criteria) {
    const said = levels.find((item) => item.key === key);
    const level = said?.level ?? null;
    const chosen = level === null ? undefined : offered[level];
    if (level !== null && !chosen) return { field: key, message: submissionMessages.levelMissing };
    if (complete && !chosen) return { field: key, message: submissionMessages.levelMissing };
    marked.push({ key, level, points: chosen?.points ?? 0, comment: said?.comment ?? "" });
  }
  return marked;
}

/** The points of chosen levels, scaled to the assignment's: all highest levels give all of its points. */
export function scalePoints(
  criteria: readonly Criterion[],
  marked: readonly MarkedCriterion[],
  points: number,
): number {
  const most = mostPoints(criteria);
  const sum = marked.reduce((total, item) => total + item.points, 0);
  return most === 0 ? 0 : roundPoints((points * sum) / most);
}

/** Parses the stored part of a mark for the criteria. */
export const readMarked = (stored: unknown): MarkedCriterion[] => markedCriteriaSchema.parse(stored);

/** Returns until when a piece that is taken now is reserved. */
export const reservedFrom = (now: Date): Date =>
  new Date(now.getTime() + submissionLimits.reservedHours * hourMs);

export interface Reservation {
  reviewerId: number | null;
  reservedUntil: Date | null;
}

/** Whether a piece is reserved for another reviewer at a moment. */
export const isTakenByOther = (
  { reviewerId, reservedUntil }: Reservation,
  { userId, now }: { userId: number; now: Date },
): boolean => reviewerId !== null && reviewerId !== userId && reservedUntil !== null && reservedUntil > now;

/** The condition for pieces that a reviewer has taken; `notTakenByOthers` decides as `isTakenByOther` does. */
export const takenBy = (userId: number, now: Date) => ({ reviewerId: userId, reservedUntil: { gt: now } });

/** The condition for pieces that no other reviewer has taken. */
export const notTakenByOthers = (userId: number, now: Date) => ({
  OR: [
    { reviewerId: null },
    { reservedUntil: null },
    { reservedUntil: { lte: now } },
    { reviewerId: userId },
  ],
});

/** The submissions that a filter of the review queue lists, for a reviewer at a moment. */
export function queueFilter(filter: ReviewFilter, userId: number, now: Date) {
  if (filter === "RETURNED" || filter === "ACCEPTED") return { state: filter } as const;
  const waiting = { state: "HANDED_IN" } as const;
  if (filter === "UNMARKED") return waiting;
  return { ...waiting, ...(filter === "MINE" ? takenBy(userId, now) : notTakenByOthers(userId, now)) };
}

/** The essays and files that a filter of the review queue lists; one is marked or waits, and is never returned. */
export function answerFilter(filter: ReviewFilter, userId: number, now: Date) {
  if (filter === "RETURNED") return { id: -1 };
  if (filter === "ACCEPTED") return { marks: { not: null } };
  if (filter === "UNMARKED") return { marks: null };
  return { marks: null, ...(filter === "MINE" ? takenBy(userId, now) : notTakenByOthers(userId, now)) };
}
