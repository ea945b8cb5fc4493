import { Combobox } from "./Combobox";
import type { ComboboxOption, ComboboxProps } from "./comboboxOption";

/** The props that a field passes on to its choice. */
export type MatchFieldProps = Omit<ComboboxProps, "options" | "onSearch" | "waiting" | "failed">;

interface Props extends MatchFieldProps {
  /** The return value of `useMatches`. */
  found: {
    readonly matches: readonly ComboboxOption[];
    readonly waiting: boolean;
    readonly failed: boolean;
    readonly search: (words: string) => void;
  };
}

/** A combobox whose options are searched at the server. */
export function MatchCombobox({ found: { matches, waiting, failed, search }, ...props }: Props) {
  return <Combobox {...props} waiting={waiting} failed={failed} options={matches} onSearch={search} />;
}
