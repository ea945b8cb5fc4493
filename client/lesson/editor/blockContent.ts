import {
  type BlockContent,
  blockSchema,
  emptyBlock,
  isSameContent,
} from "#gateway/domains/lessons/blockContract";
import { type BlockKind, blockKindLabels } from "#gateway/domains/lessons/contract";

/** A new block of a kind, as it is added. */
export const emptyContent = (kind: BlockKind): BlockContent => ({
  kind,
  ...emptyBlock,
  tone: kind === "CALLOUT" ? "INFO" : null,
});

/** The content as the server would store it; unchanged where it is incomplete. */
function toStored(content: BlockContent): BlockContent {
  const parsed = blockSchema.safeParse(content);
  return parsed.success ? parsed.data : content;
}

/** Whether two blocks are stored alike. */
export const isStoredAlike = (left: BlockContent, right: BlockContent): boolean =>
  isSameContent(toStored(left), toStored(right));

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

/** A block's content as text, to compare it. */
export const toPlainText = ({ markdown, url, altText, caption }: BlockContent): string =>
  [markdown, url ?? "", altText, caption].filter((text) => text !== "").join("\n");
