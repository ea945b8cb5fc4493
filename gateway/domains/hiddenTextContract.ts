/** Control characters, those that change the text direction, and code points that are no characters. */
const turning = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Noncharacter_Code_Point}/u;

/**
 * U+200C and U+200D anywhere but between letters, where some scripts need them. Joined emoji are refused as
 * well: two names must not differ by an invisible character only.
 */
const loneJoiner = /(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/u;

/** A visible character: a letter, digit or sign that is not drawn as nothing. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a name contains invisible characters. */
export const isHiding = (name: string): boolean => turning.test(name) || loneJoiner.test(name);

/** Whether a text is not empty and yet shows nothing. */
export const isUnseen = (name: string): boolean => name !== "" && !visible.test(name);

/**
 * Characters that no text may contain: control characters but for white space, those that change the text direction, and
 * code points that are no characters. A reader sees nothing of them, or something else than is there.
 */
const misleading =
  /(?![\t\n\v\f\r])\p{Cc}|[\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Noncharacter_Code_Point}/u;

/** Whether a text contains control or direction characters; emoji, joiners and line breaks are none. */
export const isMisleading = (text: string): boolean => misleading.test(text);

const unpaired = /\p{Cs}/u;

/** As many marks as may follow each other; sorting a row of them takes time by the square of its length. */
const longMarks = /(\p{M}{30})\p{M}+/gu;

/** Composes letters and their marks (NFC) in time that grows with the text; of a row of marks, thirty are kept. */
export const compose = (text: string): string => text.replace(longMarks, "$1").normalize("NFC");

/**
 * Makes a name of a text that was not typed into a form of ours: without what `nameText` refuses, with single spaces, of
 * at most some characters. Empty if nothing visible is left.
 */
export function cleanName(text: string, max: number): string {
  const seen = compose(
    text
      .replace(/\s+/gu, " ")
      .replace(new RegExp(`${turning.source}|${loneJoiner.source}|${unpaired.source}`, "gu"), ""),
  );
  const name = seen
    .trim()
    .slice(0, max)
    .replace(/\p{Cs}$/u, "");
  return isUnseen(name) || isHiding(name) ? "" : name.trim();
}
