import { useEffect, useState } from "react";
import { areEqual, type CrossedField, crossedFields } from "./editConflict";

/** A saved object with its version. */
export interface SavedState<V> {
  version: string;
  values: V;
}

interface EditedForm<V> {
  values: V;
  dirty: boolean;
  busy: boolean;
  set: <K extends keyof V & string>(name: K, value: V[K]) => void;
  reset: (next: V) => void;
  /** Input that an earlier window had left unsaved. */
  left?: { base: SavedState<V> | null } | null;
}

/**
 * Detects concurrent edits of a form. It sends the version that the edit began from; when someone else saved first, it
 * takes their values for unchanged fields and keeps the person's own values of the others beside theirs.
 */
export function useEditConflict<V extends object>(form: EditedForm<V>, newest: SavedState<V>) {
  const [base, setBase] = useState(form.left?.base ?? newest);
  const [crossed, setCrossed] = useState<readonly CrossedField<V>[] | null>(null);
  const [isAwaitingNewest, setAwaitingNewest] = useState(false);
  const isSame = areEqual(base.values, newest.values);
  useEffect(() => {
    // A newer version arrived while the form was unchanged: it is simply shown.
    if (isSame || form.dirty || form.busy) return;
    form.reset(newest.values);
    setBase(newest);
  });
  /** Merges the version that someone else saved. */
  const take = (theirs: SavedState<V>) => {
    const fields = crossedFields({ base: base.values, mine: form.values, theirs: theirs.values });
    for (const { name, theirs: value, isOwnToo } of fields) if (!isOwnToo) form.set(name, value);
    setBase(theirs);
    setCrossed(fields);
  };
  // Input that was left may have begun from a version that is not the latest any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later versions arrive by a save that is refused.
  useEffect(() => {
    if (base.version !== newest.version && !isSame) take(newest);
  }, []);
  useEffect(() => {
    if (!isAwaitingNewest || newest.version === base.version) return;
    setAwaitingNewest(false);
    take(newest);
  });
  return {
    /** The row that the edit is based on. */
    base,
    /** The version to send. A newer one whose form fields are unchanged replaces the first. */
    version: isSame ? newest.version : base.version,
    /** The changes of someone else; null without a conflict. */
    crossed,
    take,
    /** Merges the latest version as soon as the store has it, after a save was refused as stale. */
    awaitNewest: () => setAwaitingNewest(true),
    /** Replaces the person's value of a field with the other one. */
    giveUp({ name, theirs }: CrossedField<V>) {
      form.set(name, theirs);
      setCrossed(
        (known) =>
          known?.map((field) => (field.name === name ? { ...field, isOwnToo: false } : field)) ?? null,
      );
    },
    /** Clears the conflict, as after a save. */
    settle: () => setCrossed(null),
  };
}
