import { copyFile, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blockSchema } from "#gateway/domains/lessons/blockContract";
import { codeLanguages } from "#gateway/domains/lessons/readerContract";
import { openDiskStorage } from "#gateway/files/diskStorage";
import { examineFile } from "#gateway/files/examine";
import { keepLessonFiles, lessonFilePath, readLessonFiles, readLessons } from "#prisma/demo/lessonContent";
import { countBy, demoRows, indexBy } from "./made";

const lessons = readLessons();
const published = demoRows("Course").filter(({ status }) => status === "PUBLISHED");
const topics = demoRows("Topic");
const withLesson = topics.filter(({ publishedAt }) => publishedAt !== null);
const blocks = demoRows("TopicBlock");

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

describe("the demo lessons", () => {
  it("are at least 40, two or more in every published course, and whole modules", () => {
    expect(withLesson.length).toBe(lessons.length);
    expect(lessons.length).toBeGreaterThanOrEqual(40);
    const counts = countBy(withLesson, ({ courseId }) => courseId);
    expect(published.every(({ id }) => (counts[id] ?? 0) >= 2)).toBe(true);
    expect(Object.keys(counts)).toHaveLength(published.length);
    const byModule = countBy(withLesson, ({ moduleId }) => moduleId);
    const sizes = countBy(topics, ({ moduleId }) => moduleId);
    expect(Object.keys(byModule).filter((id) => byModule[id] === sizes[id]).length).toBeGreaterThanOrEqual(3);
  });

  it("are named by the place of their topic in the course", () => {
    for (const { course, source, topic } of lessons) {
      const courseId = published.find(({ code }) => code === course)?.id;
      const names = topics.filter((row) => row.courseId === courseId).map(({ name }) => name);
      expect(`${names.indexOf(topic) + 1} ${source}`).toMatch(/^(\d+) [A-Z0-9-]+\/0?\1-[a-z0-9-]+\.md$/);
    }
  });

  it("are worth reading: 250 to 900 words, and no text that only fills space", () => {
    for (const lesson of lessons) {
      const text = lesson.blocks
        .map((block) => (block.kind === "TEXT" || block.kind === "CALLOUT" ? block.markdown : ""))
        .join("\n");
      expect([lesson.source, wordsIn(text) >= 250 && wordsIn(text) <= 900]).toEqual([lesson.source, true]);
      expect(text).not.toMatch(/lorem|ipsum|TODO|TBD/i);
      expect(text).toContain("## Exercise");
      expect(lesson.summary.length).toBeGreaterThan(40);
    }
  });

  it("have three previews in three courses, and let every course begin freely", () => {
    const previews = withLesson.filter(({ isPreview }) => isPreview);
    expect(previews).toHaveLength(3);
    expect(new Set(previews.map(({ courseId }) => courseId)).size).toBe(3);
    for (const { id } of demoRows("Course")) {
      const first = topics.find(({ courseId }) => courseId === id);
      expect(first).toMatchObject({ completion: "MANUAL", opening: "ALWAYS" });
    }
  });

  it("are completed and opened in every way, mostly by hand and always", () => {
    const completions = countBy(withLesson, ({ completion }) => completion);
    expect(Object.keys(completions).sort()).toEqual(["ANSWERED", "MANUAL", "VIEWED", "WATCHED"]);
    expect(completions["MANUAL"]).toBeGreaterThan(withLesson.length / 2);
    const openings = countBy(withLesson, ({ opening }) => opening);
    expect(Object.keys(openings).sort()).toEqual(["ALWAYS", "IN_ORDER", "WITH_PLAN"]);
    expect(openings["ALWAYS"]).toBeGreaterThan(withLesson.length / 2);
    const kinds = new Set<string>(blocks.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(
      ["AUDIO", "CALLOUT", "CODE", "EMBED", "FILE", "IMAGE", "QUESTION", "TEXT", "VIDEO"].sort(),
    );
  });
});

describe("the blocks of the demo lessons", () => {
  it("are as authors could have saved them", () => {
    for (const block of blocks) {
      const saved = blockSchema.parse(block);
      expect(block).toMatchObject(saved);
      if (block.kind === "CODE" && block.language !== "")
        expect(Object.keys(codeLanguages)).toContain(block.language);
      expect(block.html !== "").toBe(["TEXT", "CODE", "CALLOUT"].includes(block.kind));
    }
  });

  it("are published as they are in the draft, in the same order, but for what one draft has beyond that", () => {
    const byId = indexBy(blocks, ({ id }) => id);
    const copies = blocks.filter(({ draftId }) => draftId !== null);
    const drafted = lessons.flatMap((lesson) => lesson.drafted);
    expect(drafted.length).toBeGreaterThan(0);
    expect(copies.length * 2 + drafted.length).toBe(blocks.length);
    const changed = withLesson.filter((row) => (row.draftChangedAt ?? "") > (row.publishedAt ?? ""));
    expect(changed).toHaveLength(1);
    for (const { id, draftId, ...copy } of copies)
      expect(byId.get(draftId ?? 0)).toEqual({ id: draftId, draftId: null, ...copy });
  });

  it("ask what the course's own bank has", () => {
    const courseOf = new Map(demoRows("Question").map(({ id, courseId }) => [id, courseId]));
    const asked = blocks.filter(({ questionId }) => questionId !== null);
    expect(asked.length).toBeGreaterThan(40);
    for (const { questionId, courseId } of asked) expect(courseOf.get(questionId ?? 0)).toBe(courseId);
  });

  it("link only to addresses that are complete", () => {
    const links = blocks.flatMap(({ html }) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)]);
    for (const [, address] of links) expect(address).toMatch(/^(https:\/\/|mailto:|#)/);
    for (const { url } of blocks) expect(url ?? "https://").toMatch(/^https:\/\//);
  });
});

describe("the files of the demo lessons", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "demo-files-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("are what their list says, stay small and are all used", async () => {
    const files = readLessonFiles();
    const names = await readdir(dirname(lessonFilePath("any")));
    expect(files.map(({ name }) => name).sort()).toEqual(names.sort());
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(3_000_000);
    const used = new Set(blocks.flatMap(({ fileId, captionsFileId }) => [fileId, captionsFileId]));
    expect(demoRows("File").every(({ id }) => used.has(id))).toBe(true);
    for (const { name, ...listed } of files) {
      const copy = join(folder, name);
      await copyFile(lessonFilePath(name), copy);
      expect(await examineFile(copy, { name, type: listed.mime, owner: "demo" })).toEqual(listed);
    }
  });

  it("are kept under the keys of their rows", async () => {
    const rows = demoRows("File");
    const place = join(folder, "storage");
    await keepLessonFiles(openDiskStorage(place), rows);
    for (const { storageKey, bytes } of rows) expect((await stat(join(place, storageKey))).size).toBe(bytes);
  });
});
