import type { z } from "zod";
import { type SavedState, useEditConflict } from "./useEditConflict";
import { type FieldError, type FormOptions, type FormValues, useForm } from "./useForm";
import type { KeptPlace } from "./useKeptInput";
import type { Saved } from "./useLeaveForm";

/** The values that a form passes to the function that saves it. */
export interface SaveOptions {
  /** The version that the edit began from. */
  version: string;
  onFieldErrors: (errors: readonly FieldError[]) => void;
  /** Called when someone else saved first, once the latest state is read. */
  onStale: () => void;
}

/** Saves a form's output; returns false when it was refused. */
export type SaveForm<Input> = (input: Input, saving: SaveOptions) => Promise<Saved>;

interface Options<S extends z.ZodObject, V extends FormValues<S>>
  extends Pick<FormOptions<S, V>, "schema" | "labels"> {
  /** The latest saved state. */
  saved: SavedState<V>;
  onSave: SaveForm<z.output<S>>;
  /** The place where unsaved input outlasts the page; null for forms that hold a secret, which must not stay in a browser. */
  kept: Omit<KeptPlace<V>, "getBase"> | null;
}

/** A form that is only saved if the version that the edit began from is still the latest. */
export function useVersionedForm<S extends z.ZodObject, V extends FormValues<S>>(options: Options<S, V>) {
  const { schema, labels, saved, onSave, kept } = options;
  const form = useForm<S, V>({
    schema,
    labels,
    initial: saved.values,
    kept: kept ? { ...kept, getBase: (): SavedState<V> => crossing.base } : undefined,
    async onSubmit(input): Promise<Saved> {
      const saving = await onSave(input, {
        version: crossing.version,
        onFieldErrors: form.setServerErrors,
        onStale: crossing.awaitNewest,
      });
      if (saving) crossing.settle();
      return saving;
    },
  });
  const crossing = useEditConflict(form, saved);
  const discardLeft = () => {
    form.discardLeft();
    crossing.settle();
  };
  return { form: { ...form, discardLeft }, crossing };
}
