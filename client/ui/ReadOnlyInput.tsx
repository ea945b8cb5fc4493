import { TextInput, type TextInputProps } from "./TextInput";

const nothing = () => undefined;

/** A text to copy by hand, selected as a whole as soon as it has the focus. */
export const ReadOnlyInput = (props: Omit<TextInputProps, "readOnly" | "onChange" | "onFocus">) => (
  <TextInput {...props} readOnly onChange={nothing} onFocus={(event) => event.target.select()} />
);
