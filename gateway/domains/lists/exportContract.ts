/** The tables that the server exports whole, under `/export/{name}.csv`. */
export const exportNames = [
  "users",
  "courses",
  "curricula",
  "categories",
  "batches",
  "batch-users",
  "batch-courses",
  "delayed-topics",
  "payments",
  "posts",
  "resources",
  "specializations",
  "batch-trainers",
  "course-trainers",
  "files",
  "generations",
  "history",
  "assessment-marks",
] as const;
export type ExportName = (typeof exportNames)[number];

export const exportPath = (name: ExportName): string => `/export/${name}.csv`;

/** The most rows that can be named for an export. */
export const exportLimits = { ids: 500, perPerson: 2 } as const;
