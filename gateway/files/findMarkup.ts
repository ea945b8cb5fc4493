/** The parts that may precede the first element, by beginning and end. */
const enclosed = [
  ["<!--", "-->"],
  ["<?", "?>"],
] as const;

const spaces = /\s*/y;
const drawing = /<!doctype\s+svg/iy;
const bracket = /[>[]/g;

/** The end of a sticky pattern that begins at a place; the place itself if none does. */
function passOver(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** The end of a mark from a place on; the place itself where it has none. */
function endOf(mark: string, text: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? from : at + mark.length;
}

/** The end of the declaration of a drawing, which may list entities in brackets; the place itself for anything else. */
function passDeclaration(text: string, from: number): number {
  const named = passOver(drawing, text, from);
  if (named === from) return from;
  bracket.lastIndex = named;
  const listed = bracket.exec(text)?.[0] === "[" ? endOf("]", text, bracket.lastIndex) : named;
  const end = endOf(">", text, listed);
  return end === listed ? from : end;
}

function passEnclosed(text: string, from: number): number {
  const found = enclosed.find(([start]) => text.startsWith(start, from));
  return found ? endOf(found[1], text, from) : from;
}

/**
 * The text from its first element on: without spaces, comments, instructions and the declaration of a drawing before
 * it. Each character is looked at a fixed number of times, whatever the text is.
 */
export function findMarkup(text: string): string {
  let at = 0;
  for (;;) {
    const start = passOver(spaces, text, at);
    const next = Math.max(passEnclosed(text, start), passDeclaration(text, start));
    if (next === start) return text.slice(start);
    at = next;
  }
}
