const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const characters: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
);

/** A text as HTML shows it literally, between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** The text that was escaped for HTML. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity);

/** XML 1.0 knows no control characters but white space, not even escaped. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as XML holds it; a parser would read a carriage return as a line feed. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replace(unwritable, "")).replaceAll("\r", "&#13;");

/** JSON within a script element: no text of it can end the element. */
export const writeJson = (data: object): string => JSON.stringify(data).replace(/</g, "\\u003c");
