import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { outlineLabels, sectionSchema, topicSchema } from "#gateway/domains/outlines/contract";
import { afterPress } from "../forms/afterPress";
import { check } from "../forms/check";
import type { PartBinding } from "../forms/useForm";
import { isComposing } from "../ui/isComposing";
import { TextInput } from "../ui/TextInput";
import { pastedLines } from "./pastedLines";

/** The kind of row: a section (a module's name in forms) or a topic. */
export type RowKind = keyof Pick<typeof outlineLabels, "section" | "topic">;

const schemas = { section: sectionSchema, topic: topicSchema } as const;

/** The problem with a row's name; undefined if it is valid. */
export function nameProblem(kind: RowKind, name: string): string | undefined {
  const checked = check(schemas[kind], { name }, { name: outlineLabels[kind] });
  return checked.ok ? undefined : checked.problems[0]?.inline;
}

interface RowNameProps {
  kind: RowKind;
  name: string;
  /** The name's place in the form; undefined for a row that is not part of the outline yet. */
  part: PartBinding | undefined;
  /** Whether someone began to type here: the field takes the focus. */
  isBegun: boolean;
  onRename: (name: string) => void;
  /** Called with a valid name; `byKey` is true if the field still had the focus. */
  onDone: (byKey: boolean) => void;
  /** Called by Enter in a new row, to continue with the next one. */
  onNext: () => void;
  /** Called by Escape in a new row, and by Enter in an empty one. */
  onEnd: (isEmpty: boolean) => void;
  /** Called when a new row is left empty. */
  onAbandon: () => void;
  /** Called with the remaining lines of a pasted text; the first one became this row's name. */
  onLines: (names: readonly string[]) => void;
}

/** The field for a row's name: Enter saves it, Escape restores the previous name or cancels a new row. */
export function RowName(props: RowNameProps) {
  const { kind, name, part, isBegun, onRename } = props;
  const field = useRef<HTMLInputElement>(null);
  const { problem, ...events } = useNameEvents(props, field);
  useEffect(() => {
    if (isBegun) field.current?.focus();
  }, [isBegun]);
  return (
    <TextInput
      ref={field}
      id={part?.id}
      label={outlineLabels[kind]}
      hideLabel
      placeholder={outlineLabels[kind]}
      required
      value={name}
      onChange={onRename}
      {...events}
      error={part?.error ?? problem}
      className="flex-1"
      autoComplete="off"
    />
  );
}

function useNameEvents(props: RowNameProps, field: { current: HTMLInputElement | null }) {
  const { kind, name, onRename, onDone, onNext, onEnd, onAbandon, onLines } = props;
  const before = useRef(name);
  const isNew = before.current === "";
  const [left, setLeft] = useState(false);
  const problem = nameProblem(kind, name);
  const isEmpty = name.trim() === "";
  const keep = (byKey: boolean) => {
    setLeft(true);
    if (!problem) onDone(byKey);
  };
  const enter = () => {
    if (isNew && isEmpty) return onEnd(true);
    if (!isNew || problem) return keep(true);
    onDone(false);
    onNext();
  };
  const giveUp = () => {
    if (isNew && problem && !isEmpty) return keep(true);
    if (isNew) {
      if (!isEmpty) onDone(false);
      return onEnd(isEmpty);
    }
    onRename(before.current);
    onDone(true);
  };
  return {
    problem: left ? problem : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if ((event.key !== "Enter" && event.key !== "Escape") || isComposing(event)) return;
      event.preventDefault();
      if (event.key === "Enter") enter();
      else giveUp();
    },
    onBlur: () => {
      // The window lost the focus, not the field: the focus will return to the field.
      if (document.activeElement === field.current) return;
      keep(false);
      if (isNew && isEmpty) afterPress(onAbandon);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const [first = "", ...others] = pastedLines(event.clipboardData.getData("text"));
      if (kind !== "topic" || others.length === 0) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      onRename(
        name.slice(0, selectionStart ?? name.length) + first + name.slice(selectionEnd ?? name.length),
      );
      onDone(false);
      onLines(others);
    },
  };
}
