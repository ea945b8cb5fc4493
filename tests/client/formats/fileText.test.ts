import { describe, expect, it } from "vitest";
import { textOfBytes } from "~/formats/fileText";

const text = "# Einführung\n- Ménage à trois, 日本語\n";
const utf16 = (swap: boolean) =>
  Uint8Array.from(
    [0xfeff, ...[...text].map((sign) => sign.charCodeAt(0))].flatMap((unit) => {
      const pair = [unit & 0xff, unit >> 8];
      return swap ? pair.reverse() : pair;
    }),
  );

describe("the text of a file", () => {
  it("is read in each encoding that spreadsheets and editors write", () => {
    const utf8 = new TextEncoder().encode(text);
    expect(textOfBytes(utf8)).toBe(text);
    expect(textOfBytes(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]))).toBe(text);
    expect(textOfBytes(utf16(false))).toBe(text);
    expect(textOfBytes(utf16(true))).toBe(text);
    expect(textOfBytes(Uint8Array.from([0x52, 0xe9, 0x73, 0x75, 0x6d, 0xe9, 0x0d, 0x0a]))).toBe("Résumé\r\n");
    expect(textOfBytes(new Uint8Array())).toBe("");
  });

  it("is none in a picture, an archive or an office file", () => {
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00];
    const zip = [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00];
    for (const bytes of [png, zip, [0x41, 0x00]]) expect(textOfBytes(Uint8Array.from(bytes))).toBeNull();
  });
});
