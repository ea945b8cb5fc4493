import sharp from "sharp";

/** Dots of a printed picture for each millimetre: 150 an inch. */
const density = 150 / 25.4;

interface Printed {
  /** The box in millimetres. */
  width: number;
  height: number;
  /** Whether it hides everything behind it: such a picture is far smaller. */
  isOpaque: boolean;
}

/** A picture as a document holds it: not more dots than paper shows, and in one of the formats that PDF knows. */
export function makePrintable(bytes: Buffer, { width, height, isOpaque }: Printed): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: 100_000_000 }).autoOrient();
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
