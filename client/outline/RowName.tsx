import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { outlineLabels, outlineLimits } from "../../gateway/domains/outlines/contract";
import { inline } from "../forms/messages";
import { TextInput } from "../ui/TextInput";

/** What a row is: a section, as modules are called in forms, or a topic. */
export type RowKind = keyof typeof outlineLabels;

/** What is wrong with a row's name; undefined when nothing is. */
export function nameProblem(kind: RowKind, name: string): string | undefined {
  const label = outlineLabels[kind];
  if (name.trim() === "") return inline.required(label);
  return name.trim().length > outlineLimits.name ? inline.maxLength(label, outlineLimits.name) : undefined;
}

interface RowNameProps {
  kind: RowKind;
  name: string;
  onRename: (name: string) => void;
  /** Called when the name may stand; `byKey` when the focus was in the field until now. */
  onDone: (byKey: boolean) => void;
}

/** A row's name while it is typed: Enter keeps it, Escape brings the earlier one back. */
export function RowName({ kind, name, onRename, onDone }: RowNameProps) {
  const before = useRef(name);
  const field = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const problem = nameProblem(kind, name);
  useEffect(() => field.current?.focus(), []);
  const keep = (byKey: boolean) => {
    setLeft(true);
    if (!problem) onDone(byKey);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") return keep(true);
    onRename(before.current);
    if (before.current !== "") onDone(true);
  };
  return (
    <TextInput
      ref={field}
      label={outlineLabels[kind]}
      hideLabel
      placeholder={outlineLabels[kind]}
      required
      value={name}
      onChange={onRename}
      onBlur={() => keep(false)}
      onKeyDown={keys}
      error={left ? problem : undefined}
      className="flex-1"
      autoComplete="off"
    />
  );
}
