import { DndContext, type DragEndEvent, type DragStartEvent, useSensors } from "@dnd-kit/core";
import { getEventCoordinates } from "@dnd-kit/utilities";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { quietDragging } from "../dragging/quietDragging";
import { usePointerSensors, useStepSensor } from "../dragging/useDragSensors";
import { LiftedRow } from "./LiftedRow";
import type { Outline } from "./outline";
import { SortList } from "./SortList";
import { measure } from "./sortGeometry";
import { sortMessages } from "./sortMessages";
import type { Sorting } from "./useSorting";

interface Props {
  sorting: Sorting;
  outline: Outline;
  children: ReactNode;
}

// A row's position follows from where it is held over the list, see sortGeometry.
const noCollisions = () => [];
const accessibility = quietDragging(sortMessages.instructions);

const LiftContext = createContext<Sorting["lift"]>(null);

/** The key of the dragged row, and the kind of drag. */
export const useLift = (): Sorting["lift"] => useContext(LiftContext);

/** The context of a sorted list: handles mouse, touch and keyboard, and announces moves. */
export function SortArea({ sorting, outline, children }: Props) {
  const { lift, said } = sorting;
  const { mouse, touch, pointer } = usePointerSensors();
  const keyboard = useStepSensor(sorting.stepLifted);
  const sensors = useSensors(mouse, touch, keyboard);
  const drag = useDraggedTop(sorting, pointer);
  const isGone = useEndWhenGone(lift !== null);
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={noCollisions}
      onDragStart={drag.start}
      onDragMove={drag.move}
      onDragEnd={drag.end}
      onDragCancel={({ active }) => !isGone.current && sorting.cancel(String(active.id))}
    >
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
      <LiftContext value={lift}>
        <SortList rows={outline}>{children}</SortList>
      </LiftContext>
      <LiftedRow outline={outline} sortKey={lift?.by === "pointer" ? lift.key : null} />
    </DndContext>
  );
}

/** Cancels a running drag when the list unmounts; its sensor would otherwise handle the next screen's keys. */
function useEndWhenGone(isLifted: boolean) {
  const isGone = useRef(false);
  const lifted = useRef(isLifted);
  useEffect(() => {
    lifted.current = isLifted;
  }, [isLifted]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      // Every sensor ends its drag when the window is resized.
      if (lifted.current) window.dispatchEvent(new Event("resize"));
    };
  }, []);
  return isGone;
}

/** Tracks the top of the dragged row from the pointer's last event and the list's current layout. */
function useDraggedTop(sorting: Sorting, pointer: { current: { y: number } | null }) {
  const { list } = sorting;
  const held = useRef<{ below: number } | null>(null);
  const topOfList = () => list.current?.getBoundingClientRect().top ?? 0;
  const move = ({ active }: Pick<DragEndEvent, "active">) => {
    if (!held.current || !pointer.current) return;
    const top = pointer.current.y - topOfList() - held.current.below;
    sorting.dragTo({ key: String(active.id), top });
  };
  return {
    start: (event: DragStartEvent) => {
      const key = String(event.active.id);
      const press = getEventCoordinates(event.activatorEvent);
      const row = list.current && measure(list.current).get(key);
      held.current = press && { below: press.y - topOfList() - (row?.top ?? 0) };
      sorting.liftUp(key, press ? "pointer" : "keyboard");
      move(event);
    },
    move,
    end: (event: DragEndEvent) => {
      move(event);
      sorting.drop(String(event.active.id));
    },
  };
}
