import {
  CircleHelp,
  Code,
  FileText,
  Frame,
  Image,
  type LucideIcon,
  Mic,
  Paperclip,
  StickyNote,
  Video,
} from "lucide-react";
import { type BlockKind, blockKindLabels, blockKinds } from "#gateway/domains/lessons/contract";

interface KindLook {
  icon: LucideIcon;
  /** Describes its purpose in the menu. */
  hint: string;
  /** Other names that people look for. */
  words: string;
}

export const kindLooks: Record<BlockKind, KindLook> = {
  TEXT: { icon: FileText, hint: "Headings, lists, tables, links", words: "paragraph heading markdown" },
  CODE: { icon: Code, hint: "Highlighted, with a Copy button", words: "snippet program" },
  CALLOUT: { icon: StickyNote, hint: "A note, a tip or a warning", words: "info warning note box" },
  IMAGE: { icon: Image, hint: "An uploaded picture", words: "picture photo diagram" },
  VIDEO: { icon: Video, hint: "Uploaded, or from YouTube or Vimeo", words: "film youtube vimeo" },
  AUDIO: { icon: Mic, hint: "An uploaded recording", words: "sound recording podcast" },
  FILE: { icon: Paperclip, hint: "A PDF or any other file", words: "pdf attachment download" },
  EMBED: { icon: Frame, hint: "A page of another site", words: "iframe link website" },
  QUESTION: { icon: CircleHelp, hint: "From the course's question bank", words: "quiz exercise" },
};

export interface KindOption {
  value: BlockKind;
  label: string;
}

/** The kinds of blocks that match what is typed; names that begin with it come first. */
export function findKinds(typed: string): KindOption[] {
  const wanted = typed.trim().toLowerCase();
  const options = blockKinds.map((value) => ({ value, label: blockKindLabels[value] }));
  const rank = ({ value, label }: KindOption) => {
    if (label.toLowerCase().startsWith(wanted)) return 0;
    return `${label} ${kindLooks[value].words}`.toLowerCase().includes(wanted) ? 1 : 2;
  };
  return options.filter((option) => rank(option) < 2).sort((left, right) => rank(left) - rank(right));
}
