import type { DomainHistory } from "../domainHistoryContract";
import { defineLabels } from "../labelsContract";
import { importStates } from "./contract";

/** Labels of the history for changes of archives. */
export const history = {
  mutations: {
    importCourse: "course.importStarted",
  },
  jobs: {
    "archives.importCourse": "course.imported",
  },
  actions: {
    "course.importStarted": "Import of a course started",
    "course.imported": "Course imported",
  },
  tables: {
    CourseImport: "Import of a course",
  },
  columns: {
    CourseImport: {
      categoryId: "Category (id)",
      fileCount: "Number of files",
      filesRead: "Files read",
      message: "Message",
      userName: "User",
    },
  },
  values: {
    CourseImport: { state: defineLabels(...importStates) },
  },
} as const satisfies DomainHistory;
