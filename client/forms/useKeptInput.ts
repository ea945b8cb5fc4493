import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { z } from "zod";
import { areEqual } from "./editConflict";
import { type KeptForm, keptForms } from "./keptForms";
import type { SavedState } from "./useEditConflict";
import type { ChosenOptions } from "./useOptionField";

/** The place where the unsaved input of a form is kept. Forms with passwords or other secrets have none. */
export interface KeptPlace<V> {
  /** The kind of form, as in 'announcement'. */
  name: string;
  /** The id of the row that the form is about; 'new' for what is not saved yet. */
  id: number | string;
  /** Returns what the edit began from; left out where that makes no difference. */
  getBase?: () => SavedState<V>;
}

/** The beginning of a form where an earlier window has left something unsaved. */
interface Left<V> {
  values: V;
  /** When it was typed, as an ISO moment. */
  savedAt: string;
  base: SavedState<V> | null;
  options: Stored["options"];
}

const fields = z.record(z.string(), z.unknown());
const option = z.object({ value: z.string(), label: z.string(), note: z.string().optional() });
const storedSchema = z.object({
  savedAt: z.string(),
  values: fields,
  /** The options that pickers show, by the names of their fields. */
  options: z.record(z.string(), option.nullable()),
  base: z.object({ version: z.string(), values: fields }).nullable(),
});
type Stored = z.output<typeof storedSchema>;

/** Whether a stored value has the shape of the form's own; an earlier page may have had other fields. */
function isAlike(stored: unknown, own: unknown): boolean {
  if (Array.isArray(own))
    return Array.isArray(stored) && (own.length === 0 || stored.every((item) => isAlike(item, own[0])));
  if (own === undefined || own === null || stored === null) return true;
  if (typeof own !== "object") return typeof stored === typeof own;
  if (typeof stored !== "object") return false;
  const parts = new Map(Object.entries(stored));
  return Object.entries(own).every(([name, part]) => part === undefined || isAlike(parts.get(name), part));
}

function readLeft<V extends object>(kept: KeptForm<Stored>, initial: V): Left<V> | null {
  const stored = kept.takeOver();
  if (!stored || !isAlike(stored.values, initial)) return null;
  const { savedAt, base, options } = stored;
  const values = { ...initial, ...(stored.values as V) };
  // It was saved, and the page closed before it could tell.
  if (areEqual(values, initial)) {
    kept.drop();
    return null;
  }
  const isFit = base !== null && isAlike(base.values, initial);
  return {
    savedAt,
    options,
    values,
    base: isFit ? { version: base.version, values: { ...initial, ...(base.values as V) } } : null,
  };
}

const nowhere: KeptForm<Stored> = {
  takeOver: () => null,
  write: () => undefined,
  drop: () => undefined,
  dropAll: () => undefined,
  hasLeft: () => false,
};

/** Returns the input that an earlier window has left of a form, and keeps this one's. */
export function useKeptInput<V extends object>(place: KeptPlace<V> | undefined, initial: V) {
  const { name, id = "" } = place ?? {};
  const kept = useMemo(
    () => (name === undefined ? nowhere : keptForms<Stored>({ name, schema: storedSchema })(id)),
    [name, id],
  );
  const [left, setLeft] = useState(() => readLeft(kept, initial));
  const options = useRef<Stored["options"]>(left?.options ?? {});
  const [chosen] = useState(
    (): ChosenOptions => ({
      read: (field) => options.current[field] ?? null,
      note(field, shown) {
        options.current = { ...options.current, [field]: shown };
      },
    }),
  );
  const forget = useCallback(() => {
    kept.drop();
    setLeft(null);
  }, [kept]);
  return { left, kept, forget, options, chosen };
}

interface Keeping<V> {
  values: V;
  dirty: boolean;
  kept: KeptForm<Stored>;
  options: { readonly current: Stored["options"] };
  place: KeptPlace<V> | undefined;
}

const toFields = (values: object): Stored["values"] => Object.fromEntries(Object.entries(values));

/** Keeps a form's input while it differs from what is saved. */
export function useKeeping<V extends object>({ values, dirty, kept, options, place }: Keeping<V>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is kept anew.
  useEffect(() => {
    if (!dirty) return kept.drop();
    const base = place?.getBase?.() ?? null;
    kept.write({
      savedAt: new Date().toISOString(),
      values: toFields(values),
      options: options.current,
      base: base && { version: base.version, values: toFields(base.values) },
    });
  }, [kept, dirty, values]);
}
