import sharp from "sharp";

const chunk = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8, name, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

const number = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntLE(value, 0, bytes);
  return written;
};

/** An animated WebP of equal frames with metadata: a few hundred bytes that are large once they are decoded. */
export async function makeAnimation(side: number, frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width: side, height: side, channels: 3, background: "#3366cc" } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
  const size = number(side - 1, 3);
  const frame = chunk("ANMF", number(0, 6), size, size, number(100, 3), number(0, 1), still.subarray(12));
  return chunk(
    "RIFF",
    Buffer.from("WEBP"),
    chunk("VP8X", number(0b1010, 1), number(0, 3), size, size),
    chunk("ANIM", number(0, 6)),
    ...Array.from({ length: frames }, () => frame),
    chunk("EXIF", Buffer.from("Exif\0\0MM\0*\0\0\0\b\0\0\0\0\0\0", "latin1")),
  );
}
