import { z } from "zod";
import { draftSchema } from "#gateway/domains/submissions/contract";
import { keptEdits } from "~/forms/keptEdits";
import { joinTexts } from "~/forms/versionedEdit";
import type { FieldErrors } from "~/relay/readRefusal";

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

/** The unsaved drafts of each window, kept in this browser until the server has them. */
export const openKeptDraft = keptEdits("submission");

const isDraft = (text: string): boolean => {
  try {
    return draftShape.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

/** The unsaved drafts that windows of this browser have left, other than the one that is saved. */
export const listUnsent = (assignmentId: number, savedText: string | undefined): string[] => {
  const texts = new Set(
    openKeptDraft(assignmentId)
      .list()
      .map(({ text }) => text),
  );
  return [...texts].filter((text) => text !== savedText && isDraft(text) && !isEmpty(parseDraft(text)));
};

/** Two drafts together: both texts, the own link before the other, and all files. */
export function joinDrafts(mine: string, theirs: string): string {
  const [own, other] = [parseDraft(mine), parseDraft(theirs)];
  const isAdded = ({ databaseId }: Draft["files"][number]) =>
    !own.files.some((file) => file.databaseId === databaseId);
  return toText({
    text: [own.text, other.text].every((text) => text.trim() !== "")
      ? joinTexts(own.text, other.text)
      : own.text + other.text,
    link: own.link.trim() === "" ? other.link : own.link,
    files: [...own.files, ...other.files.filter(isAdded)],
  });
}

/** A draft as one text, for those who choose between two. */
export const describeDraft = (typed: string): string => {
  const { text, link, files } = parseDraft(typed);
  return [text, link, ...files.map(({ name }) => name)].filter((part) => part.trim() !== "").join("\n\n");
};

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

/** The problems of a draft by its contract. */
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
  /** The draft as the server has it. */
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
