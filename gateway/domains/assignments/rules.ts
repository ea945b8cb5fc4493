import { addDays, type Day, dayIn, midnight, toDay } from "../dayContract";
import { hourMs } from "../durationContract";
import { startOfDay } from "../generation/rules";
import { type AssignmentState, type Milestone, milestonesSchema } from "./contract";

const halfDay = 12 * hourMs;

/** The last second of a day in a time zone. */
export function endOfDay(day: Day, timeZone: string): Date {
  const next = addDays(day, 1);
  const noon = midnight(next).getTime() + halfDay;
  // Noon in UTC is another day in zones that are twelve hours or more away.
  const inside = [noon, noon - halfDay, noon + halfDay].find(
    (moment) => dayIn(timeZone, new Date(moment)) === next,
  );
  return new Date(startOfDay(new Date(inside ?? noon), timeZone).getTime() - 1_000);
}

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
  return plannedDate ? endOfDay(addDays(toDay(plannedDate), daysAfterTopic), timeZone) : null;
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
