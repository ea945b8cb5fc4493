import { z } from "zod";
import { draftSchema } from "#gateway/domains/submissions/contract";
import type { FieldErrors } from "~/relay/readRefusal";
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

/** A draft as the server takes it. */
export const toInput = ({ files, ...typed }: Draft) => ({
  ...typed,
  fileIds: files.map(({ databaseId }) => databaseId),
});

/** The messages of a draft's fields that cannot be saved. */
export type DraftProblems = Readonly<Partial<Record<keyof Draft, string>>>;

/** Why files were refused, by their ids. */
export type RefusedFiles = ReadonlyMap<number, string>;

const fieldNames: Readonly<Record<string, keyof Draft>> = { text: "text", link: "link", fileIds: "files" };

const toProblems = (errors: readonly { path: readonly unknown[]; message: string }[]): DraftProblems =>
  Object.fromEntries(
    errors.toReversed().flatMap(({ path, message }) => {
      const name = fieldNames[String(path[0])];
      return name ? [[name, message]] : [];
    }),
  );

/** What the contract refuses of a draft. */
export const findProblems = (draft: Draft): DraftProblems =>
  toProblems(draftSchema.safeParse(toInput(draft)).error?.issues ?? []);

const fileField = /^fileIds\.(\d+)$/;

/** The server's field errors: those that name a file by `fileIds.7`, and those of whole fields. */
export function readFieldErrors(errors: FieldErrors): { files: RefusedFiles; problems: DraftProblems } {
  const ofFile = (field: string) => fileField.exec(field)?.[1];
  return {
    files: new Map(
      errors.flatMap(({ field, message }) => (ofFile(field) ? [[Number(ofFile(field)), message]] : [])),
    ),
    problems: toProblems(
      errors.flatMap(({ field, message }) => (ofFile(field) ? [] : [{ path: field.split("."), message }])),
    ),
  };
}

interface Wrong {
  problems: DraftProblems;
  refused: RefusedFiles;
  /** What the server has. */
  held: Draft;
}

/** The part of a draft that can be saved: a wrong field stays as the server has it, and refused files are left out. */
export const getSendable = (draft: Draft, { problems, refused, held }: Wrong): Draft => ({
  text: problems.text === undefined ? draft.text : held.text,
  link: problems.link === undefined ? draft.link : held.link,
  files:
    problems.files === undefined
      ? draft.files.filter(({ databaseId }) => !refused.has(databaseId))
      : held.files,
});
