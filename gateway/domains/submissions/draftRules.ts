import type { LateRule } from "../assignments/contract";
import { minuteMs } from "../durationContract";
import { endOfMinute, hasPassed } from "../minuteContract";

interface Terms {
  dueAt: Date | null;
  closesAt: Date | null;
  lateRule: LateRule;
}

/** A moment after which a draft is late, or can't be handed in. */
export interface DraftEnd {
  at: Date;
  isClosing: boolean;
}

/** The moments of an assignment that a draft must not miss: its due date, and its closing where late work is taken. */
export function listEnds({ dueAt, closesAt, lateRule }: Terms): DraftEnd[] {
  const due = dueAt ? [{ at: dueAt, isClosing: false }] : [];
  const isLater = closesAt && (!dueAt || (lateRule !== "REFUSE" && closesAt > dueAt));
  return isLater ? [...due, { at: closesAt, isClosing: true }] : due;
}

/** When learners are reminded of drafts, in minutes before the end; the last reminder first. */
export const reminderLeads = [10, 120] as const;
type ReminderLead = (typeof reminderLeads)[number];

interface Standing {
  begunAt: Date;
  endsAt: Date;
}

/**
 * Returns which reminder of a draft is due: one of a draft that stood when its time came, and none once the end has
 * passed. A later one replaces an earlier one that was missed.
 */
export function findReminder({ begunAt, endsAt }: Standing, now: Date): ReminderLead | null {
  if (hasPassed(endsAt, now)) return null;
  const start = (lead: ReminderLead) => new Date(endsAt.getTime() - lead * minuteMs);
  const lead = reminderLeads.find((minutes) => now >= start(minutes));
  return lead !== undefined && begunAt <= start(lead) ? lead : null;
}

/** When drafts of an assignment are handed in by themselves: at the due date, else when it closes; null for never. */
export const getDraftEnd = ({
  dueAt,
  closesAt,
  handInDraftsAtDue,
}: Omit<Terms, "lateRule"> & { handInDraftsAtDue: boolean }): Date | null =>
  handInDraftsAtDue ? (dueAt ?? closesAt) : null;

/** Whether a draft that was last saved at a moment stood in time, and its time is over. */
export const stoodInTime = ({ savedAt, endsAt }: { savedAt: Date; endsAt: Date }, now: Date): boolean =>
  hasPassed(endsAt, now) && !hasPassed(endsAt, savedAt);

/** When a draft counts as handed in that was handed in by itself: the last second of the minute that is shown. */
export const getOwnMoment = (endsAt: Date): Date => new Date(endOfMinute(endsAt).getTime() - 1_000);

/** Whether a draft holds nothing. */
export const isEmptyDraft = ({
  text,
  link,
  files,
}: {
  text: string;
  link: string;
  files: readonly object[];
}): boolean => text.trim() === "" && link === "" && files.length === 0;
