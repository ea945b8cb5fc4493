import type { FieldProps } from "./Field";

/** An option that can be chosen. */
export interface ComboboxOption {
  /** Identifies the option. */
  value: string;
  label: string;
  /** Distinguishes options with the same label: an email address, a code. */
  note?: string | undefined;
  /** Another exact name of the option, such as a code that the note only mentions. */
  alias?: string | undefined;
}

export interface ComboboxProps extends FieldProps {
  /** The chosen option; null for none. */
  value: ComboboxOption | null;
  onChange: (value: ComboboxOption | null) => void;
  /** The options that match the search. The caller finds them, since the whole list may be too long to load. */
  options: readonly ComboboxOption[];
  /** Called with the search once typing pauses, and with '' when the list opens. */
  onSearch: (search: string) => void;
  /** True while options load. */
  waiting?: boolean | undefined;
  /** True when loading the options failed. */
  failed?: boolean | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
}
