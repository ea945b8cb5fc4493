import { generationLabels, generationLimits } from "#gateway/domains/generation/contract";
import { TextArea, type TextAreaProps } from "~/ui/TextArea";

interface Props extends Omit<TextAreaProps, "label" | "limit" | "required"> {
  /** An instruction of its own, or a remark on what was generated. */
  for: "instruction" | "remark";
}

/** A field for what AI is told. */
export const InstructionArea = ({ for: kind, ...props }: Props) => (
  <TextArea rows={3} {...props} required label={generationLabels[kind]} limit={generationLimits[kind]} />
);
