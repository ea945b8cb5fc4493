import { z } from "zod";
import { nameText } from "../contract";
import { compose, isHiding } from "../hiddenTextContract";

export const fileKindNames = ["IMAGE", "VIDEO", "AUDIO", "PDF", "DOCUMENT", "OTHER"] as const;
export type FileKind = (typeof fileKindNames)[number];

export const fileKindLabels: Record<FileKind, string> = {
  IMAGE: "Picture",
  VIDEO: "Video",
  AUDIO: "Audio",
  PDF: "PDF",
  DOCUMENT: "Document",
  OTHER: "Other",
};

/** The pictures that every browser shows. */
const shownPictures = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];

const documents =
  /^application\/(?:vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)|x-cfb|rtf|epub\+zip|json)|^text\/(?!html)/;

/** The kind of a file by its media type. */
export function findKind(mime: string): FileKind {
  if (shownPictures.includes(mime)) return "IMAGE";
  if (mime.startsWith("video/")) return "VIDEO";
  if (mime.startsWith("audio/")) return "AUDIO";
  if (mime === "application/pdf") return "PDF";
  return documents.test(mime) ? "DOCUMENT" : "OTHER";
}

/** The kinds that a field may be limited to. */
export type LimitedKind = "IMAGE" | "VIDEO" | "AUDIO" | "PDF";

/** The media types that a browser offers for a kind. */
export const kindAccepts: Record<LimitedKind, string> = {
  IMAGE: shownPictures.join(","),
  VIDEO: "video/*",
  AUDIO: "audio/*",
  PDF: "application/pdf",
};

export const fileSorts = ["NEWEST", "NAME", "SIZE"] as const;
export type FileSort = (typeof fileSorts)[number];

export const fileLimits = {
  /** The length of a name. */
  name: 255,
  /** Bytes of a file that is uploaded in one request. */
  direct: 8 * 1_048_576,
  /** Pixels of a picture, all its frames counted. */
  pixels: 50_000_000,
  /** Minutes for which a signed address is good. */
  signed: 10,
  /** Days after which a file that nothing uses is deleted. */
  unused: 7,
  /** Characters of a search that count. */
} as const;

/** The widths that a picture can be had in, in pixels, as WebP. */
export const pictureWidths = [480, 960, 1_920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

const units = ["KB", "MB", "GB"] as const;

/** A size such as '3 bytes', '12.5 KB' or '2 GB'. */
export function shownBytes(bytes: number): string {
  if (bytes < 1_024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  let size = bytes / 1_024;
  let unit = 0;
  for (; size >= 1_024 && unit < units.length - 1; unit += 1) size /= 1_024;
  return `${size >= 100 ? Math.round(size) : Math.round(size * 10) / 10} ${units[unit]}`;
}

export const fileMessages = {
  notFound: "File not found",
  rename: {
    success: "File renamed",
    fallback: "Failed to rename the file",
  },
  replace: {
    success: "File replaced",
    fallback: "Failed to replace the file",
  },
  delete: {
    success: "File deleted",
    fallback: "Failed to delete the file",
  },
  empty: "The file is empty",
  tooLarge: (most: number) => `The file is larger than ${shownBytes(most)}`,
  mismatch: (declared: string, found: string) => `This is ${found}, not ${declared}`,
  tooManyPixels: (megapixels: number, isAnimated: boolean) =>
    `The picture has more than ${megapixels} megapixels${isAnimated ? ", all its frames counted" : ""}`,
  tooManyPictures: "You have too many pictures waiting to be checked. Try again in a minute.",
  tooSlow: "This picture takes too long to check. Make it smaller and try again.",
  damaged: (found: string) => `This is ${found}, but it is damaged`,
  heic: "HEIC pictures can reveal where they were taken. Save it as JPEG and upload that.",
  noName: "The name of the file can't be read",
  notManaged: "Only the uploader and administrators can do that",
  inUse: (places: string) => `This file is used by ${places}`,
  usedAgain: "The new file is already in use. Choose one that isn't.",
  otherKind: (kind: string) => `Replace it with a file of the same kind: ${kind}`,
  wrongKind: {
    IMAGE: "Choose a picture: PNG, JPEG, GIF, WebP or AVIF",
    VIDEO: "Choose a video",
    AUDIO: "Choose a recording",
    PDF: "Choose a PDF",
  } satisfies Record<LimitedKind, string>,
  foreign: "This file isn't yours. Upload your own copy.",
  overQuota: ({ bytes, used, quota }: { bytes: number; used: number; quota: number }) =>
    `Not enough space for ${shownBytes(bytes)}: ${shownBytes(used)} of ${shownBytes(quota)} is used`,
} as const;

/** A file's name: no path, and no characters that disguise its kind. */
export const fileNameSchema = nameText("Name", { max: fileLimits.name })
  .refine((name) => !/[\\/]/.test(name), "Name can't contain slashes")
  .refine((name) => !/^\.+$/.test(name), "Name can't be dots only");

/** The name without its extension, and the extension with its dot. */
function splitName(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf(".");
  return dot <= 0 || name.length - dot > 16 ? [name, ""] : [name.slice(0, dot), name.slice(dot)];
}

const isAtEnd = (character: string | undefined) => character === " " || character === ".";

/** Without spaces and dots at its ends. A pattern for the end would try each dot of a long row. */
function trimEnds(name: string): string {
  let start = 0;
  let end = name.length;
  while (start < end && isAtEnd(name[start])) start += 1;
  while (end > start && isAtEnd(name[end - 1])) end -= 1;
  return name.slice(start, end);
}

/** Cleans a caller's name for a file: no folders, hidden characters or dots at its ends. */
export function cleanFileName(given: string): string {
  const [last = ""] = compose(given).split(/[\\/]/).slice(-1);
  const seen = Array.from(last, (character) => (isHiding(character) ? "" : character)).join("");
  const trimmed = trimEnds(seen.replace(/\s+/g, " "));
  const [stem, extension] = splitName(trimmed);
  const name =
    Array.from(stem)
      .slice(0, fileLimits.name - extension.length)
      .join("") + extension;
  return fileNameSchema.safeParse(name).success ? name.slice(0, fileLimits.name) : "file";
}

/** The longest name in an address, so that every field for an address takes it. */
const longestInAddress = 300;

/** Encodes a name for an address; a parenthesis would end an address in Markdown. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The address of a file on this site. The id alone finds it; the name is for people. */
export function fileAddress({ id, name }: { id: number; name: string }): string {
  const encoded = encodeName(name);
  const [, extension] = splitName(name);
  return `/files/${id}/${encoded.length <= longestInAddress ? encoded : `file${encodeName(extension)}`}`;
}

/** The new name of a file. */
export const renameSchema = z.object({ name: fileNameSchema });
