/** Bullets and numbers of copied lists: "- ", "• ", "1. ", "2) ". */
const marker = /^(?:[-*+•·–—]|\d{1,3}[.)])\s+/u;

/** Returns the names in a pasted text, one per line, without list markers. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim().replace(marker, "").trim())
    .filter((line) => line !== "");
