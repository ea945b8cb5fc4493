/** Makes a text of about so many characters. */
type Hostile = (length: number) => string;

const repeat =
  (part: string, before = "", after = ""): Hostile =>
  (length) =>
    before +
    part.repeat(Math.max(1, Math.floor((length - before.length - after.length) / part.length))) +
    after;

const nested =
  (open: string, close: string): Hostile =>
  (length) => {
    const count = Math.floor(length / (open.length + close.length));
    return open.repeat(count) + close.repeat(count);
  };

/** A table whose rows are filled up to the width of its head. */
const table: Hostile = (length) => {
  const columns = Math.max(1, Math.floor(length / 8));
  const head = `|${"a|".repeat(columns)}\n|${"-|".repeat(columns)}\n`;
  return head + "a\n".repeat(Math.max(0, Math.floor((length - head.length) / 2)));
};

const numbered =
  (write: (index: number) => string): Hostile =>
  (length) => {
    const parts: string[] = [];
    for (let size = 0; size < length; size += parts.at(-1)?.length ?? 1) parts.push(write(parts.length));
    return parts.join("");
  };

const definition: Hostile = (length) =>
  `[a]: /${"b".repeat(Math.floor(length / 2))}\n\n${"[a] ".repeat(Math.floor(length / 8))}`;

const gift = "::t::q{=a ~b}\n\n";
const item = '<assessmentItem identifier="a" title="t"><itemBody><p>q</p></itemBody></assessmentItem>';

/** Texts that parsers and patterns take very long for, by what they are; each is of the length that is asked for. */
export const hostileTexts: Readonly<Record<string, Hostile>> = {
  table,
  "one letter": repeat("a"),
  spaces: repeat(" ", "a", "b"),
  "empty lines": repeat("\n", "a", "b"),
  "short lines": repeat("a\n"),
  words: repeat("a a "),
  quotes: repeat(">"),
  "nested list": numbered((depth) => `${"  ".repeat(depth % 300)}- a\n`),
  "list items": repeat("- a\n"),
  brackets: nested("[", "]"),
  "open brackets": repeat("["),
  "closing brackets": repeat("]"),
  braces: nested("{", "}"),
  parentheses: nested("(", ")"),
  "open links": repeat("[a]("),
  "open pictures": repeat("![a](<"),
  footnotes: numbered((index) => `[^${index}]\n\n[^${index}]: b\n\n`),
  "long definition": definition,
  emphasis: repeat("*a **b _c "),
  "closing emphasis": (length) => "*a ".repeat(length / 6) + "a* ".repeat(length / 6),
  "setext headings": repeat("a\n=\n"),
  "lazy quotes": repeat("> a\n\n"),
  backticks: numbered((index) => `${"`".repeat((index % 500) + 1)} `),
  "code blocks": repeat("```js\na\n```\n"),
  tags: repeat("<a "),
  "nested tags": nested("<a>", "</a>"),
  attributes: (length) => `<a ${numbered((index) => `b${index}="c" `)(length)}>`,
  doctype: repeat("a", "<!doctype svg"),
  entities: repeat("&a;"),
  ampersands: repeat("&"),
  addresses: repeat("http://a.b "),
  "mail addresses": repeat("a@a."),
  dots: repeat("a.", "", "@"),
  slashes: repeat("/"),
  backslashes: repeat("\\"),
  "double quotes": repeat('"'),
  "quoted cells": repeat('"a",'),
  "open quote": repeat("a,\n", '"'),
  commas: repeat(","),
  tabs: repeat("\t", "a", "b"),
  hashes: repeat("# a\n"),
  dashes: repeat("-"),
  equals: repeat("a=b;"),
  digits: repeat("9"),
  zeros: repeat("0", "", "x"),
  "times of day": repeat("1:"),
  "digits and commas": repeat("1,"),
  gift: repeat(gift),
  "open gift": repeat("{~"),
  items: repeat(item, "<a>", "</a>"),
  json: nested('{"a":', "}"),
  arrays: (length) => `[${repeat("[],")(length)}[]]`,
  placeholders: repeat("{name}"),
  callouts: repeat("> [!NOTE]\n"),
  fences: repeat("```\n```\n"),
  assignments: repeat("a: b\n"),
  headings: numbered((index) => `## M${index}\n- T${index}\n`),
  astral: repeat("\u{1F600}"),
  combining: repeat("\u0301", "a"),
  decomposed: repeat("e\u0301"),
  "marks out of order": repeat("\u0301\u0323", "a"),
  ligatures: repeat("\uFDFA"),
  "right to left": repeat("\u202E"),
  joiners: repeat("\u200D", "a", "b"),
  nul: repeat("\u0000"),
  replacement: repeat("\uFFFD"),
  returns: repeat("\r"),
};
