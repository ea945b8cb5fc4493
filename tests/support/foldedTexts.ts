import { foldForSearch, sortKey } from "#gateway/domains/foldContract";

/** Characters that fold to others, or stand in the way of folding, alone and among letters and digits. */
const characters = Array.from({ length: 0x1ffff }, (_character, index) =>
  String.fromCodePoint(index + 1),
).filter(
  (character) =>
    !/[\p{Cs}\p{Cn}\p{Co}\p{Script=Han}\p{Script=Hangul}\p{Script=Tangut}\p{Script=Cuneiform}]/u.test(
      character,
    ) &&
    !/\p{Script=Egyptian_Hieroglyphs}|\p{Script=Yi}|\p{Script=Anatolian_Hieroglyphs}/u.test(character) &&
    foldForSearch(character) !== character,
);

const names = [
  "adam",
  "Bob 9",
  "Bob 009b",
  "Bob 10",
  "del Martos",
  "Émile",
  "E\u0301mile",
  "İstanbul",
  "ΟΔΟΣ ᾼ",
  "и\u0306 \u0419",
  "한글".normalize("NFD"),
  "が किताब مُحَمَّد",
  "O’Brien – “x” 0012 b007",
  "\\ ＼ ' %_ ｀",
  "New \u00a0\t York\n",
  "Zoe",
];

/** Texts of every kind that is folded, of at most a few characters. */
export const foldedTexts: readonly string[] = [
  ...names,
  ...characters,
  ...characters
    .filter((_character, index) => index % 7 === 0)
    .map((character) => `7a${character}\u0301 10${character}B`),
];

/** What both of the database's functions give for the texts in order. */
export const foldedSql = `SELECT fold_text(t.text) AS "folded", sort_key(t.text) AS "key"
  FROM json_array_elements_text($1::json) WITH ORDINALITY AS t(text, place) ORDER BY t.place`;

/** The texts that a database folds otherwise than JavaScript. */
export const findUnlike = (rows: readonly { folded: string; key: string }[]): string[] =>
  foldedTexts.filter(
    (text, index) => rows[index]?.folded !== foldForSearch(text) || rows[index]?.key !== sortKey(text),
  );
