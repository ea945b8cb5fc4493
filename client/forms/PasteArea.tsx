import { TextArea, type TextAreaProps } from "../ui/TextArea";

interface Props extends Omit<TextAreaProps, "rows" | "required" | "placeholder"> {
  /** A text as it may look, shown while there is none. */
  example: string;
}

/** A field for a text to import, which is pasted or read from a file. */
export const PasteArea = ({ example, ...props }: Props) => (
  <TextArea {...props} rows={12} required spellCheck={false} placeholder={example} />
);
