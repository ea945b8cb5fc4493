import { useDraggable } from "@dnd-kit/core";
import { Check, GripVertical, TriangleAlert } from "lucide-react";
import { classNames } from "~/ui/classNames";
import { toneTints } from "~/ui/tones";
import { lateInWords } from "../topics/PlannedDay";
import type { CalendarTopic, TopicMove } from "./useTopicMove";

interface Props {
  topic: CalendarTopic;
  /** Null when topics are not moved here. */
  move: TopicMove | null;
}

function toneOf({ status, daysLate }: CalendarTopic) {
  if (status === "COMPLETED") return "success";
  return daysLate > 0 ? "danger" : "brand";
}

const lookOf = (topic: CalendarTopic): string =>
  classNames(
    "flex w-full min-w-0 items-start gap-1 rounded-sm border px-1.5 py-1 text-left text-xs font-medium wrap-anywhere",
    toneTints[toneOf(topic)],
  );

/** A topic in the calendar. One that is not completed is dragged to another day, or picked up by a press. */
export function TopicChip({ topic, move }: Props) {
  if (move && topic.status !== "COMPLETED") return <MovableChip topic={topic} move={move} />;
  return (
    <div className={lookOf(topic)} title={`${topic.moduleName}: ${topic.topicName}`}>
      <ChipContent topic={topic} />
    </div>
  );
}

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
        lookOf(topic),
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

/** The copy of a topic that is under the pointer while it is dragged. */
export function LiftedChip({ topic }: { topic: CalendarTopic }) {
  return (
    <div className={classNames(lookOf(topic), "shadow-float")}>
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
        {daysLate > 0 && <span className="block font-normal">{lateInWords(daysLate)}</span>}
      </span>
    </>
  );
}
