import type { FieldProps } from "./Field";

/** Something that can be chosen. */
export interface ComboboxOption {
  /** What tells it from the others. */
  value: string;
  label: string;
  /** What tells namesakes apart: an address, a code. */
  note?: string | undefined;
  /** What else is its exact name, such as a code that the note only mentions. */
  alias?: string | undefined;
}

export interface ComboboxProps extends FieldProps {
  /** What is chosen; null is nothing. */
  value: ComboboxOption | null;
  onChange: (value: ComboboxOption | null) => void;
  /** What fits the words, found by whoever renders this; the whole list may be far too long to bring. */
  options: readonly ComboboxOption[];
  /** Told the words once typing pauses, and '' when the list opens. */
  onSearch: (words: string) => void;
  /** The options are on their way. */
  waiting?: boolean | undefined;
  /** The options could not be brought. */
  failed?: boolean | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
}
