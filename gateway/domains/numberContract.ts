/** A number as a text has it. */
export interface WrittenNumber {
  value: number;
  /** Its other meaning; null if it can be read in one way only. */
  other: number | null;
}

const digit = /\p{Nd}/u;
/** Digits of a script follow each other by their value, in tens. */
function toWesternDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let earlier = 0;
  while (digit.test(String.fromCodePoint(code - earlier - 1))) earlier += 1;
  return String(earlier % 10);
}

const spaces = "[\\s\\u00A0\\u2000-\\u200A\\u202F]";
const between = (signs: string) => new RegExp(`(?<=\\d)${signs}(?=\\d)`, "g");

/** The number with the signs of our keyboards: spaces and apostrophes between digits are `_`. */
const toPlainSigns = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/(?![0-9])\p{Nd}/gu, toWesternDigit)
    .trim()
    .replace(/[\u2010-\u2013\u2212\uFE63\uFF0D]/g, "-")
    .replace(/[\uFF0B\uFE62]/g, "+")
    .replace(/[\u066B\uFF0E]/g, ".")
    .replace(/[\u060C\uFF0C]/g, ",")
    .replace(/^([+-])\s+(?=[\d.,])/, "$1")
    .replace(between(`(?:${spaces}|['\\u2018\\u2019\\u02BC\\uFF07]|\\u066C)`), "_");

const groups = (sign: string) => {
  const western = `[1-9]\\d{0,2}(?:${sign}\\d{3})+`;
  const indian = `[1-9]\\d?(?:${sign}\\d{2})+${sign}\\d{3}`;
  return `(?:${western}|${indian})`;
};

const decimals = "(\\d*)";
/** Digits that may be grouped by one sign, with another sign or none before decimals. */
const notations = [
  ["_", "[.,]"],
  [",", "\\."],
  ["\\.", ","],
].map(([sign = "", point = ""]) => new RegExp(`^(${groups(sign)})(?:${point}${decimals})?$`));
/** A single point is read before groups, a single comma after them. */
const [withPoint, withComma] = [/^(\d*)(?:\.(\d*))?$/, /^(\d*),(\d*)$/];
const withExponent = /^([+-]?)([\d.,_]+)(e[+-]?\d{1,3})?$/i;

/** The digits with a point before the decimals; null where the signs make no sense. */
function toDigits(body: string): string | null {
  for (const notation of [withPoint, ...notations, withComma]) {
    const [, whole, part = ""] = notation.exec(body) ?? [];
    if (whole !== undefined) return whole + part === "" ? null : `${whole.replace(/\D/g, "")}.${part}`;
  }
  return null;
}

const twoWays = /^[1-9]\d{0,2}([.,])\d{3}$/;

/** The other meaning of '1,234' and '1.234'; null for numbers that have one. */
function toOtherDigits(body: string): string | null {
  const sign = twoWays.exec(body)?.[1];
  if (!sign) return null;
  return sign === "," ? body.replace(",", ".") : body.replace(".", "");
}

/**
 * Reads a number in any notation that people write, in the digits of any script: groups of three and Indian groups are
 * thousands, a comma with other than three digits behind it stands before decimals, a single point always does. Null if
 * it is no number.
 */
export function readNumber(text: string): WrittenNumber | null {
  const [, sign = "", body = "", exponent = ""] = withExponent.exec(toPlainSigns(text)) ?? [];
  const digits = toDigits(body);
  if (digits === null) return null;
  const toValue = (written: string) => Number(`${sign}${written}${exponent}`);
  const value = toValue(digits);
  const other = toOtherDigits(body);
  return Number.isFinite(value) ? { value, other: other === null ? null : toValue(other) } : null;
}

/** The value of a written number; null if it is none. */
export const toNumber = (text: string): number | null => readNumber(text)?.value ?? null;

/** Asks which of its two meanings a number has. */
export const askWhich = (text: string, values: readonly number[]): string => {
  const [small, large] = values.toSorted((left, right) => Math.abs(left) - Math.abs(right));
  return `${text.trim()} can be read in two ways. Write ${large} or ${small}.`;
};
