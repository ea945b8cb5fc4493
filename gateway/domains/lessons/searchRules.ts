import { foldForSearch } from "../foldContract";

/** A part of a found text; the found words are marked. */
export interface HeadlinePart {
  text: string;
  isMatch: boolean;
}

/** The most words of a search that count. */
const mostWords = 8;

/**
 * Turns typed text into a PostgreSQL search: every word, and longer ones also as a prefix; null without a word.
 */
export function toTextQuery(text: string): string | null {
  const words = foldForSearch(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return null;
  return words
    .slice(0, mostWords)
    .map((word) => `${word.slice(0, 40)}:*`)
    .join(" & ");
}

/** A text without Markdown's marks for formatting. */
const withoutMarks = (text: string): string =>
  text
    .replace(/(^|\s)(?:#{1,6}|[-*+>])(?=\s)/g, "$1")
    .replace(/\*\*|`+/g, "")
    .replace(/\s+/g, " ");

/** Takes out the spaces by which PostgreSQL reads a tag as words (`part_tags`). */
const withTags = (text: string): string =>
  text.replace(/< (\/ )?/g, (_found, slash: string | undefined) => (slash ? "</" : "<"));

/** The parts of a headline, in which PostgreSQL has put marks of private use around the found words. */
export function splitHeadline(headline: string): HeadlinePart[] {
  const parts = withoutMarks(withTags(headline)).split(/([\uE000\uE001])/u);
  const found: HeadlinePart[] = [];
  let isMatch = false;
  for (const text of parts) {
    if (text === "\uE000" || text === "\uE001") isMatch = text === "\uE000";
    else if (text !== "") found.push({ text, isMatch });
  }
  return found;
}
