/** Hashes a text to a 32-bit number (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Hues that stay clear when dark: no browns and olives. */
const hues = [15, 32, 148, 165, 185, 205, 225, 243, 262, 280, 300, 322, 345];

/** Picks a hue for a text, always the same for the same text. */
export function pickHue(text: string): number {
  return hues[hashText(text) % hues.length] ?? 262;
}
