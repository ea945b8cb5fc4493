import type { CourseImport, File } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { removeWithWidths } from "#gateway/files/pictureWidths";
import type { Context } from "#gateway/graphql/context";
import type { Wanting } from "#gateway/markdown/render";
import { runHooks } from "#gateway/ports/hooks";
import { Refusal } from "#gateway/refusal";
import type { ByteSource } from "#gateway/zip/zipFormat";
import { createWholeCourse, readCodes } from "../courses/archiveCommands";
import { courseLimits } from "../courses/formContract";
import { deleteReadFile } from "../files/changeCommands";
import { createKeptFiles } from "../files/commands";
import { toColumns } from "../lessons/contentCommands";
import { type RenderedBlock, type WholeLesson, writeWholeLessons } from "../lessons/wholeCommands";
import { copyQuestions } from "../questions/commands";
import { addResources } from "../resources/commands";
import { findFreeCode, type Plan, type PlannedBlock, withFileIds } from "./archiveRules";
import { findArchiveFile, noteImport } from "./commands";
import { archiveMessages } from "./contract";
import { type ExtractedFile, extractFiles, forgetFiles } from "./extractCommands";
import { readArchive } from "./readLoaders";

type ImportContext = Pick<Context, "db" | "bus" | "clock" | "config" | "files">;

/** The bytes of an uploaded archive. */
export const toSource = ({ files: { storage } }: Pick<Context, "files">, file: File): ByteSource => ({
  size: Number(file.bytes),
  read: (range) => storage.read(file.storageKey, range),
});

interface RenderedLesson {
  draft: RenderedBlock[];
  published: RenderedBlock[] | null;
}

/** Renders the blocks of an archive before the transaction, with room for others in between. */
async function renderLessons({ lessons }: Plan, by: Wanting): Promise<RenderedLesson[][]> {
  const render = async (blocks: readonly PlannedBlock[]) => {
    const rendered: RenderedBlock[] = [];
    for (const { key, content } of blocks) {
      rendered.push({ key, columns: await toColumns(content, { by }) });
    }
    return rendered;
  };
  const rendered: RenderedLesson[][] = [];
  for (const module of lessons) {
    const ofModule: RenderedLesson[] = [];
    for (const { draft, published } of module)
      ofModule.push({ draft: await render(draft), published: published && (await render(published)) });
    rendered.push(ofModule);
  }
  return rendered;
}

interface Ids {
  files: readonly number[];
  /** By the files' keys. */
  filesByKey: ReadonlyMap<string, number>;
  questions: readonly number[];
}

/** A block that names rows by their ids instead of places and keys. */
function withIds({ key, columns }: RenderedBlock, { files, filesByKey, questions }: Ids): RenderedBlock {
  const at = (ids: readonly number[], place: number | null) =>
    place === null ? null : (ids[place - 1] ?? null);
  return {
    key,
    columns: {
      ...columns,
      markdown: withFileIds(columns.markdown, filesByKey),
      html: withFileIds(columns.html, filesByKey),
      url: columns.url && withFileIds(columns.url, filesByKey),
      fileId: at(files, columns.fileId),
      captionsFileId: at(files, columns.captionsFileId),
      questionId: at(questions, columns.questionId),
    },
  };
}

interface Writing {
  wanted: CourseImport;
  plan: Plan;
  files: readonly ExtractedFile[];
  lessons: readonly (readonly RenderedLesson[])[];
  now: Date;
}

/** When a topic was published, and whether its draft was changed since. */
function toMoments({ draft, published }: RenderedLesson, isPublished: boolean, now: Date) {
  const later = new Date(now.getTime() + 1);
  const isTouched = isPublished || draft.length > 0;
  return {
    publishedAt: isPublished ? now : null,
    draftChangedAt: isTouched ? (published ? later : now) : null,
  };
}

const none: RenderedLesson = { draft: [], published: null };

async function writeCourse(
  tx: TenantTransaction,
  { wanted, plan: { archive }, lessons, now }: Writing,
  filesByKey: ReadonlyMap<string, number>,
) {
  const { organizationId, categoryId } = wanted;
  const taken = await readCodes(tx);
  const code = findFreeCode(wanted.code, (value) => taken.has(value.toLowerCase()), courseLimits.code);
  const { category: _category, imageUrl, price, authorName, ...course } = archive.course;
  return createWholeCourse(tx, {
    organizationId,
    categoryId,
    course: {
      ...course,
      code,
      price: price ?? null,
      authorName: authorName ?? null,
      imageUrl: imageUrl ? withFileIds(imageUrl, filesByKey) : null,
    },
    modules: archive.modules.map(({ name, topics }, module) => ({
      name,
      topics: topics.map(({ isPublished, draft: _draft, published: _published, ...settings }, at) => ({
        ...settings,
        ...toMoments(lessons[module]?.[at] ?? none, isPublished, now),
      })),
    })),
  });
}

/** Writes everything that an archive holds as a new draft course, and returns its id. */
async function writeAll(context: ImportContext, tx: TenantTransaction, writing: Writing): Promise<number> {
  const { wanted, plan, files, lessons, now } = writing;
  const { organizationId, userId, userName: name } = wanted;
  const { archive } = plan;
  const member = { organizationId, userId, name };
  const fileIds = await createKeptFiles(context, tx, { member, files });
  const filesByKey = new Map(archive.files.map(({ key }, index) => [key, fileIds[index] ?? -1]));
  const { courseId, modules } = await writeCourse(tx, writing, filesByKey);
  const place = { organizationId, courseId };
  const questions: number[] = [];
  for (const [index, module] of archive.modules.entries()) {
    const moduleId = modules[index]?.moduleId ?? -1;
    questions.push(...(await copyQuestions(tx, { ...place, moduleId, questions: toBank(module.questions) })));
  }
  questions.push(
    ...(await copyQuestions(tx, { ...place, moduleId: null, questions: toBank(archive.questions) })),
  );
  const ids = { files: fileIds, filesByKey, questions };
  const whole = archive.modules.flatMap(({ topics }, module) =>
    topics.map(({ isPublished }, at): WholeLesson => {
      const { draft, published } = lessons[module]?.[at] ?? none;
      const seen = isPublished ? (published ?? draft) : null;
      return {
        topicId: modules[module]?.topicIds[at] ?? -1,
        draft: draft.map((block) => withIds(block, ids)),
        published: seen?.map((block) => withIds(block, ids)) ?? null,
      };
    }),
  );
  await writeWholeLessons(tx, { ...place, lessons: whole, by: member, now });
  const resources = archive.resources.map((resource) => ({
    ...resource,
    url: withFileIds(resource.url, filesByKey),
  }));
  await addResources(tx, { ...place, resources });
  await runHooks("questionsChanged", tx, { ...place, questionIds: [] });
  return courseId;
}

const toBank = (questions: Plan["archive"]["questions"]) =>
  questions.map(({ key: _key, explanation, ...question }) => ({
    ...question,
    explanation: explanation || null,
  }));

interface ImportRun {
  importId: number;
  organizationId: number;
  signal: AbortSignal;
  /** Called in the transaction of the import. */
  finish: (tx: TenantTransaction) => Promise<void>;
}

/** Reads the archive and keeps its files. Refuses one that has problems. */
async function prepare(context: ImportContext, wanted: CourseImport, file: File, signal: AbortSignal) {
  const read = await readArchive(toSource(context, file));
  if (!read.plan) throw new Refusal("INVALID", archiveMessages.hasProblems);
  const { plan } = read;
  const { files: packed } = plan.archive;
  await noteImport(context, wanted, { filesRead: 0, fileCount: packed.length });
  const onFile = (filesRead: number) => noteImport(context, wanted, { filesRead });
  const keepFor = wanted.organizationId;
  const { files, problems } = await extractFiles(context, { read, plan, keepFor, onFile, signal });
  if (problems.length > 0) {
    await forgetFiles(context, files);
    throw new Refusal("INVALID", archiveMessages.hasProblems);
  }
  return { plan, files };
}

async function importArchive(context: ImportContext, wanted: CourseImport, { signal, finish }: ImportRun) {
  const archive = await findArchiveFile(context.db, wanted, wanted.fileId);
  if (!archive) throw new Refusal("NOT_FOUND", archiveMessages.noFile);
  const { plan, files } = await prepare(context, wanted, archive, signal);
  const { organizationId } = wanted;
  try {
    const lessons = await renderLessons(plan, wanted);
    const writing = { wanted, plan, files, lessons, now: context.clock() };
    const courseId = await context.db.$transaction(
      async (tx) => {
        const id = await writeAll(context, tx, writing);
        await tx.courseImport.update({
          where: { id: wanted.id },
          data: { state: "DONE", courseId: id, message: null },
        });
        await deleteReadFile(tx, archive.id);
        await finish(tx);
        return id;
      },
      { timeout: 60_000 },
    );
    context.bus.publish("courseChanged", { organizationId, courseId });
  } catch (error) {
    await forgetFiles(context, files);
    throw error;
  }
  await removeWithWidths(context.files.storage, archive.storageKey);
  context.bus.publish("filesChanged", { organizationId });
}

/**
 * Imports a course, in one transaction. An archive that is refused ends the import with the reason; any other failure leaves
 * it to be tried again.
 */
export async function runCourseImport(context: ImportContext, running: ImportRun): Promise<void> {
  const wanted = await context.db.courseImport.findUnique({ where: { id: running.importId } });
  if (wanted?.state !== "RUNNING") return;
  try {
    await importArchive(context, wanted, running);
    const { organizationId, userId, id: importId } = wanted;
    context.bus.publish("courseImportChanged", { organizationId, importId, userId });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await noteImport(context, wanted, { state: "FAILED", message: error.message });
  }
}
