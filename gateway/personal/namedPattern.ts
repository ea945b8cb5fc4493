import { escapeHtml } from "../markup";

/** Escapes a text for a regular expression of the database. */
const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text as it is typed, as HTML has it, and as addresses have it: a saved filter may search for a person. */
function listVariants(text: string): string[] {
  const html = escapeHtml(text);
  const query = new URLSearchParams({ text }).toString().slice("text=".length);
  return [text, html, html.replaceAll("&#39;", "'"), query, query.replaceAll("+", "%20")];
}

/**
 * A regular expression of the database that finds whole texts, also as HTML and addresses have them: a name within a
 * longer word is none. Null for no texts.
 */
export function toPattern(texts: readonly string[]): string | null {
  const variants = new Set(texts.flatMap(listVariants));
  const known = [...variants]
    .filter((text) => text.trim() !== "")
    .sort((left, right) => right.length - left.length);
  return known.length === 0 ? null : `(?<![[:alnum:]])(${known.map(escapePattern).join("|")})(?![[:alnum:]])`;
}
