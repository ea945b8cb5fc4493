import { useState } from "react";
import { matchLimits, sortMatches } from "#gateway/domains/lists/matchContract";
import { Combobox } from "./Combobox";
import type { ComboboxOption, ComboboxProps } from "./comboboxOption";

interface Props
  extends Omit<ComboboxProps, "options" | "onSearch" | "waiting" | "failed" | "value" | "onChange"> {
  /** Everything there is to choose from. */
  options: readonly ComboboxOption[];
  /** The chosen option's value; '' is none. */
  value: string;
  onChange: (value: string) => void;
}

/** A choice among options that are all at hand, too many for a native select. */
export function OptionPicker({ options, value, onChange, ...props }: Props) {
  const [words, setWords] = useState("");
  const matches = sortMatches(options, words, ({ label }) => label);
  return (
    <Combobox
      {...props}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(option) => onChange(option?.value ?? "")}
      options={matches.slice(0, matchLimits.offered)}
      onSearch={setWords}
    />
  );
}
