import { searchWords } from "../lists/rules";
import { chatLimits, describeFiles } from "./contract";

export const lobbyKey = "LOBBY";

/** The unique key of a batch's room. */
export const batchKey = (batchId: number): string => `BATCH:${batchId}`;

/** The unique key of a conversation, the same for both users. */
export const directKey = (left: number, right: number): string =>
  `DIRECT:${Math.min(left, right)}:${Math.max(left, right)}`;

/** The two user ids in a conversation's key; null for the keys of other rooms. */
export function parseDirectKey(key: string): readonly [number, number] | null {
  const [kind, value, other] = key.split(":");
  return kind === "DIRECT" ? [Number(value), Number(other)] : null;
}

/** The start of a message on one line: its text, or its files. */
export function toPreview(text: string, fileNames: readonly string[]): string {
  const line = (text || describeFiles(fileNames)).replace(/\s+/g, " ");
  return line.length <= chatLimits.preview ? line : `${line.slice(0, chatLimits.preview - 1)}…`;
}

/** The search as a query of PostgreSQL: every word must occur, at least as a prefix. Null without a word. */
export function toSearchQuery(text: string): string | null {
  const words = searchWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return null;
  return words.map((word) => `'${word.replace(/['\\]/g, "$&$&")}':*`).join(" & ");
}
