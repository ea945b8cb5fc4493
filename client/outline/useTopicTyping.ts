import { nanoid } from "nanoid";
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

/** The row that Enter opened for the next topic. */
interface OpenRow extends TopicPlace {
  key: string;
}

/** Returns the outline with its open row, unless typing has already made it a topic. */
function withOpenRow(outline: Outline, open: OpenRow | null): Outline {
  if (!open || findRow(outline, open.key)) return outline;
  const { key, moduleKey, to } = open;
  const added = { type: "insertTopics", after: moduleKey, topics: [{ key, name: "" }] } as const;
  return changeOutline(changeOutline(outline, added), { type: "moveTopic", key, moduleKey, to });
}

function findPlace(outline: Outline, key: string): OpenRow | null {
  const module = findModule(outline, key);
  return module ? { key, moduleKey: module.key, to: findRowIndex(outline, key) } : null;
}

/**
 * The open row is shown in the list, and becomes part of the outline once it has text. Since no one asked for it
 * explicitly, an empty one is neither saved nor reported as an error.
 */
export function useOpenRow(outline: Outline, onChange: (outline: Outline) => void) {
  const [open, setOpen] = useState<OpenRow | null>(null);
  const key = useRef<string | null>(null);
  const change = (next: Outline) => {
    const row = key.current === null ? undefined : findRow(next, key.current);
    setOpen(row ? findPlace(next, row.key) : null);
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

/** The actions for typing several topics in a row. */
export interface TopicTyping {
  /** Opens an empty topic below a topic, or at the end of a module, and focuses it. */
  openNext: (after: string) => void;
  /** Adds a topic for each name below a topic, and opens an empty one after them. */
  continueBelow: (after: string, names: readonly string[]) => void;
  /** Ends typing: removes an empty row and focuses the module's Add Topic. */
  end: (key: string, isEmpty: boolean) => void;
  /** Removes the open row when it is left empty. */
  abandon: (key: string) => void;
}

/** Typing several topics in a row into the list. */
export function useTopicTyping(
  { shown, setKey, close }: ReturnType<typeof useOpenRow>,
  sorting: Sorting,
): TopicTyping {
  const continueBelow = (after: string, names: readonly string[]) => {
    const count = (findModule(shown, after)?.topics.length ?? 0) + names.length;
    const hasRoom = count < outlineLimits.topics;
    const rows = hasRoom ? [...names, ""] : names;
    const topics = rows.map((name) => ({ key: nanoid(), name }));
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
