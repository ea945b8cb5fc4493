import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvCell, csvLines } from "#gateway/domains/lists/csvContract";

/** Reads what RFC 4180 allows, as a spreadsheet would. */
function readCsv(text: string): string[][] {
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g;
  const rows: string[][] = [[]];
  for (const [, raw = "", end] of text.matchAll(cell)) {
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

describe("CSV", () => {
  it("quotes commas, quotes and line breaks", () => {
    expect(
      csvLines([
        ["Name", "Amount"],
        ['Iyer, "Ana"', 1500],
      ]),
    ).toBe('Name,Amount\r\n"Iyer, ""Ana""",1500\r\n');
  });

  it("leaves numbers as numbers, below zero too, and nothing as nothing", () => {
    expect([-5, 0, true, null, undefined].map(csvCell)).toEqual(["-5", "0", "true", "", ""]);
  });

  it("hands no text to a spreadsheet as a formula", () => {
    fc.assert(
      fc.property(fc.constantFrom("=", "+", "-", "@", "\t", "\r", " ="), fc.string(), (lead, rest) => {
        const [[read = ""] = []] = readCsv(csvLines([[lead + rest]]));
        expect(read).toBe(`'${lead}${rest}`);
      }),
    );
  });

  it("comes back as it went in, but for the mark before formulas", () => {
    const table = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }));
    fc.assert(
      fc.property(table, (rows) => {
        const read = readCsv(csvLines([["a", "b"], ...rows])).slice(1);
        const unmarked = read.map((row) => row.map((text) => text.replace(/^'(?=\s*[=+\-@\t\r])/, "")));
        const sent = rows.map((row) => row.map((text) => text.replace(/^'(?=\s*[=+\-@\t\r])/, "")));
        expect(unmarked).toEqual(sent);
      }),
    );
  });
});
