import { rename } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { fileLimits, fileMessages, type PictureWidth } from "../domains/files/contract";
import { Refusal } from "../refusal";
import { describeType } from "./knownTypes";

// One picture at a time in each of sharp's own threads; a decoded one is of no use later.
sharp.cache(false);
sharp.concurrency(1);

/** The size of a picture as it is shown, upright. */
export interface PictureSize {
  width: number;
  height: number;
}

const reading = { failOn: "error", limitInputPixels: false } as const;

async function readMetadata(path: string, mime: string): Promise<Metadata> {
  try {
    return await sharp(path, reading).metadata();
  } catch {
    throw new Refusal("INVALID", fileMessages.damaged(describeType(mime)));
  }
}

/** The height of one frame: an animation is read as all of its frames below each other. */
const getHeight = ({ height, pageHeight }: Metadata) => pageHeight ?? height;

/** Whether a picture holds more than it shows: its place and its photographer, or that it must be turned. */
const saysMore = ({ exif, xmp, iptc, tifftagPhotoshop, comments, orientation = 1 }: Metadata): boolean =>
  [exif, xmp, iptc, tifftagPhotoshop].some((part) => part !== undefined) ||
  (comments ?? []).length > 0 ||
  orientation > 1;

/** Encoders that lose as little as is seen. */
const encoding = {
  jpeg: { quality: 92, mozjpeg: false },
  png: {},
  webp: { quality: 92 },
  gif: {},
  heif: { quality: 80, compression: "av1" },
} as const;

const isEncoded = (format: string | undefined): format is keyof typeof encoding =>
  format !== undefined && format in encoding;

/** Turns a picture upright and writes it without its metadata; colours keep their profile. */
async function strip(path: string, { format, pages = 1 }: Metadata): Promise<PictureSize> {
  const isAnimated = pages > 1;
  const picture = sharp(path, { animated: isAnimated }).keepIccProfile();
  const upright = isAnimated ? picture : picture.autoOrient();
  const clean = `${path}.clean`;
  const encoded = isEncoded(format) ? upright.toFormat(format, encoding[format]) : upright;
  const { width, height, pageHeight } = await encoded.toFile(clean);
  await rename(clean, path);
  return { width, height: pageHeight ?? height };
}

/**
 * Checks a picture and returns its size. One with metadata is replaced by an upright one without; others stay as
 * they are, byte for byte. Refuses pictures that are damaged or too large.
 */
export async function preparePicture(path: string, mime: string): Promise<PictureSize> {
  const metadata = await readMetadata(path, mime);
  const height = getHeight(metadata);
  if (metadata.width * height > fileLimits.pixels) throw new Refusal("INVALID", fileMessages.tooManyPixels);
  if (!saysMore(metadata)) return { width: metadata.width, height };
  return strip(path, metadata).catch(() => {
    throw new Refusal("INVALID", fileMessages.damaged(describeType(mime)));
  });
}

/** Makes a WebP of at most a width from the bytes of a picture; a narrower picture keeps its size. */
export async function makeWidth(bytes: Buffer, width: PictureWidth, path: string): Promise<void> {
  const shrink = (animated: boolean) =>
    sharp(bytes, { animated }).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toFile(path);
  // An animation of too many frames is shown by its first.
  await shrink(true).catch(() => shrink(false));
}
