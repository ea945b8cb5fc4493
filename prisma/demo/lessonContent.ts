import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileStorage } from "#gateway/files/storage";
import { codeToHtml } from "#gateway/markdown/codeToHtml";
import { markdownToHtml } from "#gateway/markdown/markdownToHtml";
import { packageRoot } from "#gateway/packageRoot";
import files from "./content/files.json";
import { fileContents } from "./contentSchema";
import type { LessonBlock } from "./lessonBlocks";
import { type Lesson, parseLesson } from "./lessonText";

const contentFolder = join(packageRoot, "prisma", "demo", "content");
const lessonFolder = join(contentFolder, "lessons");

function readCourse(course: string): Lesson[] {
  const names = readdirSync(join(lessonFolder, course)).sort();
  return names.map((name) => {
    const text = readFileSync(join(lessonFolder, course, name), "utf8");
    return parseLesson(text, { course, source: `${course}/${name}` });
  });
}

function renderBlock(block: LessonBlock): string {
  if (block.kind === "CODE") return codeToHtml(block.markdown, block.language);
  return block.kind === "TEXT" || block.kind === "CALLOUT" ? markdownToHtml(block.markdown) : "";
}

/** A lesson, and the HTML of each of its blocks: of the published ones, then of those that the draft has beyond them. */
export interface RenderedLesson extends Lesson {
  html: string[];
}

let kept: RenderedLesson[] | undefined;

/**
 * Reads every lesson, by course and in its order: once, since rendering takes longest. Each lesson is a file, so
 * that a person can write it.
 */
export function readLessons(): readonly RenderedLesson[] {
  kept ??= readdirSync(lessonFolder)
    .sort()
    .flatMap(readCourse)
    .map((lesson) => ({ ...lesson, html: [...lesson.blocks, ...lesson.drafted].map(renderBlock) }));
  return kept;
}

/** The path of a file that lessons show. */
export const lessonFilePath = (name: string): string => join(contentFolder, "files", name);

/** The files that lessons show, with their facts. */
export const readLessonFiles = () =>
  fileContents.parse(files).map((file) => {
    const bytes = readFileSync(lessonFilePath(file.name));
    return { ...file, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  });
export type LessonFile = ReturnType<typeof readLessonFiles>[number];

/** Stores the bytes of lessons' files, each under the key of its row. */
export async function keepLessonFiles(
  storage: FileStorage,
  rows: readonly { name: string; storageKey: string }[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-demo-"));
  try {
    for (const { name, storageKey } of rows) {
      const copy = join(folder, name);
      await copyFile(lessonFilePath(name), copy);
      await storage.keep(storageKey, copy);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
