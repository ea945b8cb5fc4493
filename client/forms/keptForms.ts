import { keptEdits } from "./keptEdits";

interface Options<Value> {
  /** The kind of form, as in 'course'. */
  name: string;
  /** Reads what an earlier page may have kept in another format. */
  schema: { parse: (stored: unknown) => Value };
}

/** The unsaved input of a form, of which each window keeps its own. */
export interface KeptForm<Value> {
  /** Takes over what an earlier window has left; null without anything. */
  readonly takeOver: () => Value | null;
  readonly write: (value: Value) => void;
  /** Whether any window has left something. */
  readonly hasLeft: () => boolean;
  /** Forgets this window's input. */
  readonly drop: () => void;
  /** Forgets the input of all windows, as when the thing itself is gone. */
  readonly dropAll: () => void;
}

/** Keeps the unsaved input of a kind of form, by what it is about. */
export function keptForms<Value>({ name, schema }: Options<Value>) {
  const openEdits = keptEdits(name);
  return (id: number | string): KeptForm<Value> => {
    const { takeOver, write, drop, dropAll, list } = openEdits(id);
    return {
      drop,
      dropAll,
      hasLeft: () => list().length > 0,
      write: (value) => write({ text: JSON.stringify(value), version: null }),
      takeOver() {
        const left = takeOver();
        if (!left) return null;
        try {
          return schema.parse(JSON.parse(left.text));
        } catch {
          return null;
        }
      },
    };
  };
}
