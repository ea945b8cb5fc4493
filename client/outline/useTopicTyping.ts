import { useRef, useState } from "react";
import { outlineLimits } from "#gateway/domains/outlines/contract";
import {
  changeOutline,
  findModule,
  findRow,
  findRowIndex,
  type Outline,
  type TopicPlace,
} from "../ui/sorting/outline";
import type { Sorting } from "../ui/sorting/useSorting";

/** A row that Enter has opened for the next topic. */
interface OpenRow extends TopicPlace {
  key: string;
}

/** Returns the outline with its open row, unless something was typed into it and it has become a topic. */
function withOpenRow(outline: Outline, open: OpenRow | null): Outline {
  if (!open || findRow(outline, open.key)) return outline;
  const { key, moduleKey, to } = open;
  const added = { type: "insertTopics", after: moduleKey, topics: [{ key, name: "" }] } as const;
  return changeOutline(changeOutline(outline, added), { type: "moveTopic", key, moduleKey, to });
}

function placeOf(outline: Outline, key: string): OpenRow | null {
  const module = findModule(outline, key);
  return module ? { key, moduleKey: module.key, to: findRowIndex(outline, key) } : null;
}

/**
 * The open row stands in the list, and in the outline once something is typed into it: nobody asked for it by a
 * button, so an empty one is neither saved nor complained about.
 */
export function useOpenRow(outline: Outline, onChange: (outline: Outline) => void) {
  const [open, setOpen] = useState<OpenRow | null>(null);
  const key = useRef<string | null>(null);
  const change = (next: Outline) => {
    const row = key.current === null ? undefined : findRow(next, key.current);
    setOpen(row ? placeOf(next, row.key) : null);
    onChange(row?.name.trim() === "" ? changeOutline(next, { type: "delete", key: row.key }) : next);
  };
  const setKey = (opened: string | null) => {
    key.current = opened;
  };
  const close = (closed: string) => {
    if (key.current !== closed) return;
    key.current = null;
    setOpen(null);
  };
  return { shown: withOpenRow(outline, open), change, setKey, close };
}

/** What typing one topic after the other needs of an outline. */
export interface TopicTyping {
  /** Opens an empty topic below a topic, or at the end of a module, and gives it the focus. */
  openNext: (after: string) => void;
  /** Adds a topic for each name below a topic, and an empty one to go on in. */
  continueBelow: (after: string, names: readonly string[]) => void;
  /** Ends the typing: drops a row that nothing was typed into, and leads to the module's Add Topic. */
  end: (key: string, isEmpty: boolean) => void;
  /** Drops the open row when it is left empty. */
  abandon: (key: string) => void;
}

/** Typing topics one after the other into the rows that a list shows. */
export function useTopicTyping(
  { shown, setKey, close }: ReturnType<typeof useOpenRow>,
  sorting: Sorting,
): TopicTyping {
  const continueBelow = (after: string, names: readonly string[]) => {
    const count = (findModule(shown, after)?.topics.length ?? 0) + names.length;
    const hasRoom = count < outlineLimits.topics;
    const rows = hasRoom ? [...names, ""] : names;
    const topics = rows.map((name) => ({ key: crypto.randomUUID(), name }));
    setKey(hasRoom ? (topics.at(-1)?.key ?? null) : null);
    sorting.change({ type: "insertTopics", after, topics });
  };
  return {
    openNext: (after) => continueBelow(after, []),
    continueBelow,
    end: (key, isEmpty) => {
      const module = findModule(shown, key);
      if (isEmpty) sorting.change({ type: "delete", key });
      if (module) sorting.focusAfter(`[data-add-topic="${module.key}"]`, "[data-handle]");
    },
    abandon: close,
  };
}
