import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import { type Day, maxDay, moveByClassDays } from "#gateway/domains/batchTopics/dayContract";
import type { PlanTopic } from "#gateway/domains/batchTopics/planContract";
import { formatTopicDate } from "~/formats/dates";
import { addMonths } from "~/formats/months";
import { dayCandidates } from "~/formats/typedDate";
import type { BatchCourseFrame } from "~/screens/admin/batches/batchCourseFrame";
import { toMonth } from "../planAddress";

/** A topic of the grid as the server has it. */
export interface PlanRowTopic extends PlanTopic {
  /** Its id in the store. */
  id: string;
  topicName: string;
  /** Names may repeat; a module is told from the next by this. */
  moduleId: string;
  moduleName: string;
}

/** A date that was changed here: what it was then, and what it shall be. */
interface DraftChange {
  from: Day | null;
  to: Day | null;
}

type Changes = ReadonlyMap<number, DraftChange>;

/** What was changed and is not saved yet, with the way back and forth. */
export interface PlanDraft {
  changes: Changes;
  past: readonly Changes[];
  future: readonly Changes[];
}

export const emptyDraft: PlanDraft = { changes: new Map(), past: [], future: [] };

/** How many steps can be undone. */
const memory = 200;

/** The date of a topic as the grid shows it. */
const shownDate = ({ topicId, plannedDate }: PlanTopic, changes: Changes): Day | null => {
  const change = changes.get(topicId);
  return change ? change.to : plannedDate;
};

/** The topics with the dates that the grid shows. */
export const shownTopics = (topics: readonly PlanRowTopic[], changes: Changes): PlanRowTopic[] =>
  topics.map((topic) => ({ ...topic, plannedDate: shownDate(topic, changes) }));

/** Sets dates in one step that can be undone. Completed topics stay as they are. */
export function setDates(
  draft: PlanDraft,
  topics: readonly PlanRowTopic[],
  dates: ReadonlyMap<number, Day | null>,
): PlanDraft {
  const changes = new Map(draft.changes);
  let changed = false;
  for (const topic of topics) {
    const to = dates.get(topic.topicId);
    if (to === undefined || topic.status === "COMPLETED" || to === shownDate(topic, draft.changes)) continue;
    changed = true;
    const from = draft.changes.get(topic.topicId)?.from ?? topic.plannedDate;
    if (to === from && from === topic.plannedDate) changes.delete(topic.topicId);
    else changes.set(topic.topicId, { from, to });
  }
  return changed ? step(draft, changes) : draft;
}

const step = ({ changes: before, past }: PlanDraft, changes: Changes): PlanDraft => ({
  changes,
  past: [...past, before].slice(-memory),
  future: [],
});

/** One step back. */
export function undo(draft: PlanDraft): PlanDraft {
  const before = draft.past.at(-1);
  if (!before) return draft;
  return { changes: before, past: draft.past.slice(0, -1), future: [draft.changes, ...draft.future] };
}

/** One step forth again. */
export function redo(draft: PlanDraft): PlanDraft {
  const [after, ...future] = draft.future;
  return after ? { changes: after, past: [...draft.past, draft.changes], future } : draft;
}

/** The topics whose date somebody else has changed, or that somebody has completed, since it was changed here. */
export const overtaken = (topics: readonly PlanRowTopic[], { changes }: PlanDraft): PlanRowTopic[] =>
  topics.filter(({ topicId, plannedDate, status }) => {
    const change = changes.get(topicId);
    if (!change || plannedDate === change.to) return false;
    return status === "COMPLETED" || plannedDate !== change.from;
  });

/** Keeps the own dates of overtaken topics, as changes of what is there now; completed ones are let go. */
export function keepMine(draft: PlanDraft, topics: readonly PlanRowTopic[]): PlanDraft {
  const changes = new Map(draft.changes);
  for (const { topicId, plannedDate, status } of overtaken(topics, draft)) {
    const change = changes.get(topicId);
    if (change && status === "PENDING") changes.set(topicId, { from: plannedDate, to: change.to });
    else changes.delete(topicId);
  }
  return step(draft, changes);
}

/** Lets the own dates of overtaken topics go. */
export function takeTheirs(draft: PlanDraft, topics: readonly PlanRowTopic[]): PlanDraft {
  const changes = new Map(draft.changes);
  for (const { topicId } of overtaken(topics, draft)) changes.delete(topicId);
  return step(draft, changes);
}

/** Lets all changes go, in a step that can be undone. */
export const discardAll = (draft: PlanDraft): PlanDraft =>
  draft.changes.size === 0 ? draft : step(draft, new Map());

/** Which rows of the grid are selected: from where the selection began to where it is now. */
export interface Selection {
  anchor: number;
  active: number;
}

/** The first and the last selected row. */
export const getRange = ({ anchor, active }: Selection): [first: number, last: number] => [
  Math.min(anchor, active),
  Math.max(anchor, active),
];

export const isSelected = (selection: Selection, index: number): boolean => {
  const [first, last] = getRange(selection);
  return index >= first && index <= last;
};

const page = 10;

/** Where a key leads; undefined for a key that moves nothing. */
export function rowAfter(key: string, { active }: Selection, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ...{ ArrowUp: active - 1, ArrowDown: active + 1, PageUp: active - page, PageDown: active + page },
    ...{ Home: 0, End: count - 1 },
  };
  const moved = moves[key];
  return moved === undefined ? undefined : Math.min(count - 1, Math.max(0, moved));
}

/** All rows of the module that a row belongs to; the first of them is where one goes on from. */
export function moduleRange(rows: readonly { readonly moduleId: string }[], index: number): Selection {
  const isOther = (at: number) => rows[at]?.moduleId !== rows[index]?.moduleId;
  let [first, last] = [index, index];
  while (!isOther(first - 1)) first -= 1;
  while (!isOther(last + 1)) last += 1;
  return { anchor: last, active: first };
}

/** What typing came to: a day, no day, or why it is neither. */
type TypedDay = { day: Day | null } | { problem: string };

type Frame = Pick<BatchCourseFrame, "startDate" | "endDate" | "today" | "classDays" | "holidays">;

const isInside = (day: Day, { startDate, endDate }: Frame) => day >= startDate && day <= endDate;

/** Of several days, the first that is still to come inside the dates, else the first inside, else the first. */
function choose(days: readonly Day[], frame: Frame): Day | undefined {
  const inside = days.filter((day) => isInside(day, frame));
  return inside.find((day) => day >= frame.today) ?? inside[0] ?? days[0];
}

function yearsOf({ startDate, endDate }: Frame): number[] {
  const [first, last] = [Number(startDate.slice(0, 4)), Number(endDate.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function monthsOf({ startDate, endDate }: Frame): string[] {
  const months: string[] = [];
  for (let month = toMonth(startDate); month <= toMonth(endDate); month = addMonths(month, 1))
    months.push(month);
  return months;
}

/** Class days from the date that is there, or from today or the start without one. */
function relative(text: string, current: Day | null, frame: Frame): Day | undefined {
  const steps = /^([+-])\s?(\d{1,3})$/.exec(text);
  if (!steps) return undefined;
  const by = Number(`${steps[1]}${steps[2]}`);
  return moveByClassDays(frame, current ?? maxDay(frame.startDate, frame.today), by);
}

/** Reads what was typed as a planned date: 20-11-2026, 20/11, 20 Nov, 20, +3, -1, today, or nothing. */
export function readTypedDay(typed: string, current: Day | null, frame: Frame): TypedDay {
  const text = typed.trim();
  if (text === "") return { day: null };
  const day =
    text.toLowerCase() === "today"
      ? frame.today
      : (relative(text, current, frame) ??
        choose(dayCandidates(text, { years: yearsOf(frame), months: monthsOf(frame) }), frame));
  if (day === undefined) return { problem: "Please type a date such as 20-11-2026, 20 Nov, 20 or +1" };
  if (isInside(day, frame)) return { day };
  return {
    problem: batchTopicMessages.outsideDates(
      formatTopicDate(frame.startDate),
      formatTopicDate(frame.endDate),
    ),
  };
}
