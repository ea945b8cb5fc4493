import sharp from "sharp";
import type { Files } from "./files";
import { withLocalCopy } from "./localCopy";
import { findExcess } from "./pictureCost";
import { pictureOwner, pictureQueue } from "./pictureQueue";

/** Dots of a printed picture for each millimetre: 150 an inch. */
const density = 150 / 25.4;

interface Printed {
  /** The box in millimetres. */
  width: number;
  height: number;
  /** Whether it hides everything behind it: such a picture is far smaller. */
  isOpaque: boolean;
}

async function print(path: string, { width, height, isOpaque }: Printed): Promise<Buffer | null> {
  const facts = await sharp(path, { limitInputPixels: false }).metadata();
  if (findExcess({ ...facts, pages: 1 }) !== null) return null;
  const picture = sharp(path, { limitInputPixels: false }).autoOrient();
  const size = { width: Math.ceil(width * density), height: Math.ceil(height * density) };
  if (!isOpaque)
    return picture
      .resize({ ...size, fit: "inside", withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer();
  return picture
    .resize({ ...size, fit: "cover", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 60, mozjpeg: true })
    .toBuffer();
}

/**
 * A stored picture as a document holds it: not more dots than paper shows, and in one of the formats that PDF knows. Null
 * for one that was stored before pictures of its size were refused.
 */
export const makePrintable = (files: Files, storageKey: string, printed: Printed): Promise<Buffer | null> =>
  pictureQueue.run(pictureOwner(storageKey), () =>
    withLocalCopy(files, storageKey, (path) => print(path, printed)),
  );
