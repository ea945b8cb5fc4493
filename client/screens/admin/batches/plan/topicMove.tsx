import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  useDraggable,
  useSensors,
} from "@dnd-kit/core";
import { Check, GripVertical, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { addDays, type Day, maxDay } from "#gateway/domains/dayContract";
import { formatDaysLate } from "~/formats/daysLate";
import { dayInWords } from "~/formats/months";
import { classNames } from "~/ui/classNames";
import { LiftedCopy } from "~/ui/dragging/LiftedCopy";
import { quietDragging } from "~/ui/dragging/quietDragging";
import { usePointerSensors } from "~/ui/dragging/useDragSensors";
import { toneTints } from "~/ui/tones";
import type { BatchCourseContext } from "../batchCourseContext";
import { type CalendarTopic, moveMessages, type PlannedMove, useSavePlan } from "../planTopics";

/** A picked-up topic, and the day on which it would be dropped. */
export interface LiftedTopic {
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
function useUndoableMoves(context: BatchCourseContext) {
  const { save, saving } = useSavePlan(context, moveMessages);
  const [done, setDone] = useState<readonly (readonly PlannedMove[])[]>([]);
  const commit = async (moves: readonly PlannedMove[], onFailure?: (reason: string) => void) => {
    const saved = await save(moves, onFailure);
    if (saved) setDone((before) => [...before, moves]);
    return saved !== null;
  };
  const undo = async () => {
    const last = done.at(-1);
    if (!last || saving) return false;
    // Undoes a move only once: what someone else has changed since cannot be undone, and retrying would not help.
    setDone((before) => before.filter((moves) => moves !== last));
    const undone = await save(last.map(({ topic, from, to }) => ({ topic, from: to, to: from })));
    return undone !== null;
  };
  return { commit, undo, canUndo: done.length > 0 && !saving };
}

/** Moves topics in a calendar, by pointer and keyboard: pick one up, choose a day, drop it. */
export function useTopicMove(context: BatchCourseContext, { onTarget, onSpeak }: Listeners) {
  const { commit, undo, canUndo } = useUndoableMoves(context);
  const [lifted, setLifted] = useState<LiftedTopic | null>(null);
  const { startDate, endDate, today } = context;
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
    const from = topic.plannedDate;
    if (day === from || !isInside(day)) return;
    void commit([{ topic, from, to: day }]).then((isSaved) => {
      if (isSaved) onSpeak(`${topic.topicName} is planned for ${dayInWords(day)}.`);
    });
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
    undo: async () => {
      if (await undo()) onSpeak("Undid the last move.");
    },
    canUndo,
  };
}

export type TopicMove = ReturnType<typeof useTopicMove>;

interface ChipProps {
  topic: CalendarTopic;
  /** Null where topics cannot be moved. */
  move: TopicMove | null;
}

function getTone({ status, daysLate }: CalendarTopic) {
  if (status === "COMPLETED") return "success";
  return daysLate > 0 ? "danger" : "brand";
}

const getChipClass = (topic: CalendarTopic): string =>
  classNames(
    "flex w-full min-w-0 items-start gap-1 rounded-sm border px-1.5 py-1 text-left text-xs font-medium wrap-anywhere",
    toneTints[getTone(topic)],
  );

/** A topic in the calendar. An uncompleted one can be dragged to another day, or picked up by a press. */
function TopicChip({ topic, move }: ChipProps) {
  if (move && topic.status !== "COMPLETED") return <MovableChip topic={topic} move={move} />;
  return (
    <div className={getChipClass(topic)} title={`${topic.moduleName}: ${topic.topicName}`}>
      <ChipContent topic={topic} />
    </div>
  );
}

interface ChipsProps {
  topics: readonly CalendarTopic[];
  context: BatchCourseContext;
  move: TopicMove;
  className: string;
}

/** Topics as chips, which can be moved by users who may plan. */
export const TopicChips = ({ topics, context, move, className }: ChipsProps) => (
  <ul className={className}>
    {topics.map((topic) => (
      <li key={topic.id} className="max-w-full min-w-0">
        <TopicChip topic={topic} move={context.canPlan ? move : null} />
      </li>
    ))}
  </ul>
);

function MovableChip({ topic, move }: { topic: CalendarTopic; move: TopicMove }) {
  const { id, topicName, moduleName } = topic;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id });
  const isLifted = isDragging || move.lifted?.topic.id === id;
  return (
    <button
      {...listeners}
      ref={setNodeRef}
      type="button"
      data-topic={id}
      title={`${moduleName}: ${topicName}. Drag to another day, or press to move`}
      className={classNames(
        getChipClass(topic),
        "touch cursor-grab select-none active:cursor-grabbing",
        isLifted && "opacity-50",
      )}
      onClick={() => move.lift(topic)}
    >
      <ChipContent topic={topic} />
      <GripVertical aria-hidden className="mt-0.5 size-3 shrink-0 opacity-60" />
    </button>
  );
}

/** The copy of a topic under the pointer during a drag. */
function LiftedChip({ topic }: { topic: CalendarTopic }) {
  return (
    <div className={classNames(getChipClass(topic), "shadow-float")}>
      <ChipContent topic={topic} />
    </div>
  );
}

function ChipContent({ topic: { topicName, status, daysLate } }: { topic: CalendarTopic }) {
  const isDone = status === "COMPLETED";
  return (
    <>
      {isDone && <Check aria-hidden className="mt-0.5 size-3 shrink-0" />}
      {daysLate > 0 && <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />}
      <span className="min-w-0 flex-1">
        {topicName}
        {isDone && <span className="sr-only">, completed</span>}
        {daysLate > 0 && <span className="block font-normal">{formatDaysLate(daysLate)}</span>}
      </span>
    </>
  );
}

interface TopicDraggingProps {
  topics: readonly CalendarTopic[];
  move: TopicMove;
  children: ReactNode;
}

/** Returns the day whose cell is at a point: on a phone, days appear and disappear during a drag. */
const dayAt = ({ x, y }: { x: number; y: number }): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day]")?.dataset["day"];

const dayUnderPointer: CollisionDetection = ({ pointerCoordinates }) => {
  const day = pointerCoordinates && dayAt(pointerCoordinates);
  return day ? [{ id: day }] : [];
};

// Picking up by press or key has announcements of its own.
const accessibility = quietDragging("");

/** Lets topics be dragged to days of the calendar, by mouse, or by a finger after a short hold. */
export function TopicDragging({ topics, move, children }: TopicDraggingProps) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const { mouse, touch, pointer } = usePointerSensors();
  const sensors = useSensors(mouse, touch);
  const dragged = topics.find(({ id }) => id === draggedId);
  const end = ({ active }: DragEndEvent) => {
    setDraggedId(null);
    const topic = topics.find(({ id }) => id === active.id);
    const day = pointer.current && dayAt(pointer.current);
    if (topic && day) move.drop(topic, day);
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={dayUnderPointer}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragEnd={end}
      onDragCancel={() => setDraggedId(null)}
    >
      {children}
      <LiftedCopy>{dragged && <LiftedChip topic={dragged} />}</LiftedCopy>
    </DndContext>
  );
}
