import { useState } from "react";
import type { ComboboxOption } from "../ui/comboboxOption";

interface IdField {
  name: string;
  /** The id of the chosen option; '' for none. */
  value: string;
  onChange: (id: string) => void;
}

/** The options that a form's pickers show: they are kept with its unsaved input, which has only their ids. */
export interface ChosenOptions {
  readonly read: (name: string) => ComboboxOption | null;
  readonly note: (name: string, option: ComboboxOption | null) => void;
}

interface Options {
  /** The option of the saved value. */
  initial?: ComboboxOption | null;
  /** `chosen` of the form, where its input is kept. */
  chosen?: ChosenOptions;
}

/** A field that holds the id of an option, as a picker needs it: this keeps the option, whose label is shown. */
export function useOptionField<Field extends IdField>(field: Field, options: Options = {}) {
  const { initial = null, chosen } = options;
  const [option, setOption] = useState(() => chosen?.read(field.name) ?? initial);
  return {
    ...field,
    // The value may be the saved one again, or that of someone else's edit.
    value: [option, initial].find((known) => known?.value === field.value) ?? null,
    onChange: (next: ComboboxOption | null) => {
      setOption(next);
      chosen?.note(field.name, next);
      field.onChange(next?.value ?? "");
    },
  };
}
