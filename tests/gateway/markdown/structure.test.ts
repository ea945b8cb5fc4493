import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outputLimit, renderLimits, renderMessages } from "#gateway/markdown/contract";
import { markdownToHtml } from "#gateway/markdown/markdownToHtml";
import { findStructureProblem } from "#gateway/markdown/structure";

const row = (columns: number, cell: string) => `|${`${cell}|`.repeat(columns)}\n`;
const table = (columns: number, rows: number, cell = "a") =>
  row(columns, "a") + row(columns, "-") + row(columns, cell).repeat(rows);

describe("findStructureProblem", () => {
  it.each([
    ["a wide table", table(51, 1), renderMessages.columns],
    ["a long table", table(50, 100), renderMessages.cells],
    ["a table filled up by its rows", row(50, "a") + row(50, "-") + "a\n".repeat(100), renderMessages.cells],
    ["rows that only look empty", row(50, "a") + row(50, "-") + "\u00a0\n".repeat(100), renderMessages.cells],
    ["many small tables", "a|b|c\n:-|-|-\nd|e|f\n\n".repeat(900), renderMessages.cells],
    ["many lines", "- a\n".repeat(3_001), renderMessages.lines],
    ["many signs in a paragraph", "*a ".repeat(2_001), renderMessages.signs],
    ["deep quotes", `${">".repeat(21)} a`, renderMessages.depth],
    ["deep lists", `${"- ".repeat(21)}a`, renderMessages.depth],
    [
      "deep lists line by line",
      Array.from({ length: 30 }, (_none, at) => `${"  ".repeat(at)}- a\n`).join(""),
      renderMessages.depth,
    ],
    ["deep brackets", "[".repeat(21), renderMessages.depth],
    [
      "a long address used often",
      `[a]: /${"b".repeat(4_000)}\n\n${`${"[a] ".repeat(100)}\n\n`.repeat(12)}`,
      renderMessages.links,
    ],
    [
      "a long title",
      `[a]: /b "${"c\n".repeat(2_000)}"\n\n${`${"[a] ".repeat(100)}\n\n`.repeat(12)}`,
      renderMessages.links,
    ],
  ])("refuses %s", (_what, text, problem) => {
    expect(findStructureProblem(text)).toBe(problem);
  });

  it.each([
    ["a table", table(10, 100)],
    ["a table of numbers", table(10, 100, "1 - 2")],
    ["a ruler", "- ".repeat(40)],
    ["code", `\`\`\`\n${">".repeat(30)}${"[".repeat(30)}\n\`\`\``],
    [
      "links with one list of addresses",
      Array.from(
        { length: 60 },
        (_none, at) => `[${at}]: https://a.test/${at}/${"b".repeat(60)} "Title"`,
      ).join("\n") + "\n\n[text][1] ".repeat(100),
    ],
    ["nested lists", "- a\n  - b\n    1. c\n> > quoted"],
    ["many brackets", "[x] ".repeat(900)],
  ])("accepts %s", (_what, text) => {
    expect(findStructureProblem(text)).toBeNull();
  });

  it("bounds the cells and the size of whatever it accepts", () => {
    const piece = fc.constantFrom(
      "|",
      "|-",
      "-|",
      ":-",
      "a",
      "\n",
      "\n\n",
      "> ",
      "- ",
      "1. ",
      "[a]",
      "[a]: /b",
      ' "',
      "[^a]",
      "[^a]: ",
      "*",
      "**",
      "`",
      "```\n",
      "    ",
      "\u00a0",
      "\\|",
      "[",
      "](",
      ")",
      "!",
      "<",
      "&",
      "\r",
      "\t",
      "字",
      "#",
      "~",
      "http://a.b ",
      "- [ ] ",
    );
    const text = fc
      .array(fc.tuple(piece, fc.integer({ min: 1, max: 60 })), { minLength: 1, maxLength: 25 })
      .map((pieces) =>
        pieces
          .map(([part, times]) => part.repeat(times))
          .join("")
          .slice(0, 3_000),
      );
    fc.assert(
      fc.property(text, (markdown) => {
        if (findStructureProblem(markdown) !== null) return;
        const html = markdownToHtml(markdown);
        expect(html.match(/<t[dh]/g)?.length ?? 0).toBeLessThanOrEqual(
          renderLimits.cells + renderLimits.columns,
        );
        expect(html.length).toBeLessThanOrEqual(3 * outputLimit(markdown));
      }),
      { numRuns: 60 },
    );
  });
});
