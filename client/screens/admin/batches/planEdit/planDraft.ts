import type { Day } from "#gateway/domains/batchTopics/dayContract";
import type { PlanTopic } from "#gateway/domains/batchTopics/planContract";

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
export interface DraftChange {
  from: Day | null;
  to: Day | null;
}

export type Changes = ReadonlyMap<number, DraftChange>;

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
export const shownDate = ({ topicId, plannedDate }: PlanTopic, changes: Changes): Day | null => {
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
