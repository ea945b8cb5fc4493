import type { BlockContent } from "#gateway/domains/lessons/blockContract";
import type { RichTextProps } from "./RichText";

/** The props of a block's editor. */
export interface BodyProps {
  content: BlockContent;
  /** Changes when the content is replaced by another than the typed one. */
  epoch: number;
  onEdit: (change: Partial<BlockContent>) => void;
  /** Adds a block below this one, as for the second of several files. */
  onMore: (content: Partial<BlockContent> & Pick<BlockContent, "kind">) => void;
  /** The messages of its fields. */
  problems: Readonly<Record<string, string>>;
  courseId: number;
  /** The block was just added and takes the focus. */
  isNew: boolean;
  onSlash: RichTextProps["onSlash"];
}
