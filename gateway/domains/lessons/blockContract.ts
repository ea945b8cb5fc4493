import { z } from "zod";
import { enumField, messages, optionalId, optionalText } from "../contract";
import { getValues } from "../labelsContract";
import { type BlockKind, blockKinds, calloutTones, lessonLimits } from "./contract";

export const blockLabels = {
  kind: "Kind",
  markdown: "Text",
  language: "Language",
  tone: "Tone",
  url: "Link",
  caption: "Caption",
  altText: "Alternative text",
  fileId: "File",
  captionsFileId: "Captions",
  questionId: "Question",
} as const;

export const blockMessages = {
  video: "Choose a video, or enter a YouTube or Vimeo link",
  embed: "Enter a link that begins with https://",
  file: "Choose a file",
  question: "Choose a question",
  text: "Write its text",
} as const;

const videoAddresses = [
  {
    host: "YOUTUBE",
    pattern: /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#\s]*&)?v=([\w-]{11})(?:[&#]\S*)?$/i,
  },
  { host: "YOUTUBE", pattern: /^https:\/\/youtu\.be\/([\w-]{11})(?:[?#]\S*)?$/i },
  {
    host: "YOUTUBE",
    pattern:
      /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/([\w-]{11})(?:[?#]\S*)?$/i,
  },
  { host: "VIMEO", pattern: /^https:\/\/(?:www\.)?vimeo\.com\/(\d{5,12})(?:[/?#]\S*)?$/i },
  { host: "VIMEO", pattern: /^https:\/\/player\.vimeo\.com\/video\/(\d{5,12})(?:[?#]\S*)?$/i },
] as const;

/** The host and id of a YouTube or Vimeo video; null for any other address. */
export function parseVideoAddress(url: string): { host: "YOUTUBE" | "VIMEO"; id: string } | null {
  for (const { host, pattern } of videoAddresses) {
    const id = pattern.exec(url)?.[1];
    if (id !== undefined) return { host, id };
  }
  return null;
}

/** Whether an address may be framed: https, without an account in it. */
function isEmbeddable(url: string): boolean {
  if (!/^https:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/i.test(url)) return false;
  return URL.canParse(url);
}

/** A text that is kept as it was typed, white space included. */
const verbatim = (label: string, max: number) =>
  z
    .string(messages.invalid(label))
    .max(max, messages.tooLong(label, max))
    .nullish()
    .transform((text) => text ?? "");

const fields = z.object({
  kind: enumField(blockLabels.kind, blockKinds),
  markdown: verbatim(blockLabels.markdown, lessonLimits.markdown),
  language: optionalText(blockLabels.language, { max: 40 }),
  tone: enumField(blockLabels.tone, calloutTones).nullish(),
  url: optionalText(blockLabels.url, { max: lessonLimits.url }),
  caption: optionalText(blockLabels.caption, { max: lessonLimits.caption }),
  altText: optionalText(blockLabels.altText, { max: lessonLimits.altText }),
  fileId: optionalId(blockLabels.fileId),
  captionsFileId: optionalId(blockLabels.captionsFileId),
  questionId: optionalId(blockLabels.questionId),
});
type Fields = z.output<typeof fields>;

interface Problem {
  field: keyof typeof blockLabels;
  message: string;
}

const requireFile = ({ fileId }: Fields): Problem | null =>
  fileId ? null : { field: "fileId", message: blockMessages.file };

/** Without a text it would be an empty box. */
const requireText = ({ markdown }: Fields): Problem | null =>
  markdown.trim() === "" ? { field: "markdown", message: blockMessages.text } : null;

/** Checks for the fields that each kind requires. */
const problems: Partial<Record<BlockKind, (block: Fields) => Problem | null>> = {
  IMAGE: (block) =>
    requireFile(block) ??
    (block.altText ? null : { field: "altText", message: messages.required(blockLabels.altText) }),
  VIDEO: ({ fileId, url }) =>
    fileId || parseVideoAddress(url) ? null : { field: "url", message: blockMessages.video },
  AUDIO: requireFile,
  FILE: requireFile,
  CALLOUT: requireText,
  CODE: requireText,
  EMBED: ({ url }) => (isEmbeddable(url) ? null : { field: "url", message: blockMessages.embed }),
  QUESTION: ({ questionId }) =>
    questionId ? null : { field: "questionId", message: blockMessages.question },
};

/** The fields of a block that its kind holds; the others are empty. */
const heldFields: Record<BlockKind, readonly (keyof Fields)[]> = {
  TEXT: ["markdown"],
  CODE: ["markdown", "language", "caption"],
  CALLOUT: ["markdown", "tone"],
  IMAGE: ["fileId", "altText", "caption"],
  VIDEO: ["fileId", "url", "captionsFileId", "caption"],
  AUDIO: ["fileId", "caption"],
  FILE: ["fileId", "caption"],
  EMBED: ["url", "caption"],
  QUESTION: ["questionId"],
};

/** A block that holds nothing yet, apart from its kind. */
export const emptyBlock = {
  markdown: "",
  language: "",
  tone: null,
  url: null,
  caption: "",
  altText: "",
  fileId: null,
  captionsFileId: null,
  questionId: null,
} as const;

/** Keeps the fields of the block's kind. An uploaded video has no address. */
function keepHeld(block: Fields) {
  const held = new Set<string>(heldFields[block.kind]);
  const own = <Name extends keyof Fields, None>(name: Name, none: None) =>
    held.has(name) ? (block[name] ?? none) : none;
  const fileId = own("fileId", null);
  return {
    kind: block.kind,
    markdown: own("markdown", emptyBlock.markdown),
    language: own("language", emptyBlock.language).toLowerCase(),
    tone: held.has("tone") ? (block.tone ?? "INFO") : null,
    url: fileId === null ? own("url", "") || null : null,
    caption: own("caption", emptyBlock.caption),
    altText: own("altText", emptyBlock.altText),
    fileId,
    captionsFileId: fileId === null ? null : own("captionsFileId", null),
    questionId: own("questionId", null),
  };
}

/** The most characters of an editor's name for a new block. */
export const clientKeyLimit = 64;

/** The editor's name for a new block; null without one. */
export const clientKeySchema = z.object({
  clientKey: z
    .string()
    .min(1)
    .max(clientKeyLimit)
    .nullish()
    .transform((key) => key ?? null),
});

/** A block of a lesson: the fields that its kind requires are set, and others are dropped. */
export const blockSchema = fields
  .superRefine((block, context) => {
    const problem = problems[block.kind]?.(block);
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.message });
  })
  .transform(keepHeld);

/** The content of a block, without its position. */
export type BlockContent = z.output<typeof blockSchema>;

/** Whether two blocks have the same content. */
export const isSameContent = (left: BlockContent, right: BlockContent): boolean =>
  getValues(blockLabels).every((field) => left[field] === right[field]);
