import type { DomainHistory } from "../domainHistoryContract";

/** How the history tells changes of archives. */
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
} as const satisfies DomainHistory;
