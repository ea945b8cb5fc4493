import { describe, expect, it } from "vitest";
import { type Block, type Inline, isSafeLink, parseInline, parseMarkdown } from "~/formats/markdown";

const write = (part: Inline): string => {
  if (part.kind === "text") return part.text;
  if (part.kind === "code") return `<code ${part.text}>`;
  const inner = part.parts.map(write).join("");
  return part.kind === "link" ? `<${part.to} ${inner}>` : `<${part.kind} ${inner}>`;
};
const line = (text: string) => parseInline(text).map(write).join("");
const kinds = (text: string) => parseMarkdown(text).map(({ kind }: Block) => kind);

describe("a line of Markdown", () => {
  it.each([
    ["plain, 3 * 4 * 5 and snake_case_name", "plain, 3 * 4 * 5 and snake_case_name"],
    ["**bold** and *soft* and _soft_", "<strong bold> and <emphasis soft> and <emphasis soft>"],
    ["**bold *and soft***", "<strong bold <emphasis and soft>>"],
    ["`a*b*c` [SQL](/courses/SQL)", "<code a*b*c> </courses/SQL SQL>"],
    ["See https://example.test/a?b=1.", "See <https://example.test/a?b=1 https://example.test/a?b=1>."],
    ["unclosed **bold and `code", "unclosed **bold and `code"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    [
      "[run](javascript:alert) [run](//evil.test) [run](/\\evil.test)",
      "[run](javascript:alert) [run](//evil.test) [run](/\\evil.test)",
    ],
  ])("%s", (text, expected) => expect(line(text)).toBe(expected));

  it("costs little, whatever it holds", () => {
    for (const sign of ["*", "**", "_", "`", "[", "[a](", "_a"]) {
      const started = performance.now();
      parseMarkdown(sign.repeat(20_000 / sign.length));
      expect(performance.now() - started, sign).toBeLessThan(2_000);
    }
  });
});

describe("a link", () => {
  it("leads to sites, mail addresses and places of the own site, and nowhere else", () => {
    for (const to of ["https://a.test/b", "http://a.test", "mailto:a@b.test", "/courses"])
      expect(isSafeLink(to), to).toBe(true);
    for (const to of [
      "javascript:alert(1)",
      "JAVASCRIPT:x",
      "data:text/html,x",
      "//a.test",
      "/\\a.test",
      "x",
      " https://a",
    ])
      expect(isSafeLink(to), to).toBe(false);
  });
});

describe("a text in Markdown", () => {
  it("has paragraphs, headings, lists, quotes and code", () => {
    const text =
      "# One\nFirst\nline\n\n- a\n- b\n  more\n\n1. x\n2. y\n\n> said\n> twice\n\n```sql\nSELECT 1\n\n  -- two\n```\nLast";
    expect(kinds(text)).toEqual(["heading", "paragraph", "list", "list", "quote", "code", "paragraph"]);
    const [, paragraph, bullets, , , code] = parseMarkdown(text);
    expect(paragraph).toMatchObject({ parts: [{ text: "First\nline" }] });
    expect(bullets).toMatchObject({ ordered: false, items: [[[{ text: "a" }]], [[{ text: "b more" }]]] });
    expect(code).toMatchObject({ text: "SELECT 1\n\n  -- two" });
  });

  const lists = (text: string) =>
    parseMarkdown(text).map((block) =>
      block.kind === "list"
        ? [
            block.start,
            ...block.items.map((item) => item.map((inlines) => inlines.map(write).join("")).join(" | ")),
          ]
        : "parts" in block && block.parts.map(write).join(""),
    );

  it.each([
    ["with empty lines between its items", "1. a\n\n2. b\n\n3. c", [[1, "a", "b", "c"]]],
    ["that goes on after something else", "1. a\n\nThen\n\n2. b", [[1, "a"], "Then", [2, "b"]]],
    [
      "with an indented paragraph below an item",
      "1. a\n\n   more\n   of it\n\n   and more\n\n2. b\n\n  c\n3. d",
      [[1, "a | more of it | and more", "b | c", "d"]],
    ],
    ["and ends it with a paragraph that is not indented", "- a\n\nb\n\n- c", [[1, "a"], "b", [1, "c"]]],
    ["below a line of text", "Bring:\n- a mat\n- water", ["Bring:", [1, "a mat", "water"]]],
    ["of numbers below a line of text", "First:\n1. a\n2. b", ["First:", [1, "a", "b"]]],
    ["with a line that is not indented", "- a\nmore\n- b", [[1, "a more", "b"]]],
    ["below another one", "- a\n1. b\n## c\n> d", [[1, "a"], [1, "b"], "c", "d"]],
  ] as const)("keeps a list %s", (_which, text, blocks) => expect(lists(text)).toEqual(blocks));

  it("takes no number for a list that a wrapped line begins with", () => {
    expect(lists("Come on the\n12. of May")).toEqual(["Come on the\n12. of May"]);
    expect(lists("- Come on the\n12. of May")).toEqual([[1, "Come on the 12. of May"]]);
  });

  it("is plain paragraphs where nothing is marked", () => {
    expect(parseMarkdown("One\r\n\r\nTwo\n\n\n\nThree\n").map((block) => JSON.stringify(block))).toEqual(
      ["One", "Two", "Three"].map((text) =>
        JSON.stringify({ kind: "paragraph", parts: [{ kind: "text", text }] }),
      ),
    );
    expect(kinds("   One\n\n  Two")).toEqual(["paragraph", "paragraph"]);
    expect(kinds("")).toEqual([]);
    expect(kinds("#hashtag\n-1 degree")).toEqual(["paragraph"]);
  });
});
