import { type EntryRow, type Rows, statuses } from "./matrix";

const staff = statuses(401, 403, 200, 404);
const invalid = statuses(401, 403, 400, 400);
/** A change reads its row first, and another tenant finds none. */
const invalidChange = statuses(401, 403, 400, 404);
const conflict = statuses(401, 403, 409, 404);
const missing = statuses(401, 403, 404, 404);

/** A call that writes, with a body that changes nothing: refused, or of a row that is none. */
const write = (
  entry: string,
  path: (rows: Rows) => string,
  expected: EntryRow["expected"],
  body?: unknown,
): EntryRow => ({ entry, path, expected, ...(body === undefined ? {} : { body: () => body }) });

const nothing = { code: "", title: "", description: "", imageUrl: "", url: "", name: "", status: "DRAFT" };
const noCourse = { ...nothing, categoryId: 1 };
const noCurriculum = { ...nothing, duration: 0, level: "BEGINNER" };
const named = { name: "Row" };
const unavailable = statuses(401, 403, 503, 503);
const wish = { instruction: "Three modules on databases" };

/** The entries that make content, and those that staff read to make it. */
export const entries: EntryRow[] = [
  write("POST courses", () => "courses", invalid, noCourse),
  write("PUT courses/{id}", ({ published }) => `courses/${published.id}`, invalidChange, noCourse),
  write("PATCH courses/{id}/publish", ({ published }) => `courses/${published.id}/publish`, staff),
  write("PATCH courses/{id}/unpublish", ({ draft }) => `courses/${draft.id}/unpublish`, staff),
  write("DELETE courses/{id}", ({ published }) => `courses/${published.id}`, conflict),
  write("POST courses/{id}/modules", ({ published }) => `courses/${published.id}/modules`, invalid, {}),
  write("POST courses/{id}/modules of none", () => "courses/999999/modules", missing, named),
  write(
    "POST courses/{id}/modules/{moduleId}/topics",
    ({ published }) => `courses/${published.id}/modules/999999/topics`,
    missing,
    named,
  ),
  write(
    "DELETE courses/{id}/modules/{moduleId}",
    ({ published }) => `courses/${published.id}/modules/999999`,
    missing,
  ),
  write(
    "DELETE courses/{id}/modules/{moduleId}/topics/{topicId}",
    ({ published }) => `courses/${published.id}/modules/999999/topics/999999`,
    missing,
  ),
  write("POST categories", () => "categories", invalid, {}),
  write("PUT categories/{id}", () => "categories/999999", missing, { name: "Row" }),
  write("DELETE categories/{id}", () => "categories/999999", missing),
  write("POST curriculum", () => "curriculum", invalid, noCurriculum),
  write("PUT curriculum/{id}", ({ curriculum }) => `curriculum/${curriculum}`, invalidChange, noCurriculum),
  write("DELETE curriculum/{id}", () => "curriculum/999999", missing),
  write("POST specializations", () => "specializations", invalid, {}),
  write(
    "PUT specializations/{id}",
    ({ specialization }) => `specializations/${specialization}`,
    invalidChange,
    { name: "" },
  ),
  write(
    "POST specializations/{id}/courses/{courseId}",
    ({ specialization, published }) => `specializations/${specialization}/courses/${published.id}`,
    conflict,
  ),
  write(
    "DELETE specializations/{id}/courses/{courseId}",
    ({ specialization }) => `specializations/${specialization}/courses/999999`,
    missing,
  ),
  write(
    "POST courses/{id}/generate-course-questions",
    ({ published }) => `courses/${published.id}/generate-course-questions`,
    unavailable,
    wish,
  ),
  write(
    "POST curriculum/{id}/generate-curriculum-topics",
    ({ curriculum }) => `curriculum/${curriculum}/generate-curriculum-topics`,
    unavailable,
    wish,
  ),
  { entry: "GET resources", path: () => "resources", expected: statuses(401, 403, 200, 200) },
  write("POST resources", () => "resources", invalid, { ...nothing, courseId: 1 }),
  write(
    "POST courses/{id}/resources",
    ({ published }) => `courses/${published.id}/resources`,
    invalid,
    nothing,
  ),
  {
    entry: "GET courses/{id}/resources/{resourceId}",
    path: ({ published, resource }) => `courses/${published.id}/resources/${resource}`,
    expected: staff,
  },
  write(
    "PUT courses/{id}/resources/{resourceId}",
    ({ published, resource }) => `courses/${published.id}/resources/${resource}`,
    invalidChange,
    nothing,
  ),
];
