import { z } from "zod";
import { defineJob } from "#gateway/jobs/handler";
import { runCourseImport } from "./importCommands";

/** Imports a course from an uploaded archive. */
export const importCourseJob = defineJob(
  "archives.importCourse",
  { importId: z.int() },
  ({ gateway, db, organizationId, signal, finish }, { importId }) =>
    runCourseImport({ ...gateway, db }, { importId, organizationId, signal, finish }),
);
