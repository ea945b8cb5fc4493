import { type CollisionDetection, DndContext, type DragEndEvent, useSensors } from "@dnd-kit/core";
import { type ReactNode, useState } from "react";
import { LiftedCopy } from "~/ui/dragging/LiftedCopy";
import { quietDragging } from "~/ui/dragging/quietDragging";
import { usePointerSensors } from "~/ui/dragging/useDragSensors";
import { LiftedChip } from "./TopicChip";
import type { CalendarTopic, TopicMove } from "./useTopicMove";

interface Props {
  topics: readonly CalendarTopic[];
  move: TopicMove;
  children: ReactNode;
}

/** The day whose cell is drawn at a point: days come and go while a topic is dragged on a phone. */
const dayAt = ({ x, y }: { x: number; y: number }): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day]")?.dataset["day"];

const dayUnderPointer: CollisionDetection = ({ pointerCoordinates }) => {
  const day = pointerCoordinates && dayAt(pointerCoordinates);
  return day ? [{ id: day }] : [];
};

// A topic is picked up by a press or a key as well, and that says what happens in the same words.
const accessibility = quietDragging("");

/** Lets topics be dragged to the days of a calendar, by mouse, or by a finger that holds one for a moment. */
export function TopicDragging({ topics, move, children }: Props) {
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
      {...{ sensors, accessibility }}
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
