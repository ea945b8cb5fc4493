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

/** At most so many rows can be named to be exported alone. */
export const exportLimits = { ids: 500, perPerson: 2 } as const;
