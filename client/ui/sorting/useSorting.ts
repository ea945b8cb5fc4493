import { type RefObject, useEffect, useRef, useState } from "react";
import { useFocusAfterChange } from "../useFocusAfterChange";
import {
  canStep,
  changeOutline,
  findModule,
  findRowIndex,
  type Outline,
  type OutlineAction,
} from "./outline";
import { type DraggedRow, measure, modulePlace, topicPlace } from "./sortGeometry";
import { sortMessages } from "./sortMessages";

interface Lift {
  key: string;
  by: "pointer" | "keyboard";
  /** The order that Escape restores. */
  before: Outline;
}

interface SortedList {
  outline: Outline;
  /** Called with every intermediate order, and with the initial one when the sorting is cancelled. */
  onChange: (outline: Outline) => void;
  /** Called once a row has its final position: dropped, restored, or moved by a button. */
  onSettled?: (outline: Outline) => void;
  list: RefObject<HTMLElement | null>;
  /** Whether a topic may move into another module; always when left out. */
  mayEnter?: (key: string, moduleKey: string) => boolean;
}

/** The latest outline, which may be newer than the rendered one. */
function useChanges({ outline, onChange, list, mayEnter = () => true }: SortedList) {
  const latest = useRef(outline);
  useEffect(() => {
    latest.current = outline;
  }, [outline]);
  const mayBeIn = (key: string, moduleKey: string) =>
    findModule(latest.current, key)?.key === moduleKey || mayEnter(key, moduleKey);
  const set = (next: Outline) => {
    latest.current = next;
    onChange(next);
  };
  const change = (action: OutlineAction) => set(changeOutline(latest.current, action));
  const mayStep = (action: OutlineAction & { type: "step" }) => {
    const { key, by } = action;
    const goal = findModule(changeOutline(latest.current, action), key);
    return (
      canStep(latest.current, key, by) && goal !== undefined && (goal.key === key || mayBeIn(key, goal.key))
    );
  };
  /** The move that the dragged row needs; null when it has arrived. */
  const findMove = (dragged: DraggedRow): OutlineAction | null => {
    const { key } = dragged;
    const module = findModule(latest.current, key);
    if (!module || !list.current) return null;
    const extents = measure(list.current);
    const at = findRowIndex(latest.current, key);
    if (module.key === key) {
      const to = modulePlace(latest.current, dragged, extents);
      return to === at ? null : { type: "moveModule", key, to };
    }
    const modules = latest.current.filter((row) => mayBeIn(key, row.key));
    const place = topicPlace(modules, dragged, extents);
    const isThere = place?.moduleKey === module.key && place.to === at;
    return place && !isThere ? { type: "moveTopic", key, ...place } : null;
  };
  return { latest, set, change, mayStep, findMove };
}

/** Sorts an outline by pointer, keyboard and buttons, and announces each move. */
export function useSorting(sorted: SortedList) {
  const { list, onSettled } = sorted;
  const [lift, setLift] = useState<Lift | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const { latest, set, change, mayStep, findMove } = useChanges(sorted);
  const focusAfter = useFocusAfterChange(list);
  const step = (key: string, by: -1 | 1) => {
    const action = { type: "step", key, by } as const;
    if (!mayStep(action)) return setAnnouncement(sortMessages.atEdge(latest.current, key));
    change(action);
    setAnnouncement(sortMessages.moved(latest.current, key));
  };
  const settle = (text: string) => {
    setLift(null);
    setAnnouncement(text);
    onSettled?.(latest.current);
  };
  return {
    list,
    said: announcement,
    lift,
    change,
    focusAfter,
    /** Moves a row one position by a button. */
    step: (key: string, by: -1 | 1) => {
      const [same, other] = by === -1 ? ["up", "down"] : ["down", "up"];
      step(key, by);
      focusAfter(`[data-step="${key} ${same}"]`, `[data-step="${key} ${other}"]`);
      onSettled?.(latest.current);
    },
    liftUp: (key: string, by: Lift["by"]) => {
      setLift({ key, by, before: latest.current });
      setAnnouncement(sortMessages.lifted(latest.current, key));
    },
    /** Moves the lifted row one position; the focus follows. */
    stepLifted: (by: -1 | 1) => {
      if (!lift) return;
      step(lift.key, by);
      focusAfter(`[data-handle="${lift.key}"]`);
    },
    dragTo: (dragged: DraggedRow) => {
      const action = findMove(dragged);
      if (!action) return;
      change(action);
      setAnnouncement(sortMessages.moved(latest.current, dragged.key));
    },
    drop: (key: string) => settle(sortMessages.dropped(latest.current, key)),
    cancel: (key: string) => {
      if (lift) set(lift.before);
      settle(sortMessages.cancelled(latest.current, key));
      if (lift?.by === "keyboard") focusAfter(`[data-handle="${key}"]`);
    },
  };
}

/** The state that the parts of a sorted list share. */
export type Sorting = ReturnType<typeof useSorting>;
