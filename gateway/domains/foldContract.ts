import { compose } from "./hiddenTextContract";

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
/** Forms as wide as an ideograph, which keyboards of East Asia write. */
const wide = /[\uFF01-\uFF5E]/g;
const singleQuotes = /[\u0060\u00B4\u02B9\u02BB\u02BC\u02BD\u02C8\u2018-\u201B\u2032\u2035]/g;
const doubleQuotes = /[\u00AB\u00BB\u201C-\u201F\u2033\u2036]/g;
const dashes = /[\p{Pd}\u02D7\u2043\u2212]/gu;

const narrow = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/** In upper case the iota below a Greek letter would become a letter of its own. */
const withoutIotaBelow = /(?:(?!\u0345)[^\u1F80-\u1FFF])+/g;

/** Upper case in the middle makes 'ß' and 'SS' the same; Greek has a form of sigma for the end of a word. */
const foldCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(withoutIotaBelow, (part) => part.toUpperCase())
    .toLowerCase()
    .replace(/\u03C2/g, "\u03C3")
    .replace(/i\u0307/g, "i");

/**
 * Folds a text for comparing: keyboards write case, quotes, dashes, the minus, spaces, wide letters, invisible
 * characters and composed letters differently. Accents stay. Two texts are the same to a reader if this is equal.
 */
export const foldText = (text: string): string => foldSigns(text, foldCase);

/**
 * Folds a text for telling apart what one chooses by sight, as `foldText` does but for its case: `print` and `Print` are two
 * options of a question about code.
 */
export const foldKeepingCase = (text: string): string => foldSigns(text, (letters) => letters);

function foldSigns(text: string, foldLetters: (letters: string) => string): string {
  return foldLetters(compose(text.replace(ignorable, "")).replace(wide, narrow))
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .replace(dashes, "-")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
}

/** Whether two texts are the same to a reader; accents tell them apart. */
export const isSameText = (text: string, other: string): boolean => foldText(text) === foldText(other);

/** Accents of Latin, Greek and Cyrillic letters, Hebrew points and Arabic vowels; Indic vowels are no accents. */
export const accents =
  "\\u0300-\\u036F\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u064B-\\u0652\\u0670\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF";
const accent = new RegExp(`[${accents}]`, "gu");

/** Letters that differ from a plain one by a stroke, or join two; no accent can be taken off them. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  đ: "d",
  ð: "d",
  ħ: "h",
  ł: "l",
  ø: "o",
  œ: "oe",
  þ: "th",
  ŧ: "t",
};
const unplain = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** The Cyrillic letter й is none with an accent. */
const withoutAccents = (text: string): string =>
  text
    .replace(ignorable, "")
    .replace(wide, narrow)
    .normalize("NFD")
    .replace(/([Ии])\u0306/g, (_both, letter: string) => (letter === "И" ? "Й" : "й"))
    .replace(accent, "");

/**
 * Folds a text for searching, sorting and uniqueness: as for comparing, and without accents. The database's function
 * `fold_text` gives the same.
 */
export const foldForSearch = (text: string): string =>
  foldText(withoutAccents(compose(text))).replace(unplain, (letter) => plainLetters[letter] ?? letter);

/** Digits of a number that a longer one follows, behind a sign for their count: 9, then 10. */
function toSortedNumber(digits: string): string {
  const number = digits.replace(/^0+(?=.)/, "");
  return String.fromCharCode(48 + Math.min(number.length, 48)) + number;
}

/**
 * The text by whose code points rows are sorted as people sort names: without case and accents, numbers by their value.
 * The database's function `sort_key` gives the same.
 */
export const sortKey = (text: string): string => foldForSearch(text).replace(/[0-9]+/g, toSortedNumber);

/** Compares two texts as people sort names; 0 for texts that only case or accents tell apart. */
export function compareNames(text: string, other: string): number {
  const [key, otherKey] = [sortKey(text), sortKey(other)];
  if (key === otherKey) return 0;
  return key < otherKey ? -1 : 1;
}
