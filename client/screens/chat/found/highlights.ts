interface Part {
  text: string;
  isFound: boolean;
  /** The index of the first character. */
  at: number;
}

const literally = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Splits a text to highlight the word prefixes that were searched for. */
export function splitHighlights(text: string, searched: string): Part[] {
  const words = searched.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return [{ text, isFound: false, at: 0 }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(literally).join("|")})`, "giu");
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > at) parts.push({ text: text.slice(at, index), isFound: false, at });
    parts.push({ text: found, isFound: true, at: index });
    at = index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFound: false, at });
  return parts;
}
