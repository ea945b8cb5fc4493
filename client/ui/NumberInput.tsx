import { TextInput, type TextInputProps } from "./TextInput";

/** A field for a number. Whole numbers are expected, unless `inputMode` is "decimal". */
export const NumberInput = (props: Omit<TextInputProps, "type">) => (
  <TextInput inputMode="numeric" {...props} type="number" />
);
