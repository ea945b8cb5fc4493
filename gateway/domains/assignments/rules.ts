import { addDays, toDay } from "../dayContract";
import { endOfDay } from "../zoneContract";
import { type AssignmentState, type Milestone, milestonesSchema } from "./contract";

interface DueDate {
  dueAt: Date | null;
  daysAfterTopic: number | null;
}

/** When something given is due; null without a due date, and while the topic that it follows is not planned. */
export function getDue(
  { dueAt, daysAfterTopic }: DueDate,
  plannedDate: Date | null | undefined,
  timeZone: string,
): Date | null {
  if (daysAfterTopic === null) return dueAt;
  return plannedDate ? endOfDay(timeZone, addDays(toDay(plannedDate), daysAfterTopic)) : null;
}

/** The later of the due date and an extension; an extension never takes time away. */
export const extendDue = (dueAt: Date | null, extendedTo: Date | null | undefined): Date | null =>
  dueAt && extendedTo && extendedTo > dueAt ? extendedTo : dueAt;

/** Returns when submissions close: an extension moves it. */
export const extendClosing = (closesAt: Date | null, extendedTo: Date | null | undefined): Date | null =>
  closesAt && extendedTo && extendedTo > closesAt ? extendedTo : closesAt;

/** The milestones that a column holds. */
export const readMilestones = (stored: unknown): Milestone[] => milestonesSchema.parse(stored);

/** Returns the state of an assignment for a learner, by the state of the latest submission. */
export const getState = (latest: { state: Exclude<AssignmentState, "OPEN"> } | undefined): AssignmentState =>
  latest?.state ?? "OPEN";
