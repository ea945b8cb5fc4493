import { z } from "zod";
import { defineJob } from "#gateway/jobs/handler";
import { runCourseImport } from "./importCommands";

/** Imports a course from an uploaded archive. */
export const importCourseJob = defineJob({
  kind: "archives.importCourse",
  payload: z.object({ importId: z.int() }),
  run: ({ importId }, { gateway, db, organizationId, signal, finish }) =>
    runCourseImport({ ...gateway, db }, { importId, organizationId, signal, finish }),
});
