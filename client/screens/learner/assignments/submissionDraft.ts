import { z } from "zod";
import { keptText } from "~/session/keptText";

const draftShape = z.object({
  text: z.string(),
  link: z.string(),
  files: z.array(z.object({ databaseId: z.number(), name: z.string() })).readonly(),
});

/** The work of a learner before it is handed in. */
export type Draft = z.infer<typeof draftShape>;

export const noDraft: Draft = { text: "", link: "", files: [] };

export const isEmpty = ({ text, link, files }: Draft): boolean =>
  text.trim() === "" && link.trim() === "" && files.length === 0;

/** The text by which drafts are compared, and saved. */
export const toText = ({ text, link, files }: Draft): string =>
  JSON.stringify({
    text,
    link,
    files: files.map(({ databaseId, name }) => ({ databaseId, name })),
  } satisfies Draft);

export const parseDraft = (text: string): Draft => draftShape.parse(JSON.parse(text));

/** A copy of the draft in this tab, until the server has it. */
export const openKeptDraft = keptText({ name: "submission", place: "tab", schema: draftShape });
