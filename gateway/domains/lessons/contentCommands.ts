import type { TenantTransaction } from "#gateway/database/tenantClient";
import { rendererVersion } from "#gateway/markdown/markdownToHtml";
import { toPlainHtml } from "#gateway/markdown/plainHtml";
import { type MarkdownOptions, renderCode, renderMarkdown } from "#gateway/markdown/render";
import type { RenderedTable } from "#gateway/markdown/renderedTable";
import { type Rendered, readRendered } from "#gateway/markdown/renderText";
import { escapeHtml } from "#gateway/markup";
import { refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { practisedTypes } from "../courses/contract";
import { requireUsableFiles } from "../files/useCommands";
import type { BlockContent } from "./blockContract";
import { type BlockKind, lessonMessages } from "./contract";

/** The fields from which a block's HTML is rendered. */
interface BlockText {
  kind: string;
  markdown: string;
  language: string;
}

/** A block's text as typed. */
function showAsTyped({ kind, markdown }: Pick<BlockText, "kind" | "markdown">): string {
  if (kind === "CODE") return `<pre><code class="hljs">${escapeHtml(markdown)}</code></pre>`;
  return kind === "TEXT" || kind === "CALLOUT" ? toPlainHtml(markdown) : "";
}

/** The HTML of a block, made when it is saved. */
function renderBlock({ kind, markdown, language }: BlockText, wanting: MarkdownOptions): Promise<string> {
  if (kind === "CODE") return renderCode(markdown, language, wanting.by);
  return kind === "TEXT" || kind === "CALLOUT" ? renderMarkdown(markdown, wanting) : Promise.resolve("");
}

/** The options of a field that returns a block's HTML; a text that is not rendered yet is shown as typed. */
export const renderedBlock = {
  select: { html: true, rendererVersion: true, kind: true, markdown: true },
  resolve: (block: Pick<BlockText, "kind" | "markdown"> & Rendered): string =>
    readRendered(block, () => showAsTyped(block)),
} as const;

/** A table of blocks, whose HTML is made from these columns. */
export const blockTable = <Table extends string>(table: Table): RenderedTable<Table> => ({
  table,
  from: ["markdown", "kind", "language"],
  html: "html",
  render: ({ kind = "", markdown = "", language = "" }, by) =>
    renderBlock({ kind, markdown, language }, { by }),
  showAsTyped: ({ kind = "", markdown = "" }) => showAsTyped({ kind, markdown }),
});

/**
 * A block's columns: its content, and its HTML. Ask for them once the member may write the block, before the transaction.
 * Refuses INVALID a text that cannot be rendered.
 */
export const toColumns = async (content: BlockContent, wanting: MarkdownOptions) => ({
  ...content,
  html: await renderBlock(content, wanting),
  rendererVersion,
});

/** The columns of a block, with its HTML. */
export type BlockColumns = Awaited<ReturnType<typeof toColumns>>;

/** The columns of a copy of a stored block: its HTML is copied. */
export const toCopy = (row: BlockColumns): BlockColumns => ({
  ...toContent(row),
  html: row.html,
  rendererVersion: row.rendererVersion,
});

/** Returns the content of a stored block, without the row's other columns. */
export const toContent = (row: BlockContent): BlockContent => ({
  kind: row.kind,
  markdown: row.markdown,
  language: row.language,
  tone: row.tone,
  url: row.url,
  caption: row.caption,
  altText: row.altText,
  fileId: row.fileId,
  captionsFileId: row.captionsFileId,
  questionId: row.questionId,
});

/** The fields of a block that name files. */
const toNamedFiles = ({ fileId, captionsFileId, url, markdown }: BlockContent) => ({
  fileId,
  captionsFileId,
  url,
  markdown,
});

/** The kinds of files that a kind of block shows; every file where none is named. */
const fileKinds: Partial<Record<BlockKind, string>> = { IMAGE: "IMAGE", VIDEO: "VIDEO", AUDIO: "AUDIO" };

interface ShownFile {
  kind: string;
  mime: string;
}

/** Refuses a block whose file or captions it cannot show. */
export function refuseWrongFiles(
  { kind }: Pick<BlockContent, "kind">,
  { file, captions }: { file?: ShownFile | undefined; captions?: ShownFile | undefined },
): void {
  const wanted = fileKinds[kind];
  if (file && wanted !== undefined && file.kind !== wanted)
    throw refuseField("fileId", lessonMessages.wrongFile(kind));
  if (captions && captions.mime !== "text/vtt")
    throw refuseField("captionsFileId", lessonMessages.captionsOnly);
}

interface BlockScope {
  member: Member;
  courseId: number;
  /** The present or earlier content of the block; undefined for a new one. */
  before?: BlockContent | undefined;
}

/**
 * Refuses a block that names a missing file or question, a file that it cannot show, or one that the member may not
 * use.
 */
export async function requireReferences(
  tx: TenantTransaction,
  { member, courseId, before }: BlockScope,
  content: BlockContent,
): Promise<void> {
  const { kind, fileId, captionsFileId, questionId } = content;
  const ids = [fileId, captionsFileId].filter((id) => id !== null);
  const files = ids.length === 0 ? [] : await tx.file.findMany({ where: { id: { in: ids } } });
  const file = files.find(({ id }) => id === fileId);
  if (fileId !== null && !file) throw refuseField("fileId", lessonMessages.fileNotFound);
  const captions = files.find(({ id }) => id === captionsFileId);
  if (captionsFileId !== null && !captions) throw refuseField("captionsFileId", lessonMessages.captionsOnly);
  refuseWrongFiles({ kind }, { file, captions });
  await requireUsableFiles(tx, member, toNamedFiles(content), {
    before: before && toNamedFiles(before),
  });
  if (questionId === null) return;
  const question = await tx.question.findFirst({
    where: { id: questionId, courseId, examsOnly: false, type: { in: [...practisedTypes] } },
    select: { id: true },
  });
  if (!question) throw refuseField("questionId", lessonMessages.questionNotFound);
}
