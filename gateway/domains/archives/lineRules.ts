const space = /\s/;

/** The place after the white space at a place. */
function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && space.test(text[next] ?? "")) next += 1;
  return next;
}

/** The place after the string that begins at a place. */
function skipString(text: string, at: number): number {
  let next = at + 1;
  while (next < text.length && text[next] !== '"') next += text[next] === "\\" ? 2 : 1;
  return next + 1;
}

const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+/g;
const depths: Readonly<Record<string, number>> = { "{": 1, "[": 1, "}": -1, "]": -1 };

/** The place after the value that begins at a place. */
function skipValue(text: string, at: number): number {
  token.lastIndex = at;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    depth += depths[found[0]] ?? 0;
    if (depth === 0) return token.lastIndex;
  }
  return text.length;
}

/** The place of a member's value in the object or array that begins at a place; undefined where it has none. */
function findMember(text: string, at: number, member: PropertyKey): number | undefined {
  const isObject = text[at] === "{";
  let next = skipSpace(text, at + 1);
  for (let index = 0; next < text.length && text[next] !== "}" && text[next] !== "]"; index += 1) {
    let name = String(index);
    if (isObject) {
      const end = skipString(text, next);
      name = String(JSON.parse(text.slice(next, end)));
      next = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (name === String(member)) return next;
    next = skipSpace(text, skipValue(text, next));
    if (text[next] === ",") next = skipSpace(text, next + 1);
  }
  return undefined;
}

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;

/** The line of valid JSON on which the value at a path begins; that of the last part that exists. */
export function findLine(text: string, path: readonly PropertyKey[]): number {
  let at = skipSpace(text, 0);
  for (const member of path) {
    const next = findMember(text, at, member);
    if (next === undefined) break;
    at = next;
  }
  return lineAt(text, at);
}

/** The line that the parser of JSON complains about; the last one where it tells none. */
export function findSyntaxLine(text: string, error: unknown): number {
  const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  return lineAt(text, place === undefined ? text.length : Number(place));
}
