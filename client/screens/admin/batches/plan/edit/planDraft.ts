import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import { moveByClassDays } from "#gateway/domains/batchTopics/dayContract";
import type { PlanTopic } from "#gateway/domains/batchTopics/planContract";
import { type Day, maxDay } from "#gateway/domains/dayContract";
import { formatTopicDate } from "~/formats/dates";
import { shiftMonth, toMonth } from "~/formats/months";
import { dayCandidates } from "~/formats/typedDate";
import type { BatchCourseContext } from "~/screens/admin/batches/batchCourseContext";
import type { PlanRowTopic } from "~/screens/admin/batches/planTopics";

/** A changed date: the saved one at the time of the change, and the new one. */
interface DraftChange {
  from: Day | null;
  to: Day | null;
}

type Changes = ReadonlyMap<number, DraftChange>;

/** The unsaved changes with their undo history. */
export interface PlanDraft {
  changes: Changes;
  past: readonly Changes[];
  future: readonly Changes[];
}

export const emptyDraft: PlanDraft = { changes: new Map(), past: [], future: [] };

/** The number of steps that can be undone. */
const memory = 200;

/** Returns a topic's date as the grid shows it. */
const shownDate = ({ topicId, plannedDate }: PlanTopic, changes: Changes): Day | null => {
  const change = changes.get(topicId);
  return change ? change.to : plannedDate;
};

/** Returns the topics with the dates that the grid shows. */
export const shownTopics = (topics: readonly PlanRowTopic[], changes: Changes): PlanRowTopic[] =>
  topics.map((topic) => ({ ...topic, plannedDate: shownDate(topic, changes) }));

/** Sets dates in one undoable step. Completed topics stay as they are. */
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

/** Undoes one step. */
export function undo(draft: PlanDraft): PlanDraft {
  const before = draft.past.at(-1);
  if (!before) return draft;
  return { changes: before, past: draft.past.slice(0, -1), future: [draft.changes, ...draft.future] };
}

/** Redoes one step. */
export function redo(draft: PlanDraft): PlanDraft {
  const [after, ...future] = draft.future;
  return after ? { changes: after, past: [...draft.past, draft.changes], future } : draft;
}

/** Returns the topics that someone else has re-planned or completed since they were changed here. */
export const overtaken = (topics: readonly PlanRowTopic[], { changes }: PlanDraft): PlanRowTopic[] =>
  topics.filter(({ topicId, plannedDate, status }) => {
    const change = changes.get(topicId);
    if (!change || plannedDate === change.to) return false;
    return status === "COMPLETED" || plannedDate !== change.from;
  });

/** Keeps the viewer's dates of overtaken topics as changes of the current ones; completed topics are dropped. */
export function keepMine(draft: PlanDraft, topics: readonly PlanRowTopic[]): PlanDraft {
  const changes = new Map(draft.changes);
  for (const { topicId, plannedDate, status } of overtaken(topics, draft)) {
    const change = changes.get(topicId);
    if (change && status === "PENDING") changes.set(topicId, { from: plannedDate, to: change.to });
    else changes.delete(topicId);
  }
  return step(draft, changes);
}

/** Drops the viewer's dates of overtaken topics. */
export function takeTheirs(draft: PlanDraft, topics: readonly PlanRowTopic[]): PlanDraft {
  const changes = new Map(draft.changes);
  for (const { topicId } of overtaken(topics, draft)) changes.delete(topicId);
  return step(draft, changes);
}

/** Drops all changes, in an undoable step. */
export const discardAll = (draft: PlanDraft): PlanDraft =>
  draft.changes.size === 0 ? draft : step(draft, new Map());

/** The selected rows of the grid: from the row where the selection began to the current one. */
export interface Selection {
  anchor: number;
  active: number;
}

/** Returns the first and the last selected row. */
export const getRange = ({ anchor, active }: Selection): [first: number, last: number] => [
  Math.min(anchor, active),
  Math.max(anchor, active),
];

export const isSelected = (selection: Selection, index: number): boolean => {
  const [first, last] = getRange(selection);
  return index >= first && index <= last;
};

const page = 10;

/** Returns the row that a key moves to; undefined for other keys. */
export function rowAfter(key: string, { active }: Selection, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowUp: active - 1,
    ArrowDown: active + 1,
    PageUp: active - page,
    PageDown: active + page,
    Home: 0,
    End: count - 1,
  };
  const moved = moves[key];
  return moved === undefined ? undefined : Math.min(count - 1, Math.max(0, moved));
}

/** Selects all rows of a row's module; the first one becomes the current row. */
export function moduleRange(rows: readonly { readonly moduleId: string }[], index: number): Selection {
  const isOther = (at: number) => rows[at]?.moduleId !== rows[index]?.moduleId;
  let [first, last] = [index, index];
  while (!isOther(first - 1)) first -= 1;
  while (!isOther(last + 1)) last += 1;
  return { anchor: last, active: first };
}

/** The result of typing: a day, no day, or an error. */
type TypedDay = { day: Day | null } | { problem: string };

type Frame = Pick<BatchCourseContext, "startDate" | "endDate" | "today" | "classDays" | "holidays">;

const isInside = (day: Day, { startDate, endDate }: Frame) => day >= startDate && day <= endDate;

/** Of several days, returns the first upcoming one inside the dates, else the first inside, else the first. */
function choose(days: readonly Day[], context: Frame): Day | undefined {
  const inside = days.filter((day) => isInside(day, context));
  return inside.find((day) => day >= context.today) ?? inside[0] ?? days[0];
}

function listYears({ startDate, endDate }: Frame): number[] {
  const [first, last] = [Number(startDate.slice(0, 4)), Number(endDate.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function listMonths({ startDate, endDate }: Frame): string[] {
  const months: string[] = [];
  for (let month = toMonth(startDate); month <= toMonth(endDate); month = shiftMonth(month, 1))
    months.push(month);
  return months;
}

/** Counts class days from the current date, or without one from today or the start. */
function relative(text: string, current: Day | null, context: Frame): Day | undefined {
  const steps = /^([+-])\s?(\d{1,3})$/.exec(text);
  if (!steps) return undefined;
  const by = Number(`${steps[1]}${steps[2]}`);
  return moveByClassDays(context, current ?? maxDay(context.startDate, context.today), by);
}

/** Parses a planned date: 20-11-2026, 20/11, 20 Nov, 20, +3, -1, today, or nothing. */
export function readTypedDay(typed: string, current: Day | null, context: Frame): TypedDay {
  const text = typed.trim();
  if (text === "") return { day: null };
  const day =
    text.toLowerCase() === "today"
      ? context.today
      : (relative(text, current, context) ??
        choose(dayCandidates(text, { years: listYears(context), months: listMonths(context) }), context));
  if (day === undefined) return { problem: "Type a date such as 20-11-2026, 20 Nov, 20 or +1" };
  if (isInside(day, context)) return { day };
  return {
    problem: batchTopicMessages.outsideDates(
      formatTopicDate(context.startDate),
      formatTopicDate(context.endDate),
    ),
  };
}
