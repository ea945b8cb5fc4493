/**
 * Returns the index of the first unescaped character of `sought`, from an index on; -1 for none. A backslash
 * escapes the character after it.
 */
export function findUnescaped(text: string, sought: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === "\\") at += 1;
    else if (sought.includes(character)) return at;
  }
  return -1;
}

/** The parts of a text between unescaped separators of one character; they keep their escapes. */
export function splitUnescaped(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = findUnescaped(text, separator); at >= 0; at = findUnescaped(text, separator, start)) {
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)];
}

/**
 * A text without its escapes: `
 * ` is a line break, any other escaped character is itself.
 */
export const unescapeText = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_whole, character: string) => (character === "n" ? "\n" : character));

/** A text with the characters escaped that a pattern finds, and line breaks as `\n`. */
export const escapeText = (text: string, special: RegExp): string =>
  text.replace(special, "\\$&").replaceAll("\n", "\\n");
