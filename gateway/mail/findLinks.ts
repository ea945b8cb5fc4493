import { unescapeHtml } from "../markup";

/** The addresses that a mail links to, each once. */
export const findLinks = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(/<a [^<>]*?href="(https?:[^"<>]*)"/g), ([, link = ""]) => unescapeHtml(link)),
  ),
];
