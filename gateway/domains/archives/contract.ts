import { z } from "zod";
import { addressName, chosenId } from "../contract";
import { courseLabels, courseLimits } from "../courses/formContract";

const megabyte = 1_048_576;

/** Limits of a course's archive. */
export const archiveLimits = {
  entries: 5_000,
  /** Bytes of course.json. */
  json: 16 * megabyte,
  /** Bytes of the text of a block: a character takes four at most. */
  text: 200_000,
  /** The most times larger that an entry may become when it is unpacked. */
  ratio: 200,
  /** Bytes of everything, unpacked. */
  total: 8 * 1_024 * megabyte,
  files: 1_000,
  questions: 5_000,
  resources: 1_000,
  /** Problems that are shown. */
  problems: 100,
} as const;

export const importStates = ["RUNNING", "DONE", "FAILED"] as const;
export type ImportState = (typeof importStates)[number];

export const archiveMessages = {
  noFile: "Upload the archive first",
  notArchive: "This isn't a course archive: it has no course.json",
  otherFormat: "This isn't a course archive",
  otherVersion: "This archive was created by a newer version of Lectern",
  notUtf8: "The text is not UTF-8",
  notJson: "This isn't valid JSON",
  tooLarge: "The entry is too large",
  missing: "The archive doesn't have this entry",
  unnamed: "course.json doesn't list this entry",
  wrongHash: "The file's SHA-256 doesn't match course.json",
  wrongSize: "The file's size doesn't match course.json",
  twice: (key: string) => `${key} is listed twice`,
  unknownFile: (key: string) => `There is no file ${key}`,
  unknownQuestion: (key: string) => `There is no question ${key}`,
  hasProblems: "The archive has problems. Nothing was imported.",
} as const;

/** The choices for an import's new course. */
export const importSchema = z.object({
  fileId: chosenId("Archive"),
  code: addressName(courseLabels.code, { max: courseLimits.code }),
  categoryId: chosenId(courseLabels.categoryId),
});
