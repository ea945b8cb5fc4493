import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { canStep, changeOutline, indexOf, moduleOf, type Outline, type OutlineAction } from "./outline";
import { measure, modulePlace, topicPlace } from "./sortGeometry";
import { sortTexts } from "./sortTexts";
import { usePointerSort } from "./usePointerSort";

interface Lift {
  key: string;
  by: "pointer" | "keyboard";
  /** The order to go back to. */
  before: Outline;
}

interface SortedList {
  outline: Outline;
  onChange: (outline: Outline) => void;
  list: RefObject<HTMLElement | null>;
  /** Whether a topic may go into a module that is not its own; every one may when left out. */
  mayEnter?: (key: string, moduleKey: string) => boolean;
}

function dragAction(
  outline: Outline,
  key: string,
  drag: { y: number; list: HTMLElement },
): OutlineAction | null {
  const extents = measure(drag.list);
  const module = moduleOf(outline, key);
  if (!module) return null;
  if (module.key === key) {
    const to = modulePlace(outline, { key, y: drag.y }, extents);
    return to === indexOf(outline, key) ? null : { type: "moveModule", key, to };
  }
  const place = topicPlace(outline, { key, y: drag.y }, extents);
  const same = place?.moduleKey === module.key && place.to === indexOf(outline, key);
  return place && !same ? { type: "moveTopic", key, ...place } : null;
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

/** Sorting an outline by pointer, by keyboard and by buttons; says in words what happens. */
export function useSorting({ outline, onChange, list, mayEnter = () => true }: SortedList) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [said, setSaid] = useState("");
  const latest = useRef(outline);
  useEffect(() => {
    latest.current = outline;
  }, [outline]);
  const focusAfter = useFocusAfterMove(list);
  const mayFollow = (key: string, action: OutlineAction): boolean => {
    const [from, to] = [latest.current, changeOutline(latest.current, action)].map((one) =>
      moduleOf(one, key),
    );
    return !to || to.key === from?.key || mayEnter(key, to.key);
  };
  const change = (action: OutlineAction) => {
    latest.current = changeOutline(latest.current, action);
    onChange(latest.current);
    return latest.current;
  };
  const start = (key: string, by: Lift["by"]) => {
    setLift({ key, by, before: latest.current });
    setSaid(sortTexts.lifted(latest.current, key));
  };
  const drop = (key: string) => {
    setLift(null);
    setSaid(sortTexts.dropped(latest.current, key));
  };
  const cancel = (key: string) => {
    const before = lift?.before ?? latest.current;
    latest.current = before;
    onChange(before);
    setLift(null);
    setSaid(sortTexts.cancelled(before, key));
    focusAfter(`[data-handle="${key}"]`);
  };
  const step = (key: string, by: -1 | 1) => {
    const action: OutlineAction = { type: "step", key, by };
    if (!canStep(latest.current, key, by) || !mayFollow(key, action))
      return setSaid(sortTexts.atEdge(latest.current, key));
    setSaid(sortTexts.moved(change(action), key));
  };
  const press = usePointerSort({
    list,
    onLift: (key) => start(key, "pointer"),
    onDrag: (key, y) => {
      const action = list.current && dragAction(latest.current, key, { y, list: list.current });
      if (action && mayFollow(key, action)) setSaid(sortTexts.moved(change(action), key));
    },
    onDrop: drop,
    onCancel: cancel,
  });
  const keys = useLiftKeys({ lift, start, drop, cancel, step, focusAfter });
  const stepByButton = (key: string, by: -1 | 1) => {
    const [same, other] = by === -1 ? ["up", "down"] : ["down", "up"];
    step(key, by);
    focusAfter(`[data-step="${key} ${same}"]`, `[data-step="${key} ${other}"]`);
  };
  return { change, step: stepByButton, said, liftedKey: lift?.key ?? null, press, keys, focusAfter };
}

/** What the parts of a sorted list need of it. */
export type Sorting = ReturnType<typeof useSorting>;

interface LiftKeys {
  lift: Lift | null;
  start: (key: string, by: Lift["by"]) => void;
  drop: (key: string) => void;
  cancel: (key: string) => void;
  step: (key: string, by: -1 | 1) => void;
  focusAfter: (...selectors: readonly string[]) => void;
}

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** What the keyboard does on a handle. */
function useLiftKeys({ lift, start, drop, cancel, step, focusAfter }: LiftKeys) {
  return (event: KeyboardEvent<HTMLElement>, key: string) => {
    const lifted = lift?.key === key && lift.by === "keyboard";
    if (!lifted) {
      if (!isPress(event)) return;
      event.preventDefault();
      return start(key, "keyboard");
    }
    if (event.key === "Tab") return drop(key);
    event.preventDefault();
    if (isPress(event)) return drop(key);
    if (event.key === "Escape") return cancel(key);
    const by = arrows[event.key];
    if (!by) return;
    step(key, by);
    focusAfter(`[data-handle="${key}"]`);
  };
}

const isPress = ({ key }: KeyboardEvent) => key === " " || key === "Enter";
