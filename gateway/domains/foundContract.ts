import { foldForSearch } from "./foldContract";

/** A part of a text in which words were searched for. */
interface FoundPart {
  text: string;
  isFound: boolean;
  /** The index of its first character. */
  at: number;
}

/**
 * A letter or sign with the marks and invisible characters that belong to it; Korean letters as their syllable. Folding one
 * after another gives what folding the whole text gives.
 */
const unit =
  /(?:[\u1100-\u1112][\u1161-\u1175][\u11A8-\u11C2]?|[\uAC00-\uD7A3][\u11A8-\u11C2]?|\p{Any})[\p{M}\p{Default_Ignorable_Code_Point}]*/gu;

const foldUnit = (text: string): string => (/^\s/.test(text) ? " " : foldForSearch(text));

/** The folded text, and for each of its characters where its unit begins and ends in the given text. */
function foldWithPlaces(text: string) {
  let folded = "";
  const places: { begin: number; end: number }[] = [];
  for (const { 0: whole, index } of text.matchAll(unit)) {
    const part = foldUnit(whole);
    folded += part;
    const place = { begin: index, end: index + whole.length };
    for (let count = 0; count < part.length; count += 1) places.push(place);
  }
  return { folded, places };
}

const literally = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The words that a search looks for, folded: those with a letter or a digit. */
export const findableWords = (searched: string): string[] =>
  foldForSearch(searched)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/**
 * Splits a text so that the beginnings of words by which it was found can be marked. Words are folded ones; what is found
 * may be written with accents, in another case or width, and is marked with its marks.
 */
export function splitFound(text: string, words: readonly string[]): FoundPart[] {
  if (words.length === 0) return [{ text, isFound: false, at: 0 }];
  const { folded, places } = foldWithPlaces(text);
  // Of two words the longer one is marked where both fit.
  const byLength = words.toSorted((left, right) => right.length - left.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${byLength.map(literally).join("|")})`, "gu");
  const parts: FoundPart[] = [];
  let at = 0;
  const add = (end: number, isFound: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isFound, at });
    at = Math.max(at, end);
  };
  for (const { 0: found, index } of folded.matchAll(pattern)) {
    add(places[index]?.begin ?? at, false);
    add(places[index + found.length - 1]?.end ?? at, true);
  }
  add(text.length, false);
  return parts;
}
