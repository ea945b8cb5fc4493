import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TopicBlock } from "#gateway/database/generated/prisma/client";
import { openSuite } from "#tests/support/suite";
import { makePicture, uploadFile } from "#tests/support/uploads";
import { type HandEntry, unzip } from "#tests/support/zip";
import { openArchives } from "./archiveRoom";
import { packArchive, smallArchive } from "./madeArchive";

const { test, factory } = await openSuite({ hasDemoFiles: true });
const prisma = test.database.prisma;
const archives = openArchives(test);
const [author, other] = [await test.as("coordinator"), await test.as("otherAdmin")];
const category = await factory.category(2);

/** Imports an archive into the other tenant and exports what came of it. */
async function roundTrip(archive: Buffer, code: string) {
  const fileId = await archives.upload(other, archive);
  expect(await archives.check(other, fileId)).toMatchObject({ problems: [] });
  const imported = await archives.importCourse(other, { fileId, code, categoryId: category.id });
  expect(imported).toMatchObject({ state: "DONE", message: null, course: { status: "DRAFT" } });
  const courseId = imported.course.databaseId;
  return { courseId, archive: await archives.exportCourse(other, courseId) };
}

/** The entries of an archive as text, without what an import decides: the code and the category. */
async function comparable(archive: Buffer) {
  const entries = [...(await unzip(archive))].map(([name, bytes]) => [name, bytes.toString("latin1")]);
  const { "course.json": json, ...others } = Object.fromEntries(entries);
  const { course, ...parts } = JSON.parse(json);
  return { ...others, ...parts, course: { ...course, category: null, code: null } };
}

describe("the archive of a demo course", () => {
  it.each(["HTML-CSS", "JS-CORE", "JAVA-CORE"])(
    "%s is imported into another tenant and exported again, equal",
    async (code) => {
      const { id } = await prisma.course.findFirstOrThrow({ where: { organizationId: 1, code } });
      const exported = await archives.exportCourse(author, id);
      const { archive } = await roundTrip(exported, code);
      expect(await comparable(archive)).toEqual(await comparable(exported));
    },
  );
});

/** A course with every kind of block, a draft that readers do not see yet, and files in every place that names one. */
async function makeCourse() {
  const send = (name: string, body: Buffer | string) => uploadFile(test.origin, author, body, { name });
  const picture = await send("plan.png", await makePicture().png().toBuffer());
  const captions = await send("talk.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nHello");
  const notes = await send("notes (1).txt", "some notes");
  const packed = await send("nested.zip", packArchive(smallArchive()));
  const video = await prisma.file.findFirstOrThrow({ where: { organizationId: 1, kind: "VIDEO" } });
  const course = await factory.course({ code: "EVERY", imageUrl: picture.url, price: 0 });
  const { topic, question } = await factory.module(course);
  await factory.resource({ courseId: course.id, url: notes.url, type: "FILE", tags: ["one", "two"] });
  const scope = { organizationId: 1, courseId: course.id };
  const loose = {
    ...scope,
    moduleId: null,
    title: "Of the course?",
    displayOrder: 1,
    type: "SHORT_TEXT" as const,
  };
  await prisma.question.create({ data: { ...loose, acceptedAnswers: ["Yes"] } });
  const contents = [
    { kind: "TEXT", markdown: `# One\r\n\n[Notes](${notes.url}) and /files/999999/none` },
    { kind: "CALLOUT", markdown: "Mind **this**", tone: "WARNING" },
    { kind: "CODE", markdown: "  print(1)\n", language: "python", caption: "A script" },
    { kind: "IMAGE", fileId: picture.id, altText: "A plan", caption: "The plan" },
    { kind: "VIDEO", fileId: video.id, captionsFileId: captions.id },
    { kind: "VIDEO", url: "https://youtu.be/dQw4w9WgXcQ" },
    { kind: "FILE", fileId: packed.id },
    { kind: "EMBED", url: "https://example.org/board" },
    { kind: "QUESTION", questionId: question.id },
  ] as const;
  const by = { updatedById: author.userId ?? 0, updatedByName: "Author" };
  const drafts: TopicBlock[] = [];
  for (const [index, content] of contents.entries())
    drafts.push(
      await prisma.topicBlock.create({
        data: { ...scope, topicId: topic.id, displayOrder: index + 1, ...content, ...by },
      }),
    );
  // Readers see the first two the other way round, another text, and a block that the draft no longer has.
  const seen = [1, 0, 8].flatMap((place) => drafts[place] ?? []);
  for (const [index, { id: draftId, ...row }] of seen.entries())
    await prisma.topicBlock.create({
      data: { ...row, draftId, markdown: "Before", displayOrder: index + 1 },
    });
  await prisma.topicBlock.update({ where: { id: drafts[8]?.id ?? 0 }, data: { deletedAt: new Date() } });
  const publishedAt = new Date();
  await prisma.topic.update({
    where: { id: topic.id },
    data: {
      publishedAt,
      draftChangedAt: new Date(publishedAt.getTime() + 1),
      completion: "ANSWERED",
      minutes: 7,
    },
  });
  return course;
}

describe("the archive of a course with everything", () => {
  it("is imported and exported again, equal, also what readers see beside a changed draft", async () => {
    const { id } = await makeCourse();
    const exported = await archives.exportCourse(author, id);
    const { courseId, archive } = await roundTrip(exported, "EVERY");
    expect(await comparable(archive)).toEqual(await comparable(exported));
    const topic = await prisma.topic.findFirstOrThrow({ where: { courseId }, include: { blocks: true } });
    expect(topic.draftChangedAt?.getTime()).toBeGreaterThan(topic.publishedAt?.getTime() ?? 0);
    expect(topic.blocks.filter(({ draftId }) => draftId !== null)).toHaveLength(3);
    expect(topic.blocks.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(1);
  });

  it("has its files used by the new rows, and its texts name them by their new addresses", async () => {
    const course = await prisma.course.findFirstOrThrow({ where: { organizationId: 2, code: "EVERY" } });
    const files = await prisma.file.findMany({ where: { organizationId: 2 } });
    expect(files.map(({ name }) => name).sort()).toEqual(
      expect.arrayContaining(["nested.zip", "notes (1).txt", "plan.png", "talk.vtt"]),
    );
    expect(files.every(({ unusedSince }) => unusedSince === null)).toBe(true);
    const notes = files.find(({ name }) => name === "notes (1).txt");
    const text = await prisma.topicBlock.findFirst({
      where: { courseId: course.id, kind: "TEXT", draftId: null },
    });
    expect(text?.markdown).toContain(`(/files/${notes?.id}/`);
    expect(text?.html).toContain(`href="/files/${notes?.id}/`);
    expect(text?.markdown).toContain("/files/0/none");
  });

  it("is practised in the new course as in the old one", async () => {
    const { id: courseId } = await prisma.course.findFirstOrThrow({
      where: { organizationId: 2, code: "JS-CORE" },
    });
    const where = { courseId, isPractice: true };
    expect(await prisma.assessment.count({ where })).toBe(1);
  });
});

const word = fc.stringMatching(/^[a-zA-Z\u0C05-\u0C14][\w <>&"'/\u0C05-\u0C14-]{0,20}[a-z]$/);
const text = fc.string({ unit: "grapheme", maxLength: 200 }).filter((given) => !given.includes("\0"));
const block = fc.oneof(
  fc.record({ kind: fc.constant("TEXT" as const), body: text }),
  // Code without a text would be an empty box, which no author can save.
  fc.record({ kind: fc.constant("CODE" as const), body: text.filter((given) => given.trim() !== "") }),
  fc.record({ kind: fc.constant("EMBED" as const), url: fc.webUrl({ validSchemes: ["https"] }) }),
);
const topics = fc.array(
  fc.record({ name: word, isPublished: fc.boolean(), blocks: fc.array(block, { maxLength: 4 }) }),
  { maxLength: 3 },
);

/** The archive of a course with generated topics. */
function toArchive(
  modules: readonly {
    name: string;
    topics: {
      name: string;
      isPublished: boolean;
      blocks: { kind: "TEXT" | "CODE" | "EMBED"; body?: string; url?: string }[];
    }[];
  }[],
) {
  const archive = smallArchive();
  const entries: HandEntry[] = [];
  const pack = (given: { kind: "TEXT" | "CODE" | "EMBED"; body?: string; url?: string }, index: number) => {
    const { kind, body, url } = given;
    const named = { key: `b${index + 1}`, kind };
    if (body === undefined) return { ...named, url };
    const name = `lessons/${entries.length}.md`;
    entries.push({ name, bytes: body });
    return { ...named, text: name };
  };
  const made = modules.map((module) => ({
    name: module.name,
    questions: [],
    topics: module.topics.map(({ name, isPublished, blocks }) => ({
      name,
      isPublished,
      summary: "",
      minutes: 0,
      isPreview: false,
      completion: "MANUAL" as const,
      threshold: 90,
      opening: "ALWAYS" as const,
      draft: blocks.map(pack),
    })),
  }));
  return packArchive({ ...archive, modules: made, files: [] }, entries);
}

describe("the archive of any course", () => {
  it("is equal after an export and an import", async () => {
    const modules = fc.array(fc.record({ name: word, topics }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(modules, async (given) => {
        // The first import brings names and paths into the form of an export.
        const first = await roundTrip(toArchive(given), "ANY");
        const second = await roundTrip(first.archive, "ANY");
        expect(await comparable(second.archive)).toEqual(await comparable(first.archive));
      }),
      { numRuns: 3 },
    );
  });
});
