import { type RefObject, useEffect, useRef, useState } from "react";
import {
  canStep,
  changeOutline,
  findModule,
  findRowIndex,
  type Outline,
  type OutlineAction,
} from "./outline";
import { type Dragged, measure, modulePlace, topicPlace } from "./sortGeometry";
import { sortMessages } from "./sortMessages";

interface Lift {
  key: string;
  by: "pointer" | "keyboard";
  /** The order to go back to. */
  before: Outline;
}

interface SortedList {
  outline: Outline;
  /** Called with every order on the way, and with the first one when the sorting is cancelled. */
  onChange: (outline: Outline) => void;
  /** Called once a row stays where it is: dropped, put back, or moved by a button. */
  onSettled?: (outline: Outline) => void;
  list: RefObject<HTMLElement | null>;
  /** Whether a topic may go into a module that is not its own; every one may when left out. */
  mayEnter?: (key: string, moduleKey: string) => boolean;
}

/** Gives the focus back to a control that moved with its row: the first of the selectors that can have it. */
function useFocusAfterMove(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const found = wanted.current
      .map((selector) => list.current?.querySelector<HTMLElement>(`${selector}:not(:disabled)`))
      .find((element) => element);
    wanted.current = [];
    found?.focus();
  });
  return (...selectors: readonly string[]) => {
    wanted.current = selectors;
  };
}

/** The outline as it was last changed, which may be newer than the one that is drawn. */
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
  /** What takes a dragged row to its place; null when it is there. */
  const findMove = (dragged: Dragged): OutlineAction | null => {
    const { key } = dragged;
    const module = findModule(latest.current, key);
    if (!module || !list.current) return null;
    const extents = measure(list.current);
    const at = findRowIndex(latest.current, key);
    if (module.key === key) {
      const to = modulePlace(latest.current, dragged, extents);
      return to === at ? null : { type: "moveModule", key, to };
    }
    const modules = latest.current.filter((one) => mayBeIn(key, one.key));
    const place = topicPlace(modules, dragged, extents);
    const isThere = place?.moduleKey === module.key && place.to === at;
    return place && !isThere ? { type: "moveTopic", key, ...place } : null;
  };
  return { latest, set, change, mayStep, findMove };
}

/** Sorting an outline by pointer, by keyboard and by buttons; says in words what happens. */
export function useSorting(sorted: SortedList) {
  const { list, onSettled } = sorted;
  const [lift, setLift] = useState<Lift | null>(null);
  const [said, setSaid] = useState("");
  const { latest, set, change, mayStep, findMove } = useChanges(sorted);
  const focusAfter = useFocusAfterMove(list);
  const step = (key: string, by: -1 | 1) => {
    const action = { type: "step", key, by } as const;
    if (!mayStep(action)) return setSaid(sortMessages.atEdge(latest.current, key));
    change(action);
    setSaid(sortMessages.moved(latest.current, key));
  };
  const settle = (text: string) => {
    setLift(null);
    setSaid(text);
    onSettled?.(latest.current);
  };
  return {
    list,
    said,
    lift,
    change,
    focusAfter,
    /** One place up or down, by a button. */
    step: (key: string, by: -1 | 1) => {
      const [same, other] = by === -1 ? ["up", "down"] : ["down", "up"];
      step(key, by);
      focusAfter(`[data-step="${key} ${same}"]`, `[data-step="${key} ${other}"]`);
      onSettled?.(latest.current);
    },
    liftUp: (key: string, by: Lift["by"]) => {
      setLift({ key, by, before: latest.current });
      setSaid(sortMessages.lifted(latest.current, key));
    },
    /** One place up or down for the row that is lifted; the focus goes with it. */
    stepLifted: (by: -1 | 1) => {
      if (!lift) return;
      step(lift.key, by);
      focusAfter(`[data-handle="${lift.key}"]`);
    },
    dragTo: (dragged: Dragged) => {
      const action = findMove(dragged);
      if (!action) return;
      change(action);
      setSaid(sortMessages.moved(latest.current, dragged.key));
    },
    drop: (key: string) => settle(sortMessages.dropped(latest.current, key)),
    cancel: (key: string) => {
      if (lift) set(lift.before);
      settle(sortMessages.cancelled(latest.current, key));
      if (lift?.by === "keyboard") focusAfter(`[data-handle="${key}"]`);
    },
  };
}

/** What the parts of a sorted list need of it. */
export type Sorting = ReturnType<typeof useSorting>;
