import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawText } from "#gateway/pdf/draw";
import { loadFonts } from "#gateway/pdf/fonts";
import { toSvgPath } from "#gateway/pdf/outline";
import type { PageElement, PrintedPage } from "#gateway/pdf/page";
import { writePdf } from "#gateway/pdf/writePdf";

const text = (value: string): PageElement & { kind: "text" } => ({
  kind: "text",
  text: value,
  box: { x: 20, y: 20, width: 200, height: 20 },
  size: 24,
  colour: "#112233",
  align: "left",
});

const page = (...elements: PageElement[]): PrintedPage => ({
  title: "Certificate of Meera",
  author: "Institute",
  language: "en",
  isLandscape: true,
  createdAt: new Date("2026-03-02T10:00:00Z"),
  elements,
});

/** The contents of a PDF's streams. */
const readStreams = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, packed = ""]) => {
      try {
        return [inflateSync(Buffer.from(packed, "latin1")).toString("latin1")];
      } catch {
        return [];
      }
    },
  );

const escaped: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The text of a PDF's structure, element by element: UTF-16 with its mark, where it is not plain. */
const readTexts = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = ""]) => {
    const bytes = Buffer.from(
      text.replace(/\\([\s\S])/g, (_all, value: string) => escaped[value] ?? value),
      "latin1",
    );
    return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString("utf16le") : bytes.toString("latin1");
  });

describe("a printed page", () => {
  it("names its title, its author and its language", async () => {
    const bytes = await writePdf(page(text("Meera")));
    const pdf = bytes.toString("latin1");
    expect(pdf.startsWith("%PDF-1.7")).toBe(true);
    expect(pdf).toContain("(Certificate of Meera)");
    expect(pdf).toContain("(Institute)");
    expect(pdf).toContain("/Lang (en)");
    expect(pdf).toContain("/Marked true");
    expect(pdf).toContain("/DisplayDocTitle true");
  });

  it.each(["Meera Nair", "मीरा नायर", "లక్ష్మి", "முத்து", "محمد علي"])(
    "says %s to those who do not see it",
    async (name) => {
      const pdf = await writePdf(page(text(name)));
      expect(readTexts(pdf)).toContain(name);
    },
  );

  it("draws outlines, and needs no font of the reader's", async () => {
    const pdf = await writePdf(page(text("లక్ష్మి")));
    expect(pdf.toString("latin1")).not.toContain("/Type /Font");
    expect(readStreams(pdf).some((content) => / c\n/.test(content) && content.includes("\nf\n"))).toBe(true);
  });

  it("is the same for the same content", async () => {
    const elements = [text("Meera")];
    expect((await writePdf(page(...elements))).equals(await writePdf(page(...elements)))).toBe(true);
  });

  it("holds pictures and codes, in less than 200 kB", async () => {
    const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#abcdef" } })
      .jpeg()
      .toBuffer();
    const box = { x: 0, y: 0, width: 297, height: 210 };
    const pdf = await writePdf(
      page(
        { kind: "picture", box, bytes, fit: "cover", description: "" },
        { kind: "rectangle", box: { ...box, height: 5 }, colour: "#4f46e5" },
        ...Array.from({ length: 12 }, (_, at) => text(`A line of text, number ${at}, with some words`)),
        {
          kind: "code",
          box: { x: 240, y: 150, width: 40, height: 40 },
          text: "https://learn.example/x",
          colour: "#000000",
        },
      ),
    );
    expect(pdf.length).toBeLessThan(200_000);
    expect(pdf.toString("latin1")).toContain("/Subtype /Image");
  });
});

/** The dark part of a text as a picture, in rows of the sheet's millimetres. */
async function rasterize(value: string): Promise<Buffer> {
  const path = toSvgPath(drawText(await loadFonts(), text(value)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 842 595" width="842" height="595"><rect width="842" height="595" fill="#fff"/><path d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
}

const countDark = (pixels: Buffer) => pixels.reduce((count, value) => count + (value < 128 ? 1 : 0), 0);

describe("the picture of a text", () => {
  it.each(["Meera", "मीरा", "లక్ష్మి", "முத்து", "محمد"])(
    "shows %s where its box is, and not an empty box",
    async (name) => {
      const pixels = await rasterize(name);
      const dark = countDark(pixels);
      expect(dark).toBeGreaterThan(100);
      // All of it is within the box of 20 by 20 mm from the corner, 57 points.
      const rows = [...pixels.entries()].flatMap(([at, value]) =>
        value < 128 ? [Math.floor(at / 842)] : [],
      );
      expect(Math.min(...rows)).toBeGreaterThan(56);
      expect(Math.max(...rows)).toBeLessThan(114);
    },
  );
});
