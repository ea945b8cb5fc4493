import { inputType, required, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload } from "#gateway/graphql/payloads";
import { CourseImport } from "./CourseImport";
import { startCourseImport } from "./commands";

const ImportCourseInput = inputType("ImportCourseInput", {
  fileId: required("Int", "The id of the uploaded archive."),
  code: required("String", "At most 10 characters; a taken code gets a numbered suffix."),
  categoryId: required("Int", "A category's id."),
});

const CourseImportPayload = changedPayload("CourseImportPayload", {
  description: "An import of a course.",
  rows: { courseImport: { type: CourseImport, id: "importId", description: "The import and its progress." } },
});

staffMutation("importCourse", {
  right: "courses.import",
  type: CourseImportPayload,
  description:
    "Imports a course from an uploaded archive, in the background, as a draft. An archive with problems imports nothing. Requires staff.",
  args: toArgs({ input: required(ImportCourseInput) }),
  run: async (context, member, { input }) => ({
    importId: await startCourseImport(context, member, input),
  }),
});
