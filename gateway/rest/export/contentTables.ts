import { type PublishStatus, publishStatusLabels } from "#gateway/domains/courses/contract";
import {
  type ResourceType,
  type ResourceVisibility,
  resourceTypeLabels,
  resourceVisibilityLabels,
} from "#gateway/domains/resources/contract";
import { formatMoment, formatMomentDay } from "./cellFormats";
import { placeColumn, updatedColumn } from "./commonColumns";
import { defineExport, parents, showing } from "./exportTable";

const statusColumn = {
  header: "Status",
  cell: ({ status }: { status: PublishStatus }) => publishStatusLabels[status],
};

interface CourseRow {
  title: string;
  category: { name: string };
  updatedAt: string;
  status: PublishStatus;
}

const courses = defineExport<CourseRow>({
  name: "courses",
  field: "courses",
  filters: {
    search: "String",
    status: "PublishStatus",
    categoryId: "Int",
    lacking: "CourseLack",
    sort: "CourseSort",
    reversed: "Boolean",
  },
  selection: "title category { name } updatedAt status",
  columns: [
    placeColumn,
    ...showing<CourseRow>({ Title: "title" }),
    { header: "Category", cell: ({ category }) => category.name },
    updatedColumn,
    statusColumn,
  ],
});

interface CurriculumRow {
  title: string;
  trainerName: string | null;
  status: PublishStatus;
}

const curricula = defineExport<CurriculumRow>({
  name: "curricula",
  field: "curricula",
  filters: { search: "String", status: "PublishStatus", sort: "CurriculumSort", reversed: "Boolean" },
  selection: "title trainerName status",
  columns: [...showing<CurriculumRow>({ Title: "title", Trainer: "trainerName" }), statusColumn],
});

interface CategoryRow {
  name: string;
  courseCount: number;
}

const categories = defineExport<CategoryRow>({
  name: "categories",
  field: "categories",
  filters: {},
  selection: "name courseCount",
  columns: [...showing<CategoryRow>({ "Category name": "name", Courses: "courseCount" })],
});

interface PostRow {
  title: string;
  authorName: string;
  status: PublishStatus;
  publishedAt: string | null;
}

const posts = defineExport<PostRow>({
  name: "posts",
  field: "blogPosts",
  filters: {},
  selection: "title authorName status publishedAt",
  columns: [
    ...showing<PostRow>({ Title: "title", Author: "authorName" }),
    statusColumn,
    { header: "Published", cell: ({ publishedAt }, { timeZone }) => formatMomentDay(publishedAt, timeZone) },
  ],
});

interface ResourceRow {
  name: string;
  url: string;
  type: ResourceType;
  duration: number;
  visibility: ResourceVisibility;
  tags: string[];
  status: PublishStatus;
  updatedAt: string;
}

const resources = defineExport<ResourceRow>({
  name: "resources",
  field: "resources",
  parent: parents.course,
  filters: {},
  selection: "name url type duration visibility tags status updatedAt",
  columns: [
    ...showing<ResourceRow>({ Title: "name", Url: "url" }),
    { header: "Type", cell: ({ type }) => resourceTypeLabels[type] },
    { header: "Duration (mins)", cell: ({ duration }) => duration },
    { header: "Visibility", cell: ({ visibility }) => resourceVisibilityLabels[visibility] },
    { header: "Tags", cell: ({ tags }) => tags.join(", ") },
    statusColumn,
    updatedColumn,
  ],
});

interface SpecializationRow {
  name: string;
  category: string | null;
  courseCount: number;
  updatedAt: string;
}

const specializations = defineExport<SpecializationRow>({
  name: "specializations",
  field: "specializations",
  filters: {},
  selection: "name category courseCount updatedAt",
  columns: [
    ...showing<SpecializationRow>({ Name: "name", "Career track": "category", Courses: "courseCount" }),
    updatedColumn,
  ],
});

interface GenerationRow {
  kind: string;
  status: string;
  reason: string | null;
  remark: string | null;
  targetTitle: string;
  userName: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  milliseconds: number;
  startedAt: string;
}

const outcomes: Readonly<Record<string, string>> = {
  RUNNING: "Running",
  FINISHED: "In review",
  SAVED: "Saved",
  DISCARDED: "Discarded",
  CANCELLED: "Cancelled",
  ABANDONED: "Left",
  INTERRUPTED: "Interrupted",
  FAILED: "Failed",
};

const generations = defineExport<GenerationRow>({
  name: "generations",
  field: "generationRuns",
  filters: {},
  selection:
    "kind status reason remark targetTitle userName model inputTokens outputTokens milliseconds startedAt",
  columns: [
    { header: "When", cell: ({ startedAt }, { timeZone }) => formatMoment(startedAt, timeZone) },
    ...showing<GenerationRow>({ Who: "userName", For: "targetTitle" }),
    {
      header: "What",
      cell: ({ kind, remark }) =>
        `${kind === "QUESTIONS" ? "Questions" : "Topics"}${remark === null ? "" : ", one part"}`,
    },
    { header: "Model", cell: ({ model }) => model },
    { header: "Tokens", cell: ({ inputTokens, outputTokens }) => inputTokens + outputTokens },
    { header: "Seconds", cell: ({ milliseconds }) => (milliseconds / 1000).toFixed(1) },
    {
      header: "Outcome",
      cell: ({ status, reason }) => [outcomes[status] ?? status, reason].filter(Boolean).join(": "),
    },
  ],
});

/** The export tables of courses and their contents. */
export const contentTables = [courses, curricula, categories, resources, specializations, posts, generations];
