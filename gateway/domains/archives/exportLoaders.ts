import type { Context } from "#gateway/graphql/context";
import { isCompressible, type NewEntry } from "#gateway/zip/writeZip";
import { visibleCourses } from "../courses/access";
import { practisedTypes } from "../courses/contract";
import { isSameContent } from "../lessons/blockContract";
import { pickSettings } from "../lessons/contract";
import { inOrder } from "../rules";
import { type ArchivedTopic, archiveFormat, archiveVersion } from "./archiveContract";
import {
  ArchiveKeys,
  type ExportedBlock,
  namedFileIds,
  numberBlocks,
  toArchivedBlock,
  toPlace,
  toSlug,
} from "./exportRules";

type Reading = Pick<Context, "db" | "viewer">;

const ordered = { orderBy: inOrder };
const withOptions = { ...ordered, include: { options: ordered } };

/** Everything of a course that its archive holds; null for one that the viewer does not see. */
async function readCourse({ db, viewer }: Reading, courseId: number) {
  const course = await db.course.findFirst({
    where: { id: courseId, AND: visibleCourses(viewer) },
    include: {
      category: { select: { name: true } },
      modules: {
        ...ordered,
        include: {
          questions: withOptions,
          topics: { ...ordered, include: { blocks: { ...ordered, where: { deletedAt: null } } } },
        },
      },
      questions: { ...withOptions, where: { moduleId: null } },
      resources: ordered,
    },
  });
  if (!course) return null;
  const blocks = course.modules.flatMap(({ topics }) => topics.flatMap((topic) => topic.blocks));
  const texts = [
    ...blocks.flatMap(({ markdown, url }) => [markdown, url]),
    course.imageUrl,
    ...course.resources.map(({ url }) => url),
  ];
  const ids = [
    ...blocks.flatMap((block) => [block.fileId, block.captionsFileId]),
    ...texts.flatMap(namedFileIds),
  ];
  const files = await db.file.findMany({ where: { id: { in: ids.filter((id) => id !== null) } } });
  return { course, files };
}

type ReadCourse = NonNullable<Awaited<ReturnType<typeof readCourse>>>["course"];
type ReadTopic = ReadCourse["modules"][number]["topics"][number];

interface Writing {
  keys: ArchiveKeys;
  texts: Map<string, string>;
}

/** Whether the published blocks are the same as the draft's. */
const isAsDrafted = (draft: readonly ExportedBlock[], published: readonly ExportedBlock[]): boolean =>
  draft.length === published.length &&
  published.every((copy, place) => {
    const block = draft[place];
    return block?.id === copy.draftId && isSameContent(block, copy);
  });

function toTopic(topic: ReadTopic, folder: string, { keys, texts }: Writing): ArchivedTopic {
  const draft = topic.blocks.filter(({ draftId }) => draftId === null);
  const published = topic.blocks.filter(({ draftId }) => draftId !== null);
  const isPublished = topic.publishedAt !== null;
  const hasChanges = isPublished && !isAsDrafted(draft, published);
  const archive = (blocks: readonly ExportedBlock[], place: string) =>
    blocks.map((block, index) => toArchivedBlock(block, { folder: place, index, keys, texts }));
  const lists = numberBlocks([
    archive(draft, folder),
    ...(hasChanges ? [archive(published, `${folder}/published`)] : []),
  ]);
  return {
    ...pickSettings(topic),
    isPublished,
    draft: lists[0] ?? [],
    ...(lists[1] ? { published: lists[1] } : {}),
  };
}

/**
 * Returns course.json, and the texts of the blocks by their entries. Equal courses make equal archives, even with
 * other ids.
 */
function toArchive({ course, files }: NonNullable<Awaited<ReturnType<typeof readCourse>>>) {
  const keys = new ArchiveKeys(files);
  const texts = new Map<string, string>();
  const { code, title, description, level, price, duration, imageUrl, authorName, objectives } = course;
  const bank = (questions: typeof course.questions) =>
    questions.flatMap(({ type, ...question }) => {
      const kept = practisedTypes.find((practisedType) => practisedType === type);
      return kept ? [keys.question({ ...question, type: kept })] : [];
    });
  // Blocks name questions of any module, so these come first.
  const questions = course.modules.map((module) => bank(module.questions));
  const others = bank(course.questions);
  const details = {
    code,
    title,
    description,
    category: course.category.name,
    level,
    price,
    duration,
    imageUrl: imageUrl && keys.text(imageUrl),
    authorName,
    objectives,
  };
  const modules = course.modules.map(({ name, topics }, index) => {
    const folder = `lessons/${toPlace(index)}-${toSlug(name)}`;
    return {
      name,
      topics: topics.map((topic, at) =>
        toTopic(topic, `${folder}/${toPlace(at)}-${toSlug(topic.name)}`, { keys, texts }),
      ),
      questions: questions[index] ?? [],
    };
  });
  const resources = course.resources.map(
    ({ name, type, url, visibility, duration: length, status, tags }) => ({
      name,
      type,
      url: keys.text(url),
      visibility,
      duration: length,
      status,
      tags,
    }),
  );
  const archive = {
    format: archiveFormat,
    version: archiveVersion,
    course: details,
    modules,
    questions: others,
    resources,
    files: keys.files().map(({ storageKey: _key, ...file }) => file),
  };
  return { archive, texts, files: keys.files() };
}

async function* inOne(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/** The entries of a course's archive; their bytes are read one after the other. Null for no such course. */
export async function readCourseArchive(
  context: Reading & Pick<Context, "files">,
  courseId: number,
): Promise<{ code: string; entries: NewEntry[] } | null> {
  const read = await readCourse(context, courseId);
  if (!read) return null;
  const { archive, texts, files } = toArchive(read);
  const json = `${JSON.stringify(archive, null, 2)}\n`;
  const textual = [["course.json", json] as const, ...texts];
  return {
    code: read.course.code,
    entries: [
      ...textual.map(([name, text]) => ({ name, isCompressible: true, read: () => inOne(text) })),
      ...files.map(({ path: name, mime, storageKey }) => ({
        name,
        isCompressible: isCompressible(mime),
        read: () => context.files.storage.read(storageKey),
      })),
    ],
  };
}
