import { z } from "zod";
import { blockKinds, calloutTones } from "#gateway/domains/lessons/contract";
import { currentSession } from "~/session/sessionStore";
import { lessonDraftPrefix } from "~/session/storage";
import { type DraftBlock, isDirty, type KeptBlock, keysAbove } from "./draftBlocks";

const content = z.object({
  kind: z.enum(blockKinds),
  markdown: z.string(),
  language: z.string(),
  caption: z.string(),
  altText: z.string(),
  tone: z.enum(calloutTones).nullable(),
  url: z.string().nullable(),
  fileId: z.number().nullable(),
  captionsFileId: z.number().nullable(),
  questionId: z.number().nullable(),
});

const keptSchema = z.object({
  savedAt: z.string(),
  blocks: z
    .array(
      z.object({
        id: z.number().nullable(),
        aboveId: z.number().nullable(),
        version: z.number(),
        content,
        saved: content.nullable(),
      }),
    )
    .min(1),
});

/** The unsaved text of a lesson, kept in this browser. */
export type KeptDraft = z.output<typeof keptSchema>;

/** By account and organization, since people may share a browser. */
function getStorageKey(topicId: number): string {
  const { account } = currentSession();
  return `${lessonDraftPrefix}${account?.tenantId ?? 0}:${account?.id ?? 0}:${topicId}`;
}

/** Returns what is kept of a lesson; null if there is nothing, or it cannot be read. */
export function readKept(topicId: number): KeptDraft | null {
  try {
    return keptSchema.parse(JSON.parse(localStorage.getItem(getStorageKey(topicId)) ?? ""));
  } catch {
    return null;
  }
}

export const dropKept = (topicId: number): void => localStorage.removeItem(getStorageKey(topicId));

/** The blocks that hold something the server does not have. */
export const listUnsaved = (blocks: readonly DraftBlock[]): KeptBlock[] =>
  blocks.filter(isDirty).map(({ key, id, version, content: typed, saved }) => {
    const above = keysAbove(blocks, key).map((value) => blocks.find((block) => block.key === value)?.id);
    const aboveId = above.find((item) => item !== null && item !== undefined) ?? null;
    return { id, aboveId, version, content: typed, saved };
  });

/** Keeps what is unsaved; nothing is kept of a lesson without it. */
export function writeKept(topicId: number, blocks: readonly KeptBlock[]): void {
  try {
    const kept = { savedAt: new Date().toISOString(), blocks };
    if (blocks.length === 0) dropKept(topicId);
    else localStorage.setItem(getStorageKey(topicId), JSON.stringify(kept));
  } catch {
    // The storage is full: the question before leaving still protects the text.
  }
}
