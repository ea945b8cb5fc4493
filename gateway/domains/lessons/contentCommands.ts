import type { TenantTransaction } from "#gateway/database/tenantClient";
import { renderCode } from "#gateway/markdown/highlight";
import { rendererVersion, renderMarkdown } from "#gateway/markdown/render";
import { refuseField } from "#gateway/refusal";
import type { BlockContent } from "./blockContract";
import { type BlockKind, lessonMessages } from "./contract";

/** The HTML of a block, made when it is saved. */
function renderBlock({ kind, markdown, language }: BlockContent): string {
  if (kind === "CODE") return renderCode(markdown, language);
  return kind === "TEXT" || kind === "CALLOUT" ? renderMarkdown(markdown) : "";
}

/** A block's columns: what it holds, and its HTML. */
export const toColumns = (content: BlockContent) => ({
  ...content,
  html: renderBlock(content),
  rendererVersion,
});

/** What a stored block holds, without what else its row has. */
export const toContent = (row: BlockContent): BlockContent => ({
  ...{ kind: row.kind, markdown: row.markdown, language: row.language, tone: row.tone, url: row.url },
  ...{ caption: row.caption, altText: row.altText, fileId: row.fileId },
  ...{ captionsFileId: row.captionsFileId, questionId: row.questionId },
});

/** The kinds of files that a kind of block shows; every file where none is named. */
const fileKinds: Partial<Record<BlockKind, string>> = { IMAGE: "IMAGE", VIDEO: "VIDEO", AUDIO: "AUDIO" };

/** Refuses a block that names a file or a question that there is not, or a file that it cannot show. */
export async function requireReferences(
  tx: TenantTransaction,
  courseId: number,
  { kind, fileId, captionsFileId, questionId }: BlockContent,
): Promise<void> {
  const ids = [fileId, captionsFileId].filter((id) => id !== null);
  const files = ids.length === 0 ? [] : await tx.file.findMany({ where: { id: { in: ids } } });
  const file = files.find(({ id }) => id === fileId);
  if (fileId !== null && !file) throw refuseField("fileId", lessonMessages.fileNotFound);
  const wanted = fileKinds[kind];
  if (file && wanted !== undefined && file.kind !== wanted)
    throw refuseField("fileId", lessonMessages.wrongFile(kind));
  const captions = files.find(({ id }) => id === captionsFileId);
  if (captionsFileId !== null && captions?.mime !== "text/vtt")
    throw refuseField("captionsFileId", lessonMessages.captionsOnly);
  if (questionId === null) return;
  const question = await tx.question.findFirst({ where: { id: questionId, courseId }, select: { id: true } });
  if (!question) throw refuseField("questionId", lessonMessages.questionNotFound);
}
