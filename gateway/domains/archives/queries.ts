import { rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { nullable, value } from "#gateway/graphql/fields";
import { requireMember } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import { readCodes } from "../courses/archiveCommands";
import { courseLimits } from "../courses/formContract";
import { readUsedBytes } from "../files/commands";
import { fileMessages } from "../files/contract";
import { foldForSearch } from "../foldContract";
import { type ArchiveProblem, findFreeCode, type Plan } from "./archiveRules";
import { findArchiveFile } from "./commands";
import { archiveLimits } from "./contract";
import { extractFiles } from "./extractCommands";
import { toSource } from "./importCommands";
import { readArchive } from "./readLoaders";

const Problem = valueType<ArchiveProblem>("CourseArchiveProblem", {
  description: "A problem with an archive. Requires staff.",
  readers: "courses.read",
  values: {
    entry: nullable("String", "The entry of the archive; null for the whole archive."),
    line: nullable("Int", "The line of a text entry, from 1."),
    message: value("String", "Description of the problem."),
  },
});

interface Summary {
  title: string;
  code: string;
  isCodeTaken: boolean;
  freeCode: string;
  category: string;
  categoryId: number | null;
  moduleCount: number;
  topicCount: number;
  lessonCount: number;
  questionCount: number;
  resourceCount: number;
  fileCount: number;
  fileBytes: number;
}

const CourseSummary = valueType<Summary>("CourseArchiveSummary", {
  description: "The contents of an archive, as an import would create them. Requires staff.",
  readers: "courses.read",
  values: {
    title: value("String", "The course's title."),
    code: value("String", "The code in the archive."),
    isCodeTaken: value("Boolean", "Whether another course has that code."),
    freeCode: value("String", "A code that is free."),
    category: value("String", "The name of the category."),
    categoryId: nullable("Int", "The category of that name; null if there is none."),
    moduleCount: value("Int", "Number of modules."),
    topicCount: value("Int", "Number of topics."),
    lessonCount: value("Int", "Number of topics that have a lesson."),
    questionCount: value("Int", "Number of questions."),
    resourceCount: value("Int", "Number of resources."),
    fileCount: value("Int", "Number of files."),
    fileBytes: value("Float", "Size of all files in bytes."),
  },
});

interface Checked {
  summary: Summary | null;
  problems: ArchiveProblem[];
}

const CourseArchive = valueType<Checked>("CourseArchive", {
  description: "An uploaded archive of a course. Requires staff.",
  readers: "courses.read",
  values: {
    summary: nullable(
      CourseSummary,
      "The contents that an import would create; null if the archive cannot be read.",
    ),
    problems: value(
      [Problem],
      `Problems with the archive, the first ${archiveLimits.problems}. An archive with problems cannot be imported.`,
    ),
  },
});

async function summarize({ db }: Context, { archive, lessons }: Plan): Promise<Summary> {
  const { title, code, category } = archive.course;
  const taken = await readCodes(db);
  const isTaken = (text: string) => taken.has(text.toLowerCase());
  const categories = await db.category.findMany({ select: { id: true, name: true } });
  const topics = lessons.flat();
  const questions = archive.modules.reduce((sum, module) => sum + module.questions.length, 0);
  return {
    title,
    code,
    category,
    isCodeTaken: isTaken(code),
    freeCode: findFreeCode(code, isTaken, courseLimits.code),
    categoryId: categories.find(({ name }) => foldForSearch(name) === foldForSearch(category))?.id ?? null,
    moduleCount: archive.modules.length,
    topicCount: topics.length,
    lessonCount: topics.filter(({ draft, published }) => draft.length > 0 || published !== null).length,
    questionCount: questions + archive.questions.length,
    resourceCount: archive.resources.length,
    fileCount: archive.files.length,
    fileBytes: archive.files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** The problem of files that there is no room for. */
async function findQuotaProblem(context: Context, bytes: number): Promise<ArchiveProblem[]> {
  const used = await readUsedBytes(context.db);
  const { quotaBytes: quota } = context.config.files;
  if (used + bytes <= quota) return [];
  return [{ entry: null, line: null, message: fileMessages.overQuota({ bytes, used, quota }) }];
}

async function check(context: Context, fileId: number): Promise<Checked | null> {
  const file = await findArchiveFile(context.db, requireMember(context.viewer), fileId);
  if (!file) return null;
  const read = await readArchive(toSource(context, file));
  const { plan } = read;
  if (!plan) return { summary: null, problems: read.problems.slice(0, archiveLimits.problems) };
  const summary = await summarize(context, plan);
  const room = await findQuotaProblem(context, summary.fileBytes);
  const { problems } = await extractFiles(context, { read, plan, keepFor: null });
  return { summary, problems: [...room, ...problems].slice(0, archiveLimits.problems) };
}

builder.queryField("courseArchive", (t) =>
  t.field({
    type: CourseArchive,
    nullable: true,
    description:
      "Checks an archive that the viewer has uploaded, before anything is imported; null if there is none. Requires courses.import.",
    authScopes: { "courses.import": true },
    args: toArgs({ fileId: rowId("archive") }),
    resolve: (_root, { fileId }, context) => check(context, fileId),
  }),
);
