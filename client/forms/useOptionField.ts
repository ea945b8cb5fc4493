import { useState } from "react";
import type { ComboboxOption } from "../ui/comboboxOption";

interface IdField {
  /** The id of the chosen option; '' for none. */
  value: string;
  onChange: (id: string) => void;
}

/** A field that holds the id of an option, as a picker needs it: this keeps the option, whose label is shown. */
export function useOptionField<Field extends IdField>(field: Field, initial: ComboboxOption | null = null) {
  const [option, setOption] = useState(initial);
  return {
    ...field,
    value: field.value === "" ? null : option,
    onChange: (next: ComboboxOption | null) => {
      setOption(next);
      field.onChange(next?.value ?? "");
    },
  };
}
