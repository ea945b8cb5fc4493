import { type BlockContent, blockSchema } from "#gateway/domains/lessons/blockContract";
import { type BlockKind, blockKindLabels } from "#gateway/domains/lessons/contract";

/** A new block of a kind, as it is added. */
export const emptyContent = (kind: BlockKind): BlockContent => ({
  kind,
  markdown: "",
  language: "",
  tone: kind === "CALLOUT" ? "INFO" : null,
  url: null,
  caption: "",
  altText: "",
  fileId: null,
  captionsFileId: null,
  questionId: null,
});

/** The content as the server would store it; unchanged where it is incomplete. */
function toStored(content: BlockContent): BlockContent {
  const parsed = blockSchema.safeParse(content);
  return parsed.success ? parsed.data : content;
}

const names = [
  "kind",
  "markdown",
  "language",
  "tone",
  "url",
  "caption",
  "altText",
  "fileId",
  "captionsFileId",
  "questionId",
] as const;

/** Whether two blocks are stored alike. */
export function isSameContent(left: BlockContent, right: BlockContent): boolean {
  const [first, second] = [toStored(left), toStored(right)];
  return names.every((name) => first[name] === second[name]);
}

/** The messages of the fields that keep a block from being saved; null when it can be saved. */
export function findProblems(content: BlockContent): Readonly<Record<string, string>> | null {
  const parsed = blockSchema.safeParse(content);
  if (parsed.success) return null;
  const problems = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(problems.reverse());
}

const nameLength = 40;

/** A block's name in buttons and announcements: 'Text “Variables hold values”'. */
export function getBlockName(content: BlockContent): string {
  const { kind, markdown, caption, altText, url, fileId, questionId } = content;
  const [line = ""] = [markdown, altText, caption, url ?? ""].filter((text) => text.trim() !== "");
  const text = line
    .replace(/[#>*_`|-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const short = text.length > nameLength ? `${text.slice(0, nameLength).trimEnd()}…` : text;
  const label = blockKindLabels[kind];
  if (short !== "") return `${label} “${short}”`;
  return fileId === null && questionId === null ? `empty ${label.toLowerCase()}` : label;
}
