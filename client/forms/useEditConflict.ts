import { useEffect, useState } from "react";
import { areEqual, type CrossedField, crossedFields } from "./editConflict";

/** Something as it is saved, and which state of it that is. */
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
}

/**
 * Guards a form against edits that cross: it names the version that the editing began from, and when somebody else was
 * faster, it takes in what was not touched here and keeps what was typed beside the other's.
 */
export function useEditConflict<V extends object>(form: EditedForm<V>, newest: SavedState<V>) {
  const [base, setBase] = useState(newest);
  const [crossed, setCrossed] = useState<readonly CrossedField<V>[] | null>(null);
  const [isAwaitingNewest, setAwaitingNewest] = useState(false);
  const isSame = areEqual(base.values, newest.values);
  useEffect(() => {
    // A newer state came while nothing was typed: it is simply shown.
    if (isSame || form.dirty || form.busy) return;
    form.reset(newest.values);
    setBase(newest);
  });
  /** Takes in what someone else saved. */
  const take = (theirs: SavedState<V>) => {
    const fields = crossedFields({ base: base.values, mine: form.values, theirs: theirs.values });
    for (const { name, theirs: value, isOwnToo } of fields) if (!isOwnToo) form.set(name, value);
    setBase(theirs);
    setCrossed(fields);
  };
  useEffect(() => {
    if (!isAwaitingNewest || newest.version === base.version) return;
    setAwaitingNewest(false);
    take(newest);
  });
  return {
    /** The version to send: one that differs in nothing that the form shows is as good as the first. */
    version: isSame ? newest.version : base.version,
    /** What somebody else has changed; null while nobody has. */
    crossed,
    take,
    /** Takes in the newest state as soon as the store holds it, after a save that was refused as stale. */
    awaitNewest: () => setAwaitingNewest(true),
    /** Gives the own value of a field up for the other's. */
    giveUp({ name, theirs }: CrossedField<V>) {
      form.set(name, theirs);
      setCrossed(
        (known) => known?.map((one) => (one.name === name ? { ...one, isOwnToo: false } : one)) ?? null,
      );
    },
    /** Forgets the crossing, as after a save. */
    settle: () => setCrossed(null),
  };
}
