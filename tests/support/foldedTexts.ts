import fc from "fast-check";
import { foldForSearch, sortKey } from "#gateway/domains/foldContract";

/** They have neither case nor accents; the last block is younger than the tables by which older servers compose. */
const plain =
  /[\p{Cs}\p{Cn}\p{Co}\p{sc=Han}\p{sc=Hangul}\p{sc=Tangut}\p{sc=Cuneiform}\p{sc=Egyptian_Hieroglyphs}\p{sc=Yi}\u{105C0}-\u{105FF}]/u;

const everyCharacter = Array.from({ length: 0x1ffff }, (_character, index) =>
  String.fromCodePoint(index + 1),
).filter((character) => !plain.test(character));

/** Characters that fold to others. */
const characters = everyCharacter.filter((character) => foldForSearch(character) !== character);

/** The others, a hundred in each text; spaces keep them from composing with each other. */
const kept = everyCharacter.filter((character) => foldForSearch(character) === character);
const keptTexts = Array.from({ length: Math.ceil(kept.length / 100) }, (_text, index) =>
  kept.slice(index * 100, (index + 1) * 100).join(" "),
);

/** Characters of both kinds in any order, the same ones in every run. */
const mixedTexts = fc.sample(
  fc
    .array(fc.nat(everyCharacter.length - 1), { minLength: 1, maxLength: 12 })
    .map((places) => places.map((place) => everyCharacter[place]).join("")),
  { numRuns: 500, seed: 34 },
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
  ...keptTexts,
  ...mixedTexts,
  ...characters,
  ...characters
    .filter((_character, index) => index % 7 === 0)
    .map((character) => `7a${character}\u0301 10${character}B`),
];

/** The results of both of the database's functions for the texts in order. */
export const foldedSql = `SELECT fold_text(t.text) AS "folded", sort_key(t.text) AS "key"
  FROM json_array_elements_text($1::json) WITH ORDINALITY AS t(text, place) ORDER BY t.place`;

/** The texts that a database folds otherwise than JavaScript. */
export const findUnlike = (rows: readonly { folded: string; key: string }[]): string[] =>
  foldedTexts.filter(
    (text, index) => rows[index]?.folded !== foldForSearch(text) || rows[index]?.key !== sortKey(text),
  );
