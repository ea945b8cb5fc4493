import { describe, expect, it } from "vitest";
import { LessonError, parseLesson } from "#prisma/demo/lessonText";

const settings = [
  "---",
  "topic: Loops",
  "summary: How to repeat: once more, and again",
  "minutes: 12",
  "completion: ANSWERED",
  "opening: IN_ORDER",
  "---",
];

const parse = (lines: readonly string[]) =>
  parseLesson(lines.join("\n"), { course: "JS-CORE", source: "loops.md" });
const blocksOf = (...lines: string[]) => parse([...settings, ...lines]).blocks;
const problemOf =
  (...lines: string[]) =>
  () =>
    parse(lines);

describe("the settings of a demo lesson", () => {
  it("are read from the lines between the hyphens, with defaults for what is seldom written", () => {
    expect(parse(settings)).toEqual({
      course: "JS-CORE",
      source: "loops.md",
      topic: "Loops",
      summary: "How to repeat: once more, and again",
      minutes: 12,
      completion: "ANSWERED",
      threshold: 90,
      opening: "IN_ORDER",
      preview: false,
      blocks: [],
      drafted: [],
    });
    expect(parse([...settings.slice(0, -1), "preview: yes", "threshold: 80", "---"])).toMatchObject({
      preview: true,
      threshold: 80,
    });
  });

  it("are refused with the line that is wrong", () => {
    expect(problemOf("topic: Loops")).toThrow("loops.md:1: settings stand between two lines");
    expect(problemOf("---", "topic: Loops", "summary", "---")).toThrow("loops.md:3: a setting is a name");
    expect(problemOf(...settings.with(4, "completion: READ"))).toThrow(/^loops\.md:5: completion /);
    expect(problemOf(...settings.with(3, "minutes: many"))).toThrow(LessonError);
    expect(problemOf(...settings.with(3, "minutes: 601"))).toThrow(/^loops\.md:4: minutes /);
    expect(problemOf(...settings.toSpliced(1, 1))).toThrow(/^loops\.md:1: topic /);
  });
});

describe("the blocks of a demo lesson", () => {
  it("are text wherever nothing else is marked", () => {
    expect(blocksOf("", "One", "", "> a quotation", "", "- a list", "")).toEqual([
      { kind: "TEXT", markdown: "One\n\n> a quotation\n\n- a list" },
    ]);
  });

  it("are code between fences, with what looks like other blocks kept as it is", () => {
    expect(blocksOf("Before", "```python", "  @wraps", "", "```", "After", "```", "plain", "```")).toEqual([
      { kind: "TEXT", markdown: "Before" },
      { kind: "CODE", language: "python", markdown: "  @wraps\n" },
      { kind: "TEXT", markdown: "After" },
      { kind: "CODE", language: "", markdown: "plain" },
    ]);
  });

  it("are callouts where GitHub shows alerts", () => {
    expect(blocksOf("> [!NOTE]", "> One", ">", "> Two", "", "> [!WARNING]", "> Three")).toEqual([
      { kind: "CALLOUT", tone: "INFO", markdown: "One\n\nTwo" },
      { kind: "CALLOUT", tone: "WARNING", markdown: "Three" },
    ]);
  });

  it("are pictures, films, files, frames and questions in lines of their own", () => {
    expect(
      blocksOf(
        '![A tree](tree.webp "In autumn")',
        '@video film.webm captions=film.vtt "A film"',
        "@video film.webm",
        '@file sheet.pdf "A sheet"',
        '@embed https://www.example.org/map "A map"',
        '@question "What does “loop” mean?"',
      ),
    ).toEqual([
      { kind: "IMAGE", file: "tree.webp", altText: "A tree", caption: "In autumn" },
      { kind: "VIDEO", file: "film.webm", captions: "film.vtt", caption: "A film" },
      { kind: "VIDEO", file: "film.webm", captions: null, caption: "" },
      { kind: "FILE", file: "sheet.pdf", caption: "A sheet" },
      { kind: "EMBED", url: "https://www.example.org/map", caption: "A map" },
      { kind: "QUESTION", title: "What does “loop” mean?" },
    ]);
  });

  it("are refused with the line that is wrong", () => {
    const problem =
      (...lines: string[]) =>
      () =>
        blocksOf("Text", ...lines);
    expect(problem("```js", "const a = 1;")).toThrow("loops.md:9: code without an end");
    expect(problem("", "> [!DANGER]", "> Fire")).toThrow("loops.md:10: no callout is called DANGER");
    expect(problem("> [!TIP]", "")).toThrow("loops.md:9: a callout without a text");
    expect(problem("![](tree.webp)")).toThrow("loops.md:9: a picture without an alternative text");
    expect(problem("@sound talk.mp3")).toThrow(
      "loops.md:9: not a line of @video, @audio, @file, @embed or @question",
    );
    expect(problem("@embed http://example.org")).toThrow("loops.md:9: not a line of");
  });
});
