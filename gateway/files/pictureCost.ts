import type { Metadata } from "sharp";
import { fileLimits } from "../domains/files/contract";

/** Facts from a picture's head. */
export type PictureFacts = Pick<
  Metadata,
  | "format"
  | "width"
  | "height"
  | "pageHeight"
  | "pages"
  | "channels"
  | "depth"
  | "isProgressive"
  | "chromaSubsampling"
  | "orientation"
>;

/** Bytes of memory that a picture may take while it is read, and while it is written as well. */
const most = { reading: 220_000_000, writing: 230_000_000 } as const;

/** The height of one frame: an animation is read as all of its frames below each other. */
export const getFrameHeight = ({ height, pageHeight }: PictureFacts): number => pageHeight ?? height;

const countFrames = ({ pages = 1 }: PictureFacts) => Math.max(1, pages);
const framePixels = (facts: PictureFacts) => facts.width * getFrameHeight(facts);

/** Pixels of all frames. */
const countPixels = (facts: PictureFacts) => framePixels(facts) * countFrames(facts);

/** The bytes of a pixel without compression. */
const plainPixel = ({ channels = 4, depth }: PictureFacts) => channels * (depth === "uchar" ? 1 : 2);

/** Bytes for a pixel, as measured: what a library has in memory at once while it reads and while it writes. */
interface Cost {
  /** The pixels that are in memory at once. */
  held: number;
  reading: number;
  /** Of the reading, what stays while the result is written. */
  staying: number;
  /** Zero where it is written as it is read. */
  writing: number;
}

const isTurned = ({ orientation = 1 }: PictureFacts) => orientation > 1;

function costOf(facts: PictureFacts): Cost {
  const held = countPixels(facts);
  const turning = isTurned(facts) ? 1.1 * plainPixel(facts) : 0;
  const { format, isProgressive = false, channels = 3, chromaSubsampling } = facts;
  switch (format) {
    case "jpeg": {
      const whole = chromaSubsampling === "4:2:0" ? 3.5 : 2 * channels + 0.5;
      const reading = isProgressive ? whole : 0.7;
      return { held, reading, staying: reading, writing: turning };
    }
    case "png": {
      const reading = isProgressive ? 1.35 * plainPixel(facts) : 2.5;
      return { held, reading, staying: reading, writing: turning };
    }
    case "webp": {
      const frames = countFrames(facts);
      // A picture without losses takes as much as this; nothing in the head tells.
      if (frames === 1) return { held, reading: 7, staying: 7, writing: 17 };
      const all = 5.7 + 7 / frames;
      return { held, reading: all, staying: all, writing: 0 };
    }
    case "gif":
      return { held: framePixels(facts), reading: 14, staying: 14, writing: 0 };
    case "heif":
      return { held, reading: 18, staying: 3, writing: 36 };
    default:
      return { held, reading: 14, staying: 14, writing: 17 };
  }
}

/** The megapixels that such a picture may have, all frames counted; null if it has no more than those. */
export function findExcess(facts: PictureFacts): number | null {
  const { held, reading } = costOf(facts);
  if (countPixels(facts) > fileLimits.pixels) return fileLimits.pixels / 1_000_000;
  return held * reading > most.reading ? Math.floor(most.reading / reading / 1_000_000) : null;
}

/**
 * The width in which a picture can be written again within its memory, in pixels, upright; null for its own. Only
 * large pictures of formats that are costly to write are made smaller.
 */
export function findWrittenWidth(facts: PictureFacts): number | null {
  const { held, staying, writing } = costOf(facts);
  if (writing === 0) return null;
  const room = (most.writing - held * staying) / writing;
  if (room >= held) return null;
  const { orientation = 1, width } = facts;
  const upright = orientation > 4 ? getFrameHeight(facts) : width;
  return Math.max(1, Math.floor(upright * Math.sqrt(Math.max(0, room) / held)));
}
