import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { ComboboxOption } from "../ui/comboboxOption";
import { IconButton } from "../ui/IconButton";
import type { MatchFieldProps } from "../ui/MatchCombobox";
import type { FieldBinding } from "./useForm";

interface Props {
  field: FieldBinding<readonly ComboboxOption[]>;
  /** The most options that can be chosen. */
  most: number;
  /** The search for the next option. */
  picker: (props: MatchFieldProps) => ReactNode;
}

/** A choice of several options: a search that adds one, and below it those that are chosen. */
export function ManyField({ field, most, picker }: Props) {
  const { value: chosen, onChange, ...binding } = field;
  const add = (option: ComboboxOption | null) => {
    if (option && !chosen.some(({ value }) => value === option.value)) onChange([...chosen, option]);
  };
  const remove = (removed: ComboboxOption) => {
    // The button goes with its option; the search is where one goes on.
    document.getElementById(binding.id)?.focus();
    onChange(chosen.filter(({ value }) => value !== removed.value));
  };
  return (
    <div className="min-w-0">
      {picker({
        ...binding,
        required: true,
        value: null,
        onChange: add,
        disabled: chosen.length >= most,
      })}
      {chosen.length > 0 && (
        <ul aria-label={`Chosen ${field.label.toLowerCase()}`} className="mt-2 flex flex-wrap gap-1.5">
          {chosen.map((option) => (
            <li
              key={option.value}
              className="flex max-w-full min-w-0 items-center gap-1 rounded-md border border-line bg-raised py-0.5 pr-0.5 pl-2.5 text-sm text-ink"
            >
              <span className="truncate" title={option.label}>
                {option.label}
              </span>
              <IconButton
                size="sm"
                label={`Remove ${option.label}`}
                icon={<X />}
                onClick={() => remove(option)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
