import { useState } from "react";
import { addDays, type Day, maxDay } from "#gateway/domains/dayContract";
import type { BatchCourseFrame } from "../batchCourseFrame";
import { moveMessages, type PlannedMove, useSavePlan } from "../topicChanges";
import { dayInWords } from "./planAddress";

/** A topic as the calendar shows it. */
export interface CalendarTopic {
  readonly id: string;
  readonly databaseId: number;
  readonly topicName: string;
  readonly moduleName: string;
  readonly status: string;
  readonly plannedDate: string | null | undefined;
  readonly daysLate: number;
}

/** A picked-up topic, and the day on which it would be dropped. */
export interface Lifted {
  topic: CalendarTopic;
  target: Day;
}

interface Listeners {
  onTarget: (day: Day) => void;
  onSpeak: (text: string) => void;
}

/** Restores the focus to a topic at its new position. */
export function focusTopic(id: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-topic="${CSS.escape(id)}"]`)?.focus(),
  );
}

/** Saves moves one after another, and undoes the latest. */
function useUndoableMoves(frame: BatchCourseFrame) {
  const { save, saving } = useSavePlan(frame, moveMessages);
  const [done, setDone] = useState<readonly (readonly PlannedMove[])[]>([]);
  const commit = async (moves: readonly PlannedMove[], onFailure?: (reason: string) => void) => {
    const saved = await save(moves, onFailure);
    if (saved) setDone((before) => [...before, moves]);
    return saved !== null;
  };
  const undo = async () => {
    const last = done.at(-1);
    if (!last || saving) return;
    // Undoes a move only once: what someone else has changed since cannot be undone, and retrying would not help.
    setDone((before) => before.filter((moves) => moves !== last));
    await save(last.map(({ topic, from, to }) => ({ topic, from: to, to: from })));
  };
  return { commit, undo, canUndo: done.length > 0 && !saving };
}

/** Moves topics in a calendar, by pointer and keyboard: pick one up, choose a day, drop it. */
export function useTopicMove(frame: BatchCourseFrame, { onTarget, onSpeak }: Listeners) {
  const { commit, undo, canUndo } = useUndoableMoves(frame);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const { startDate, endDate, today } = frame;
  const isInside = (day: Day) => day >= startDate && day <= endDate;

  const lift = (topic: CalendarTopic) => {
    const nearest = maxDay(startDate, today < endDate ? today : endDate);
    const target = topic.plannedDate ?? nearest;
    setLifted({ topic, target });
    onTarget(target);
    onSpeak(`Picked up ${topic.topicName}. Arrow keys choose the day, Enter drops, Escape cancels.`);
  };
  const aim = (target: Day) => {
    if (!lifted || !isInside(target)) return;
    setLifted({ ...lifted, target });
    onTarget(target);
    onSpeak(dayInWords(target));
  };
  const cancel = () => {
    if (!lifted) return;
    onSpeak(`${lifted.topic.topicName} was not moved.`);
    focusTopic(lifted.topic.id);
    setLifted(null);
  };
  const drop = (topic: CalendarTopic, day: Day) => {
    setLifted(null);
    focusTopic(topic.id);
    const from = topic.plannedDate ?? null;
    if (day === from || !isInside(day)) return;
    onSpeak(`${topic.topicName} is planned for ${dayInWords(day)}.`);
    void commit([{ topic, from, to: day }]);
  };
  return {
    lifted,
    isInside,
    lift,
    aim,
    aimBy: (days: number) => lifted && aim(addDays(lifted.target, days)),
    cancel,
    drop,
    /** Moves several topics at once, after a confirmation. */
    moveAll: commit,
    undo: () => {
      onSpeak("Undid the last move.");
      void undo();
    },
    canUndo,
  };
}

export type TopicMove = ReturnType<typeof useTopicMove>;
