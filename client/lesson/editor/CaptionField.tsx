import { blockLabels } from "#gateway/domains/lessons/blockContract";
import { lessonLimits } from "#gateway/domains/lessons/contract";
import { TextInput } from "~/ui/TextInput";
import type { BodyProps } from "./bodyProps";

/** The caption of a block. */
export const CaptionField = ({ content: { caption }, onEdit }: Pick<BodyProps, "content" | "onEdit">) => (
  <TextInput
    label={blockLabels.caption}
    required={false}
    limit={lessonLimits.caption}
    value={caption}
    onChange={(typed) => onEdit({ caption: typed })}
  />
);
