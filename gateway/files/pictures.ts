import { rename, rm } from "node:fs/promises";
import sharp, { type Metadata, type Sharp } from "sharp";
import { fileMessages, type PictureWidth } from "../domains/files/contract";
import { Refusal } from "../refusal";
import { describeType } from "./knownTypes";
import { findExcess, findWrittenWidth, getFrameHeight } from "./pictureCost";
import { pictureQueue } from "./pictureQueue";

// One picture at a time, in one of the process's threads; a decoded one is of no use later.
sharp.cache(false);
sharp.concurrency(1);

/** Seconds after which a picture is given up. */
const longest = 60;

/** Pixels up to which a JPEG is written in its smallest form, for which it is held whole. */
const optimised = 12_000_000;

/** The size of a picture as it is shown, upright. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A picture on this machine's disk. */
export interface LocalPicture {
  path: string;
  mime: string;
  /** The owner of its turn in the queue. */
  owner: string;
}

const reading = { failOn: "error", limitInputPixels: false } as const;

/** Refuses a picture that a library cannot read, or not in time. */
function refuseUnreadable(error: unknown, mime: string): never {
  const isSlow = error instanceof Error && error.message.startsWith("timeout");
  throw new Refusal("INVALID", isSlow ? fileMessages.tooSlow : fileMessages.damaged(describeType(mime)));
}

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
  heif: { quality: 80, compression: "av1", effort: 2 },
} as const;

const isEncoded = (format: string | undefined): format is keyof typeof encoding =>
  format !== undefined && format in encoding;

function encode(picture: Sharp, { format, width, height }: Metadata): Sharp {
  if (!isEncoded(format)) return picture;
  const isSmall = width * height <= optimised;
  return picture.toFormat(
    format,
    format === "jpeg" ? { ...encoding.jpeg, optimiseCoding: isSmall } : encoding[format],
  );
}

/** Turns a picture upright and writes it without its metadata; colours keep their profile. */
async function strip(path: string, metadata: Metadata): Promise<PictureSize> {
  const isAnimated = (metadata.pages ?? 1) > 1;
  const picture = sharp(path, { animated: isAnimated, limitInputPixels: false }).keepIccProfile();
  const upright = isAnimated ? picture : picture.autoOrient();
  const smaller = findWrittenWidth(metadata);
  const sized = smaller === null ? upright : upright.resize({ width: smaller });
  const clean = `${path}.clean`;
  try {
    const written = await encode(sized, metadata).timeout({ seconds: longest }).toFile(clean);
    await rename(clean, path);
    return { width: written.width, height: written.pageHeight ?? written.height };
  } finally {
    await rm(clean, { force: true });
  }
}

async function prepare({ path, mime }: LocalPicture): Promise<PictureSize> {
  const metadata = await sharp(path, reading)
    .metadata()
    .catch((error: unknown) => refuseUnreadable(error, mime));
  const excess = findExcess(metadata);
  const isAnimated = (metadata.pages ?? 1) > 1;
  if (excess !== null) throw new Refusal("INVALID", fileMessages.tooManyPixels(excess, isAnimated));
  if (!saysMore(metadata)) return { width: metadata.width, height: getFrameHeight(metadata) };
  return strip(path, metadata).catch((error: unknown) => refuseUnreadable(error, mime));
}

/**
 * Checks a picture and returns its size. One with metadata is replaced by an upright one without; others stay as
 * they are, byte for byte. Refuses pictures that are damaged or too large.
 */
export const preparePicture = (picture: LocalPicture): Promise<PictureSize> =>
  pictureQueue.run(picture.owner, () => prepare(picture));

/** A width, and the path of the picture in it. */
interface Smaller {
  width: PictureWidth;
  to: string;
}

/**
 * Makes a WebP of at most a width from a local picture; a narrower picture keeps its size, and an animation of too many
 * frames is shown by its first. Throws for pictures that cannot be read within their memory.
 */
export async function makeWidth(path: string, { width, to }: Smaller): Promise<void> {
  const metadata = await sharp(path, reading).metadata();
  const shrink = (animated: boolean) =>
    sharp(path, { animated, limitInputPixels: false })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: longest })
      .toFile(to);
  if (findExcess(metadata) === null) return void (await shrink(true).catch(() => shrink(false)));
  const excess = findExcess({ ...metadata, pages: 1 });
  if (excess !== null) throw new Refusal("INVALID", fileMessages.tooManyPixels(excess, false));
  await shrink(false);
}
