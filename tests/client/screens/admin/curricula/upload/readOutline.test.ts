import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOutline } from "~/screens/admin/curricula/upload/readOutline";

interface Part {
  name: string;
  topics: string[];
}

const name = fc
  .string({ minLength: 1, maxLength: 60, unit: "grapheme" })
  .map((text) => text.trim())
  .filter((text) => text !== "" && !/[\r\n\u2028\u2029]/.test(text));
/** In Markdown, hashes after a space close a heading. */
const heading = name.filter((text) => !/(^|\s)#+$/.test(text));

const outlines = (module: fc.Arbitrary<string>): fc.Arbitrary<Part[]> =>
  fc.uniqueArray(fc.record({ name: module, topics: fc.array(name, { maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 5,
    selector: (part) => part.name.toLowerCase(),
  });

const markdownLines = (parts: Part[]) =>
  parts.flatMap((part) => [`# ${part.name}`, ...part.topics.map((topic) => `- ${topic}`)]);

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csvLines = (parts: Part[]) => [
  "Module,Topic",
  ...parts.flatMap((part) => {
    const [first = "", ...more] = part.topics;
    return [`${cell(part.name)},${cell(first)}`, ...more.map((topic) => `,${cell(topic)}`)];
  }),
];

const asWritten = (format: string, modules: Part[]) => ({ format, modules, problems: [] });
const place = fc.nat({ max: 1_000 });

describe("an outline reads back as it was written", () => {
  it("an outline in Markdown reads back as it was written", () => {
    fc.assert(
      fc.property(outlines(heading), fc.constantFrom("\n", "\r\n", "\n\n"), (parts, end) => {
        expect(readOutline(markdownLines(parts).join(end))).toEqual(asWritten("markdown", parts));
      }),
    );
  });

  it("an outline in CSV reads back as it was written, whatever its cells hold", () => {
    fc.assert(
      fc.property(outlines(name), fc.constantFrom("\n", "\r\n"), (parts, end) => {
        expect(readOutline(csvLines(parts).join(end))).toEqual(asWritten("csv", parts));
      }),
    );
  });

  it("an outline in JSON reads back, as an object or as a list, on one line or on many", () => {
    fc.assert(
      fc.property(outlines(name), fc.boolean(), fc.constantFrom(0, 2), (parts, isList, indent) => {
        const text = JSON.stringify(isList ? parts : { modules: parts }, null, indent);
        expect(readOutline(text)).toEqual(asWritten("json", parts));
      }),
    );
  });

  it("every kind of heading and list of Markdown is read", () => {
    const text = "## One ##\n* a\n+ b\n1. c\n2) d\n\n###### C#\n  - e";
    expect(readOutline(text).modules).toEqual([
      { name: "One", topics: ["a", "b", "c", "d"] },
      { name: "C#", topics: ["e"] },
    ]);
  });

  it("CSV with the module's name on every line is read", () => {
    expect(readOutline("One,a\none,b\nTwo,c").modules).toEqual([
      { name: "One", topics: ["a", "b"] },
      { name: "Two", topics: ["c"] },
    ]);
  });
});

describe("an outline from a spreadsheet", () => {
  const modules = [
    { name: "One", topics: ["a, and more", "b; c"] },
    { name: "Two and a half", topics: ["d"] },
  ];

  it.each([
    ["commas", ","],
    ["semicolons", ";"],
    ["tabs", "\t"],
  ])("may have %s between its cells, a byte order mark and line breaks in quotes", (_what, separator) => {
    const rows = [
      ["Module", "Topic"],
      ["One", '"a, and more"'],
      ["", '"b; c"'],
      ['"Two and\r\na half"', "d"],
    ];
    const text = rows.map((row) => row.join(separator)).join("\r\n");
    expect(readOutline(`\uFEFF${text}\r\n`)).toEqual({ format: "csv", modules, problems: [] });
  });

  it("needs no line of headings, nor a topic in its first line", () => {
    expect(readOutline("One\n;a\nTwo;b").modules).toEqual([
      { name: "One", topics: ["a"] },
      { name: "Two", topics: ["b"] },
    ]);
  });
});

describe("a problem carries its line", () => {
  const lineOfProblem = (text: string) => readOutline(text).problems.map(({ line }) => line);

  it("a line of Markdown that is neither a heading nor a list item is a problem of that line", () => {
    fc.assert(
      fc.property(outlines(heading), place, (parts, at) => {
        const lines = markdownLines(parts);
        const index = at % (lines.length + 1);
        lines.splice(index, 0, "just words");
        expect(lineOfProblem(lines.join("\n"))).toEqual([index + 1]);
      }),
    );
  });

  it("a line of CSV with three columns is a problem of that line", () => {
    fc.assert(
      fc.property(outlines(name), place, (parts, at) => {
        const lines = csvLines(parts);
        const index = 1 + (at % lines.length);
        lines.splice(index, 0, "a,b,c");
        expect(lineOfProblem(lines.join("\n"))).toEqual([index + 1]);
      }),
    );
  });

  it.each([
    ["at the end", 'Module,Topic\nOne,a\n,"b\nc', 3],
    ["before other quotes", 'Module,Topic\n"One,a\n"Two","b"', 2],
    ["after a cell of two lines", '"On\ne",a\n"Two', 3],
  ])("in CSV, where a quote stays open %s", (_where, text, line) => {
    expect(readOutline(text).problems).toEqual([{ line, message: "A quote is not closed" }]);
  });

  it("a name that hides something is a problem of its line", () => {
    const { problems } = readOutline("# Fine\n- Fine too\n# Not\u202Efine\n- Nor\u0007 this");
    expect(problems).toEqual([
      { line: 3, message: "The module's name can't contain hidden or control characters" },
      { line: 4, message: "The topic's name can't contain hidden or control characters" },
    ]);
  });

  it("a module that stands twice in JSON is a problem of its line", () => {
    fc.assert(
      fc.property(outlines(name), place, (parts, at) => {
        const twin = parts[at % parts.length]?.name ?? "";
        const text = JSON.stringify([...parts, { name: twin, topics: [] }], null, 1);
        const line = text.split("\n").lastIndexOf(`  "name": ${JSON.stringify(twin)},`) + 1;
        expect(readOutline(text).problems).toEqual([{ line, message: `The module '${twin}' appears twice` }]);
      }),
    );
  });

  it("a module whose name is a key of JSON, too, is a problem of its own line", () => {
    const text = '[\n {\n  "name": "One"\n },\n {\n  "name":\n   "name"\n },\n {\n  "name": "name"\n }\n]';
    expect(readOutline(text).problems).toEqual([{ line: 10, message: "The module 'name' appears twice" }]);
  });

  it.each([
    ["nothing", "", 1, "There are no modules"],
    ["a topic without a module in Markdown", "- a\n# One", 1, "A topic appears before the first module"],
    ["a topic without a module in CSV", "Module,Topic\n,a", 2, "A topic appears before the first module"],
    ["a module without a name", "# One\n#", 2, "A module has no name"],
    ["a long module", `# One\n# ${"x".repeat(151)}`, 2, "The module's name is longer than 150 characters"],
    ["a long topic", `# One\n- ${"x".repeat(151)}`, 2, "The topic's name is longer than 150 characters"],
    ["a module twice, without case", "# One\n- a\n# ONE", 3, "The module 'ONE' appears twice"],
    ["JSON without modules", `{"a":1}`, 1, "The list of modules is missing"],
  ])("%s", (_what, text, line, message) => {
    expect(readOutline(text).problems[0]).toEqual({ line, message });
  });

  it("a text that is no JSON is a problem of the line at which it breaks", () => {
    const [problem] = readOutline('[\n  {"name": "One"},\n  {"name": "Two" "topics": []}\n]').problems;
    expect(problem?.line).toBe(3);
    expect(problem?.message).toMatch(/^Not valid JSON: /);
  });

  it("reading an outline never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { modules, problems } = readOutline(text);
        expect(modules.length + problems.length).toBeGreaterThan(0);
        for (const { line } of problems) expect(line).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
      }),
    );
  });
});
