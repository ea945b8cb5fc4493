import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { expose, nullable, value } from "#gateway/graphql/fields";
import { foundRow } from "#gateway/graphql/foundRows";
import { rowQuery } from "#gateway/graphql/queryFields";
import { Course } from "../courses/Course";
import { visibleImports } from "./access";
import type { ImportState as ImportStateName } from "./contract";

const ImportState = describedEnum<ImportStateName>("ImportState", "State of an import.", {
  RUNNING: "It is queued, or a gateway works on it.",
  DONE: "The course is there.",
  FAILED: "Nothing was imported.",
});

export const CourseImport = builder.prismaObject("CourseImport", {
  description: "The import of a course from an archive. Staff see their own.",
  authScopes: { "courses.import": true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: value("Int", "The id, used in arguments."),
      state: value(ImportState, "State of the import."),
      filesRead: value("Int", "Number of files read so far."),
      fileCount: value("Int", "Number of files in the archive."),
      message: nullable("String", "Why it has failed."),
    }),
    id: t.id({ description: "For a client's store.", resolve: ({ id }) => `CourseImport:${id}` }),
    course: t.prismaField({
      type: Course,
      description: "The new course, as a draft.",
      select: { courseId: true },
      ...foundRow({
        rows: Course,
        where: ({ courseId }: { courseId: number | null }) => (courseId === null ? null : { id: courseId }),
      }),
    }),
  }),
});

rowQuery("courseImport", {
  type: CourseImport,
  row: "import",
  description: "An import that the viewer has started. Requires staff.",
  readers: "courses.import",
  visible: visibleImports,
});
