import { accents, foldForSearch } from "#gateway/domains/foldContract";

const everyCharacter = Array.from({ length: 0x110000 }, (_character, code) => code)
  .filter((code) => code !== 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code));

/** A character as a text of the form E'...' spells it; ASCII stays. */
function spell(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (character === "'") return "''";
  if (character === "\\") return "\\\\";
  if (code >= 0x20 && code < 0x7f) return character;
  const digits = code.toString(16).toUpperCase();
  return code > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
}

/** The inside of a character class, for characters in the order of their codes. */
function toRanges(characters: readonly string[]): string {
  const ranges: [number, number][] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map((range) => [...new Set(range)].map((code) => spell(String.fromCodePoint(code))).join("-"))
    .join("");
}

/** A long text over several lines, which SQL joins. */
function toLiteral(parts: readonly string[], width = 100): string {
  const lines = [""];
  for (const part of parts) {
    if ((lines.at(-1) ?? "").length + part.length > width) lines.push("");
    lines.push(`${lines.pop() ?? ""}${part}`);
  }
  return `E'${lines.join("'\n      '")}'`;
}

const isIgnorable = (character: string) => /\p{Default_Ignorable_Code_Point}/u.test(character);
const isSpace = (character: string) => /\s/.test(character);
const isAccent = (character: string) => new RegExp(`[${accents}]`, "u").test(character);

/** The characters that decomposing leaves, and that fold to others; ASCII letters are folded by `lower`. */
const mapped = everyCharacter
  .filter((character) => character === "Й" || character.normalize("NFD") === character)
  .filter((character) => !/[A-Z]/.test(character))
  .filter((character) => !isIgnorable(character) && !isSpace(character) && !isAccent(character))
  .map((character) => ({ character, folded: foldForSearch(character) }))
  .filter(({ character, folded }) => folded !== character);

const isOne = ({ folded }: { folded: string }) => Array.from(folded).length === 1;
/** Signs that many texts have come first and alone. */
const scripts = [
  /(?![\uFF00-\uFFFF])\p{Script=Common}/u,
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
];
const scriptOf = ({ character }: { character: string }) =>
  scripts.findIndex((script) => script.test(character));

/** A text is searched for the characters first: translating compares every character with each of them. */
function translateSql(characters: typeof mapped): string {
  const from = characters.map(({ character }) => spell(character));
  const to = characters.map(({ folded }) => spell(folded));
  const wanted = toRanges(characters.map(({ character }) => character));
  return `    IF folded ~ ${toLiteral(`[${wanted}]`.split(/(?=\\)/))} THEN
      folded := translate(folded,
      ${toLiteral(from)},
      ${toLiteral(to)});
    END IF;`;
}

/** The texts of letters that fold to several. */
function expandSql(): string {
  const several = mapped.filter((entry) => !isOne(entry));
  const wanted = toRanges(several.map(({ character }) => character));
  const steps = several.map(
    ({ character, folded }) =>
      `      folded := replace(folded, E'${spell(character)}', E'${Array.from(folded, spell).join("")}');`,
  );
  return `    IF folded ~ ${toLiteral(`[${wanted}]`.split(/(?=\\)/))} THEN
${steps.join("\n")}
    END IF;`;
}

const translations = [...scripts.keys(), -1].map((script) =>
  translateSql(mapped.filter((entry) => isOne(entry) && scriptOf(entry) === script)),
);
const ignorable = toRanges(everyCharacter.filter(isIgnorable));
const spaces = toRanges(everyCharacter.filter((character) => isSpace(character) && !isIgnorable(character)));

/** The database's function `fold_text` by the same tables as `foldForSearch`, which a migration has as this makes it. */
export const foldTextSql = `CREATE FUNCTION fold_text(given text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := given;
BEGIN
  IF octet_length(given) = char_length(given) THEN
    folded := translate(lower(given COLLATE "C"), '\`', '''');
  ELSE
    folded := normalize(regexp_replace(folded, ${toLiteral(`[${ignorable}]`.split(/(?=\\)/))}, '', 'g'), NFD);
    folded := replace(replace(folded, E'\\u0418\\u0306', E'\\u0419'), E'\\u0438\\u0306', E'\\u0439');
    folded := lower(regexp_replace(folded, ${toLiteral(`[${accents}]`.split(/(?=\\)/))}, '', 'g') COLLATE "C");
${expandSql()}
${translations.join("\n")}
    folded := normalize(folded, NFC);
  END IF;
  RETURN btrim(regexp_replace(folded, E'[${spaces}]+', ' ', 'g'), ' ');
END
$$;`;
