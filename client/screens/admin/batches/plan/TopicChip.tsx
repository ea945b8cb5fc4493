import { Check, GripVertical, TriangleAlert } from "lucide-react";
import type { DragEvent } from "react";
import { classNames } from "../../../../ui/classNames";
import { tintOf } from "../../../../ui/tones";
import { lateInWords } from "../topics/PlannedDay";
import type { CalendarTopic, TopicMove } from "./useTopicMove";

interface Props {
  topic: CalendarTopic;
  /** Null when topics are not moved here. */
  move: TopicMove | null;
}

/** What a dragged topic is called on its way. */
export const topicDragType = "application/x-lectern-topic";

function toneOf({ status, daysLate }: CalendarTopic) {
  if (status === "COMPLETED") return "success";
  return daysLate > 0 ? "danger" : "brand";
}

/** A topic in the calendar. One that is not completed is dragged to another day, or picked up by a press. */
export function TopicChip({ topic, move }: Props) {
  const { id, topicName, moduleName, status, daysLate } = topic;
  const isDone = status === "COMPLETED";
  const look = classNames(
    "flex w-full min-w-0 items-start gap-1 rounded-sm border px-1.5 py-1 text-left text-xs font-medium wrap-anywhere",
    tintOf[toneOf(topic)],
    move?.lifted?.topic.id === id && "opacity-50",
  );
  const content = (
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
  if (!move || isDone)
    return (
      <div className={look} title={`${moduleName}: ${topicName}`}>
        {content}
      </div>
    );
  const drag = (event: DragEvent) => {
    event.dataTransfer.setData(topicDragType, id);
    event.dataTransfer.effectAllowed = "move";
  };
  return (
    <button
      type="button"
      draggable
      data-topic={id}
      title={`${moduleName}: ${topicName}. Drag to another day, or press to move`}
      className={classNames(look, "touch cursor-grab active:cursor-grabbing")}
      onDragStart={drag}
      onClick={() => move.lift(topic)}
    >
      {content}
      <GripVertical aria-hidden className="mt-0.5 size-3 shrink-0 opacity-60" />
    </button>
  );
}
