import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";
import { getFile, makePicture, sendFile, uploadFile } from "#tests/support/uploads";

const { test } = await openSuite();
const { origin } = test;
const learner = await test.as("learner");

type Tag = readonly [tag: number, type: number, count: number, value: number | string];

/** A TIFF of directories, each at its offset; texts are where their tags say. */
function makeTiff(isLittle: boolean, directories: Record<number, { tags: readonly Tag[]; next?: number }>) {
  const bytes = Buffer.alloc(1_024);
  const short = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  bytes.write(isLittle ? "II" : "MM", 0);
  short(42, 2);
  long(16, 4);
  let textAt = 600;
  for (const [place, { tags, next = 0 }] of Object.entries(directories)) {
    const start = Number(place);
    short(tags.length, start);
    for (const [row, [tag, type, count, value]] of tags.entries()) {
      const at = start + 2 + row * 12;
      short(tag, at);
      short(type, at + 2);
      long(count, at + 4);
      if (typeof value === "string") {
        long(textAt, at + 8);
        textAt += bytes.write(value, textAt);
      } else if (type === 3) short(value, at + 8);
      else long(value, at + 8);
    }
    long(next, start + 2 + tags.length * 12);
  }
  bytes.write("PIXELS", 1_000);
  return bytes;
}

const text = (tag: number, value: string): Tag => [tag, 2, value.length, value];
const size: Tag[] = [
  [256, 4, 1, 2],
  [257, 4, 1, 3],
];
const place: Tag = [273, 4, 1, 1_000];

const upload = async (bytes: Buffer) => {
  const { url } = await uploadFile(origin, learner, bytes, { name: "scan.tif" });
  return Buffer.from(await (await getFile(origin, learner, url)).arrayBuffer());
};

describe("a TIFF", () => {
  it.each([
    ["little", true],
    ["big", false],
  ])("loses what tells of its making, in each of its pictures: %s end first", async (_name, isLittle) => {
    const kept = await upload(
      makeTiff(isLittle, {
        16: {
          tags: [...size, text(270, "Secret words"), place, text(315, "Secret person"), [34_665, 4, 1, 200]],
          next: 400,
        },
        200: { tags: [text(36_867, "Secret time!!"), [34_853, 4, 1, 300]] },
        300: { tags: [text(1, "Secret place")] },
        400: { tags: [...size, text(700, "Secret packet")] },
      }),
    );
    expect(kept.toString("latin1")).not.toContain("Secret");
    const expected = makeTiff(isLittle, {
      16: { tags: [...size, place], next: 400 },
      400: { tags: size },
    });
    expect(kept).toEqual(expected);
  });

  it("as encoders write it keeps its picture, bit by bit", async () => {
    const taken = await makePicture(40, 20)
      .tiff({ compression: "lzw", tile: true, tileWidth: 16, tileHeight: 16 })
      .withXmp("<?xpacket begin='' id=''?><x:xmpmeta xmlns:x='adobe:ns:meta/'>Secret place</x:xmpmeta>")
      .toBuffer();
    expect(taken.toString("latin1")).toContain("Secret place");
    const kept = await upload(taken);
    expect(kept.toString("latin1")).not.toContain("Secret place");
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(taken).raw().toBuffer());
  });

  it("without any stays as it is, byte for byte", async () => {
    const plain = makeTiff(true, { 16: { tags: [...size, place] } });
    expect(await upload(plain)).toEqual(plain);
  });

  it.each<[string, Tag]>([
    ["its end", [34_665, 4, 1, 100_000]],
    ["its end by a text", [315, 2, 4_000_000_000, 700]],
    ["its head", [315, 2, 10, 2]],
  ])("that points beyond %s is damaged", async (_what, tag) => {
    const response = await sendFile(origin, learner, makeTiff(true, { 16: { tags: [...size, tag] } }), {
      name: "a.tif",
    });
    expect(response.status).toBe(400);
    expect((await response.json()).message).toBe("This is a TIFF picture, but it is damaged");
  });

  it("that leads around in circles comes to an end", async () => {
    const round = makeTiff(true, { 16: { tags: [...size, place], next: 16 } });
    expect(await upload(round)).toEqual(round);
  });
});

describe("a HEIC picture", () => {
  it("is refused, since where it was taken would stay in it", async () => {
    const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta", "latin1");
    const response = await sendFile(origin, learner, heic, { name: "a.heic", type: "image/heic" });
    expect(response.status).toBe(400);
    expect((await response.json()).message).toBe(
      "HEIC pictures can reveal where they were taken. Save it as JPEG and upload that.",
    );
  });
});
