/**
 * The class of a character in the order of a line (UAX #9, without embeddings: names and texts refuse those).
 */
type Kind = "L" | "R" | "EN" | "AN" | "ON";

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

function getKind(character: string, before: Kind): Kind {
  if (/\p{Mn}|\p{Me}|\p{Cf}/u.test(character)) return before;
  if (/[\u0660-\u0669\u06dd]/.test(character)) return "AN";
  if (/[0-9\u06f0-\u06f9]/.test(character)) return "EN";
  if (!/[\p{L}\p{N}\p{Mc}]/u.test(character)) return "ON";
  return rightToLeft.test(character) ? "R" : "L";
}

/** Whether a line is read from right to left: its first letter tells. */
export function isRightToLeft(text: string): boolean {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter !== undefined && rightToLeft.test(letter);
}

/** Kinds of all characters; numbers after Arabic letters are Arabic ones, and separators within numbers belong to them. */
function listKinds(characters: readonly string[], base: "L" | "R"): Kind[] {
  const kinds: Kind[] = [];
  const strongs: ("L" | "R")[] = [];
  let strong = base;
  for (const character of characters) {
    const kind = getKind(character, kinds.at(-1) ?? "ON");
    if (kind === "L" || kind === "R") strong = kind;
    kinds.push(kind === "EN" && strong === "R" ? "AN" : kind);
    strongs.push(strong);
  }
  const joined = kinds.map((kind, at) => {
    const [before, after] = [kinds[at - 1], kinds[at + 1]];
    const isNumber = before === after && (before === "EN" || before === "AN");
    return kind === "ON" && isNumber && before && /[.,:/+-]/.test(characters[at] ?? "") ? before : kind;
  });
  // Numbers after Latin letters are read with them.
  return joined.map((kind, at) => (kind === "EN" && strongs[at] === "L" ? "L" : kind));
}

const getDirection = (kind: Kind | undefined, base: "L" | "R"): "L" | "R" => {
  if (kind === undefined) return base;
  return kind === "L" ? "L" : "R";
};

/** Characters that belong to no direction take that of their neighbours, or the line's where those differ. */
function settleNeutrals(kinds: readonly Kind[], base: "L" | "R"): Kind[] {
  const settled = [...kinds];
  for (let start = 0; start < settled.length; start++) {
    if (settled[start] !== "ON") continue;
    let end = start;
    while (settled[end] === "ON") end++;
    const before = getDirection(settled[start - 1], base);
    const after = getDirection(settled[end], base);
    settled.fill(before === after ? before : base, start, end);
    start = end;
  }
  return settled;
}

/** The level of each character: even ones run from left to right, odd ones from right to left. */
export function listLevels(characters: readonly string[], isRight: boolean): number[] {
  const base = isRight ? "R" : "L";
  return settleNeutrals(listKinds(characters, base), base).map((kind) => {
    if (isRight) return kind === "R" ? 1 : 2;
    if (kind === "R") return 1;
    return kind === "AN" ? 2 : 0;
  });
}

/** The order of items of these levels from left to right (rule L2). */
export function orderByLevel(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index);
  for (let level = Math.max(0, ...levels); level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while (end < order.length && (levels[order[end] ?? -1] ?? 0) >= level) end++;
      if (end - start > 1) order.splice(start, end - start, ...order.slice(start, end).reverse());
      if (end > start) start = end;
    }
  }
  return order;
}
