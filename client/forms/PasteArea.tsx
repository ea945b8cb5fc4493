import { TextArea, type TextAreaProps } from "../ui/TextArea";
import { UnsavedChanges } from "./UnsavedChanges";

interface Props extends Omit<TextAreaProps, "rows"> {
  /** Whether the text is being sent; leaving asks while it is not. */
  busy: boolean;
  /** A text as it may look, shown while there is none. */
  example: string;
}

/** A field for a text to import, which is pasted or read from a file. Leaving the screen would lose it. */
export const PasteArea = ({ busy, example, ...props }: Props) => (
  <>
    <UnsavedChanges when={props.value.trim() !== "" && !busy} />
    <TextArea {...props} rows={12} required spellCheck={false} placeholder={example} />
  </>
);
