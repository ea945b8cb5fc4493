import { dayMs } from "#gateway/domains/durationContract";
import { emptyBlock } from "#gateway/domains/lessons/blockContract";
import { rendererVersion } from "#gateway/markdown/markdownToHtml";
import { courseWithCode, type MadeCourse } from "./courses";
import type { LessonBlock } from "./lessonBlocks";
import type { LessonFile, RenderedLesson } from "./lessonContent";
import { requireEntry } from "./lookup";
import type { Row } from "./rows";
import type { Tenant } from "./tenant";
import type { Person } from "./users";

interface LessonMaking {
  lessons: readonly RenderedLesson[];
  files: readonly LessonFile[];
  courses: readonly MadeCourse[];
  /** Those who train the courses; the first one uploads the files. */
  staff: readonly [Person, ...Person[]];
}

type Content = Pick<
  Row<"TopicBlock">,
  | "markdown"
  | "html"
  | "language"
  | "tone"
  | "url"
  | "caption"
  | "altText"
  | "fileId"
  | "captionsFileId"
  | "questionId"
>;

/** The rows that a lesson's blocks name. */
interface Named {
  fileIds: ReadonlyMap<string, number>;
  questionIds: ReadonlyMap<string, number>;
}

const nothing: Content = { ...emptyBlock, html: "" };

function fillBlock(block: LessonBlock, { fileIds, questionIds }: Named): Partial<Content> {
  switch (block.kind) {
    case "TEXT":
      return { markdown: block.markdown };
    case "CALLOUT":
      return { markdown: block.markdown, tone: block.tone };
    case "CODE":
      return { markdown: block.markdown, language: block.language };
    case "IMAGE": {
      const { altText, caption } = block;
      return { altText, caption, fileId: requireEntry(fileIds, block.file) };
    }
    case "VIDEO": {
      const captionsFileId = block.captions === null ? null : requireEntry(fileIds, block.captions);
      return { caption: block.caption, fileId: requireEntry(fileIds, block.file), captionsFileId };
    }
    case "AUDIO":
    case "FILE":
      return { caption: block.caption, fileId: requireEntry(fileIds, block.file) };
    case "EMBED":
      return { url: block.url, caption: block.caption };
    case "QUESTION":
      return { questionId: requireEntry(questionIds, block.title) };
  }
}

/** Creates the files' rows; their bytes are stored under their keys when the rows are written. */
function makeFiles(tenant: Tenant, { files, staff: [uploader] }: LessonMaking): Map<string, number> {
  const { rows, organizationId, calendar } = tenant;
  const createdAt = calendar.moment(calendar.today - 905, 11 * 3600);
  return new Map(
    files.map((file) => {
      const id = rows.nextId("File");
      const uploaded = { uploadedById: uploader.id, uploadedByName: uploader.name };
      const storageKey = `${organizationId}/${file.sha256.slice(0, 32)}`;
      const times = { unusedSince: null, createdAt, updatedAt: createdAt };
      rows.add("File", { id, organizationId, ...file, storageKey, ...uploaded, ...times });
      return [file.name, id];
    }),
  );
}

interface TaughtTopic {
  course: MadeCourse;
  topic: Row<"Topic">;
  author: Person;
  publishedAt: string;
}

/** Creates the block of the draft and, where readers see it, its published copy. */
function makeBlock(
  { rows, organizationId }: Tenant,
  { course, topic, author, publishedAt }: TaughtTopic,
  content: Content & Pick<Row<"TopicBlock">, "kind" | "displayOrder">,
  isPublished: boolean,
): void {
  const draftId = rows.nextId("TopicBlock");
  const common = {
    organizationId,
    courseId: course.row.id,
    topicId: topic.id,
    ...content,
    rendererVersion,
    version: 1,
    updatedById: author.id,
    updatedByName: author.name,
    deletedAt: null,
    clientKey: null,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
  rows.add("TopicBlock", { id: draftId, draftId: null, ...common });
  if (isPublished) rows.add("TopicBlock", { id: rows.nextId("TopicBlock"), draftId, ...common });
}

/** The topic of a course by its name. */
export function findTopic({ rows }: Tenant, course: MadeCourse, name: string): Row<"Topic"> {
  const found = rows.tables.Topic.find((topic) => topic.courseId === course.row.id && topic.name === name);
  if (found === undefined) throw new Error(`${course.row.code} has no topic ${name}`);
  return found;
}

const aDayAfter = (moment: string): string => new Date(new Date(moment).getTime() + dayMs).toISOString();

function makeLesson(tenant: Tenant, lesson: RenderedLesson, making: LessonMaking, named: Named): void {
  const course = courseWithCode(making.courses, lesson.course);
  const topic = findTopic(tenant, course, lesson.topic);
  const [first] = making.staff;
  const author = making.staff.find(({ id }) => id === course.row.trainerId) ?? first;
  const publishedAt = course.row.publishedAt ?? course.row.createdAt;
  const { summary, minutes, preview: isPreview, completion, threshold, opening } = lesson;
  const blocks = [...lesson.blocks, ...lesson.drafted];
  const version = blocks.length + 1;
  const draftChangedAt = lesson.drafted.length > 0 ? aDayAfter(publishedAt) : publishedAt;
  Object.assign(topic, { summary, minutes, isPreview, completion, threshold, opening });
  Object.assign(topic, { version, publishedAt, draftChangedAt });
  for (const [index, block] of blocks.entries()) {
    const content = { ...nothing, ...fillBlock(block, named), html: lesson.html[index] ?? "" };
    const placed = { ...content, kind: block.kind, displayOrder: index + 1 };
    makeBlock(tenant, { course, topic, author, publishedAt }, placed, index < lesson.blocks.length);
  }
}

/** Gives topics their lessons: settings, and the same blocks as draft and as published. */
export function makeLessons(tenant: Tenant, making: LessonMaking): void {
  const fileIds = makeFiles(tenant, making);
  const titlesOf = (code: string) =>
    new Map(courseWithCode(making.courses, code).questions.map(({ row }) => [row.title, row.id]));
  for (const lesson of making.lessons)
    makeLesson(tenant, lesson, making, { fileIds, questionIds: titlesOf(lesson.course) });
}
