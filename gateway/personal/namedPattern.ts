import { escapeHtml } from "../markup";

/** Escapes a text for a regular expression of the database. */
const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A regular expression of the database that finds whole texts, also as HTML has them: a name within a longer word is
 * none. Null for no texts.
 */
export function toPattern(texts: readonly string[]): string | null {
  const variants = new Set(
    texts.flatMap((text) => [text, escapeHtml(text), escapeHtml(text).replaceAll("&#39;", "'")]),
  );
  const known = [...variants]
    .filter((text) => text.trim() !== "")
    .sort((left, right) => right.length - left.length);
  return known.length === 0 ? null : `(?<![[:alnum:]])(${known.map(escapePattern).join("|")})(?![[:alnum:]])`;
}
