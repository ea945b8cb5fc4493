import type { FileKind } from "#gateway/domains/files/contract";

/** The kinds that a browser may show on their own; everything else is a download. */
const shown: ReadonlySet<FileKind> = new Set(["IMAGE", "VIDEO", "AUDIO", "PDF"]);

/** A name in the characters that every reader of the header knows. */
const plainName = (name: string): string => name.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");

const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The name of a file in both of the header's notations. */
const named = (name: string) => `filename="${plainName(name)}"; filename*=UTF-8''${encodedName(name)}`;

/** The Content-Disposition of a file, with its name in both of the header's notations. */
export const contentDisposition = ({ kind, name }: { kind: FileKind; name: string }): string =>
  `${shown.has(kind) ? "inline" : "attachment"}; ${named(name)}`;

/** The Content-Disposition of a download. */
export const downloadDisposition = (name: string): string => `attachment; ${named(name)}`;
