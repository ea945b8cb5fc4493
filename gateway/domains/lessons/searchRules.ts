import { foldForSearch } from "../foldContract";
import { splitFound } from "../foundContract";

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
  const words = toWords(text);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(" & ");
}

/** The words of typed text that count, folded. */
const toWords = (text: string): string[] =>
  (foldForSearch(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .slice(0, mostWords)
    .map((word) => word.slice(0, 40));

/** A text without Markdown's marks for formatting. */
const withoutMarks = (text: string): string =>
  text
    .replace(/(^|\s)(?:#{1,6}|[-*+>])(?=\s)/g, "$1")
    .replace(/\*\*|`+/g, "")
    .replace(/\s+/g, " ");

/** Takes out the spaces by which PostgreSQL reads a tag as words (`part_tags`). */
const withTags = (text: string): string =>
  text.replace(/< (\/ )?/g, (_found, slash: string | undefined) => (slash ? "</" : "<"));

/** The characters of a whole text that are shown, and of them those before the first found word. */
const excerpt = { length: 160, before: 50 } as const;

/** A part of a whole text around its first found word. */
function toExcerpt(text: string, words: readonly string[]): string {
  const [first = 0] = splitFound(text, words).flatMap(({ isFound, at }) => (isFound ? [at] : []));
  const begin = first <= excerpt.before ? 0 : text.indexOf(" ", first - excerpt.before) + 1;
  const from = begin > first ? first : begin;
  if (text.length <= from + excerpt.length) return text.slice(from);
  return text.slice(from, from + excerpt.length).replace(/\S+$/, "");
}

/**
 * The parts of the text around a match. PostgreSQL marks the words that it finds as they are written; those that are written
 * with accents are marked here. Where it has marked none, its text is whole.
 */
export function toHeadline(headline: string, searched: string): HeadlinePart[] {
  const words = toWords(searched);
  const isMarked = headline.includes("\uE000");
  return splitHeadline(isMarked ? headline : toExcerpt(headline, words)).flatMap((part) =>
    part.isMatch
      ? [part]
      : splitFound(part.text, words).map(({ text, isFound }) => ({ text, isMatch: isFound })),
  );
}

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
