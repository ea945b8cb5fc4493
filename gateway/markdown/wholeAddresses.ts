import { escapeHtml, unescapeHtml } from "../markup";

const ownAddress = /(<(?:a|img) (?:href|src)=")(\/(?!\/)[^"]*)"/g;

/** HTML that was rendered from Markdown, with the whole addresses of its links and pictures of this site, for readers elsewhere. */
export const withWholeAddresses = (html: string, toAddress: (path: string) => string): string =>
  html.replace(
    ownAddress,
    (_tag, start: string, path: string) => `${start}${escapeHtml(toAddress(unescapeHtml(path)))}"`,
  );
