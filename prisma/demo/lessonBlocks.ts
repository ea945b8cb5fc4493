import type { CalloutTone } from "#gateway/database/generated/prisma/enums";

/** A block of a lesson as it was written. Files are named by their names in `content/files`. */
export type LessonBlock =
  | { kind: "TEXT"; markdown: string }
  | { kind: "CODE"; markdown: string; language: string }
  | { kind: "CALLOUT"; markdown: string; tone: CalloutTone }
  | { kind: "IMAGE"; file: string; altText: string; caption: string }
  | { kind: "VIDEO"; file: string; captions: string | null; caption: string }
  | { kind: "AUDIO" | "FILE"; file: string; caption: string }
  | { kind: "EMBED"; url: string; caption: string }
  | { kind: "QUESTION"; title: string };

/** Throws for a problem at the index of a line. */
type Refuse = (index: number, problem: string) => never;

/** A block, and the index of the line after it. */
interface Found {
  block: LessonBlock;
  next: number;
}

type Reader = (lines: readonly string[], index: number, refuse: Refuse) => Found | null;

const tones: Readonly<Record<string, CalloutTone>> = { NOTE: "INFO", TIP: "TIP", WARNING: "WARNING" };

function readCode(lines: readonly string[], index: number, refuse: Refuse): Found | null {
  const [, language] = /^```(\w*)$/.exec(lines[index] ?? "") ?? [];
  if (language === undefined) return null;
  const end = lines.indexOf("```", index + 1);
  if (end < 0) refuse(index, "code without an end");
  return {
    block: { kind: "CODE", language, markdown: lines.slice(index + 1, end).join("\n") },
    next: end + 1,
  };
}

function readCallout(lines: readonly string[], index: number, refuse: Refuse): Found | null {
  const [, name] = /^> \[!(\w+)\]$/.exec(lines[index] ?? "") ?? [];
  if (name === undefined) return null;
  const tone = tones[name] ?? refuse(index, `no callout is called ${name}`);
  const length = lines.slice(index + 1).findIndex((line) => !line.startsWith(">"));
  const end = length < 0 ? lines.length : index + 1 + length;
  const markdown = lines.slice(index + 1, end).map((line) => line.replace(/^> ?/, ""));
  if (markdown.length === 0) refuse(index, "a callout without a text");
  return { block: { kind: "CALLOUT", tone, markdown: markdown.join("\n") }, next: end };
}

function readImage(lines: readonly string[], index: number, refuse: Refuse): Found | null {
  const [, altText, file, caption = ""] = /^!\[(.*)\]\((\S+)(?: "(.+)")?\)$/.exec(lines[index] ?? "") ?? [];
  if (altText === undefined || file === undefined) return null;
  if (altText === "") refuse(index, "a picture without an alternative text");
  return { block: { kind: "IMAGE", file, altText, caption }, next: index + 1 };
}

/** The directives of a line that begins with @. */
const directives: readonly (readonly [RegExp, (parts: Record<string, string | undefined>) => LessonBlock])[] =
  [
    [
      /^@video (?<file>\S+)(?: captions=(?<captions>\S+))?(?: "(?<caption>.+)")?$/,
      ({ file = "", captions = null, caption = "" }) => ({ kind: "VIDEO", file, captions, caption }),
    ],
    [
      /^@audio (?<file>\S+)(?: "(?<caption>.+)")?$/,
      ({ file = "", caption = "" }) => ({ kind: "AUDIO", file, caption }),
    ],
    [
      /^@file (?<file>\S+)(?: "(?<caption>.+)")?$/,
      ({ file = "", caption = "" }) => ({ kind: "FILE", file, caption }),
    ],
    [
      /^@embed (?<url>https:\/\/\S+)(?: "(?<caption>.+)")?$/,
      ({ url = "", caption = "" }) => ({ kind: "EMBED", url, caption }),
    ],
    [/^@question "(?<title>.+)"$/, ({ title = "" }) => ({ kind: "QUESTION", title })],
  ];

function readDirective(lines: readonly string[], index: number, refuse: Refuse): Found | null {
  const line = lines[index] ?? "";
  if (!line.startsWith("@")) return null;
  for (const [pattern, make] of directives) {
    const found = pattern.exec(line);
    if (found) return { block: make(found.groups ?? {}), next: index + 1 };
  }
  return refuse(index, "not a line of @video, @audio, @file, @embed or @question");
}

const readers: readonly Reader[] = [readCode, readCallout, readImage, readDirective];

/**
 * Divides a text into blocks. Fenced code is CODE, a GitHub alert CALLOUT, a picture alone on a line IMAGE; a line
 * that begins with @ is one of the others, and everything between them is TEXT.
 */
export function readBlocks(lines: readonly string[], refuse: Refuse): LessonBlock[] {
  const blocks: LessonBlock[] = [];
  let text: string[] = [];
  const endText = () => {
    const markdown = text.join("\n").trim();
    if (markdown !== "") blocks.push({ kind: "TEXT", markdown });
    text = [];
  };
  for (let index = 0; index < lines.length; ) {
    const found = readers.map((read) => read(lines, index, refuse)).find((item) => item !== null);
    if (found) {
      endText();
      blocks.push(found.block);
    } else text.push(lines[index] ?? "");
    index = found?.next ?? index + 1;
  }
  endText();
  return blocks;
}
