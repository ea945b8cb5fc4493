import { z } from "zod";
import { type LessonBlock, readBlocks } from "./lessonBlocks";

const settings = z.strictObject({
  /** The name of the topic, as the course has it. */
  topic: z.string().min(1),
  summary: z.string().min(1).max(300),
  minutes: z.coerce.number().int().min(1).max(600),
  completion: z.enum(["MANUAL", "VIEWED", "WATCHED", "ANSWERED"]),
  threshold: z.coerce.number().int().min(1).max(100).default(90),
  opening: z.enum(["ALWAYS", "IN_ORDER", "WITH_PLAN"]),
  preview: z
    .enum(["yes", "no"])
    .default("no")
    .transform((answer) => answer === "yes"),
});

/** A lesson as it was written: `content/lessons/COURSE/*.md`. */
export interface Lesson extends z.output<typeof settings> {
  /** The code of its course. */
  course: string;
  /** The name of its file. */
  source: string;
  blocks: LessonBlock[];
  /** Blocks that only the draft has: readers do not see them yet. */
  drafted: LessonBlock[];
}

/** A mistake in a lesson, with the place where it is. */
export class LessonError extends Error {
  constructor({ source, line }: { source: string; line: number }, problem: string) {
    super(`${source}:${line}: ${problem}`);
  }
}

const border = "---";

/** The entries between two lines of three hyphens, with the number of each one's line. */
function readEntries(lines: readonly string[], source: string) {
  const end = lines.indexOf(border, 1);
  if (lines[0] !== border || end < 0)
    throw new LessonError({ source, line: 1 }, "settings stand between two lines of three hyphens");
  const entries = lines.slice(1, end).map((line, index) => {
    const [, key, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (key === undefined || value === undefined)
      throw new LessonError({ source, line: index + 2 }, "a setting is a name, a colon, a space and a value");
    return { key, value, line: index + 2 };
  });
  return { entries, end };
}

function readSettings(lines: readonly string[], source: string) {
  const { entries, end } = readEntries(lines, source);
  const given = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  const parsed = settings.safeParse(given);
  if (parsed.success) return { settings: parsed.data, end };
  const [issue] = parsed.error.issues;
  const key = String(issue?.path[0] ?? "");
  const line = entries.find((entry) => entry.key === key)?.line ?? 1;
  throw new LessonError({ source, line }, `${key} ${issue?.message ?? ""}`.trim());
}

/** The line after which come the blocks of the draft alone. */
const draftBorder = "@draft";

/** Reads a lesson: its settings, then its blocks. Throws LessonError for lines it does not understand. */
export function parseLesson(text: string, { course, source }: Pick<Lesson, "course" | "source">): Lesson {
  const lines = text.split("\n");
  const { settings, end } = readSettings(lines, source);
  const border = lines.indexOf(draftBorder);
  const published = border < 0 ? lines.length : border;
  const read = (from: number, to: number) =>
    readBlocks(lines.slice(from, to), (index, problem) => {
      throw new LessonError({ source, line: from + 1 + index }, problem);
    });
  const blocks = read(end + 1, published);
  return { ...settings, course, source, blocks, drafted: read(published + 1, lines.length) };
}
