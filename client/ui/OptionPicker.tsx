import { useState } from "react";
import { matchLimits, sortMatches } from "#gateway/domains/lists/matchContract";
import { Combobox } from "./Combobox";
import type { ComboboxOption, ComboboxProps } from "./comboboxOption";

interface Props
  extends Omit<ComboboxProps, "options" | "onSearch" | "waiting" | "failed" | "value" | "onChange"> {
  /** All options. */
  options: readonly ComboboxOption[];
  /** The chosen option's value; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A searchable choice among loaded options, for lists too long for a native select. */
export function OptionPicker({ options, value, onChange, ...props }: Props) {
  const [search, setSearch] = useState("");
  const matches = sortMatches(options, search, ({ label }) => label);
  return (
    <Combobox
      {...props}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(option) => onChange(option?.value ?? "")}
      options={matches.slice(0, matchLimits.offered)}
      onSearch={setSearch}
    />
  );
}
