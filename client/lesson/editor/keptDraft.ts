import { z } from "zod";
import { blockKinds, calloutTones } from "#gateway/domains/lessons/contract";
import { type KeptForm, keptForms } from "~/forms/keptForms";
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

/** The unsaved text of a lesson, kept in this browser: each window has its own. */
export type KeptDraft = z.output<typeof keptSchema>;

export const openKeptDraft = keptForms<KeptDraft>({ name: "lesson", schema: keptSchema });

/** The blocks that hold something the server does not have. */
export const listUnsaved = (blocks: readonly DraftBlock[]): KeptBlock[] =>
  blocks.filter(isDirty).map(({ key, id, version, content: typed, saved }) => {
    const above = keysAbove(blocks, key).map((value) => blocks.find((block) => block.key === value)?.id);
    const aboveId = above.find((item) => item !== null && item !== undefined) ?? null;
    return { id, aboveId, version, content: typed, saved };
  });

/** Keeps what is unsaved; nothing is kept of a lesson without it. */
export function keepUnsaved(kept: KeptForm<KeptDraft>, blocks: KeptBlock[]): void {
  if (blocks.length === 0) kept.drop();
  else kept.write({ savedAt: new Date().toISOString(), blocks });
}
