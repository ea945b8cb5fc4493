import { command, node, query, row } from "./build";
import type { EntryRow, FieldRow } from "./matrix";
import { both, everybody, hidden, ofOwn, ofTheTenant, staffOnly, status } from "./outcomes";

const nothing = { code: "", title: "", description: "", imageUrl: "", url: "", name: "", status: "DRAFT" };
const noCourse = { ...nothing, categoryId: 1 };
const named = { name: "Row" };
const noCourseInput = `input: { code: "", title: "", description: "", categoryId: 1, status: DRAFT, imageUrl: "" }`;
const old = `version: "2000-01-01T00:00:00.000Z", modules: []`;
const withAnswers = "modules { questions { options { isCorrect } acceptedAnswers explanation } }";
const signedInTenant = { ...ofTheTenant, visitor: "UNAUTHENTICATED" } as const;

export const fields: FieldRow[] = [
  command("createCourse", () => noCourseInput, both("INVALID")),
  command("updateCourse", ({ published: { id } }) => `courseId: ${id}, ${noCourseInput}`, both("INVALID")),
  command("publishCourse", ({ published: { id } }) => `courseId: ${id}`, ofOwn("yes")),
  command("unpublishCourse", ({ draft: { id } }) => `courseId: ${id}`, ofOwn("yes")),
  command("setPublications", () => "courseIds: [], status: DRAFT", both("INVALID")),
  command("deleteCourse", ({ published: { id } }) => `courseId: ${id}`, ofOwn("CONFLICT")),
  command(
    "createCourseFromCurriculum",
    ({ curriculum }) => `curriculumId: ${curriculum}, code: "ROW", categoryId: 999999`,
    ofOwn("INVALID"),
  ),
  command("addModule", ({ published: { id } }) => `courseId: ${id}, name: " "`, both("INVALID")),
  command("addModule to no course", () => `courseId: 999999, name: "Row"`, both("NOT_FOUND")),
  command(
    "addTopic",
    ({ published: { id } }) => `courseId: ${id}, moduleId: 999999, name: "Row"`,
    both("NOT_FOUND"),
  ),
  command("deleteModule", ({ published: { id } }) => `courseId: ${id}, moduleId: 999999`, both("NOT_FOUND")),
  command(
    "deleteTopic",
    ({ published: { id } }) => `courseId: ${id}, moduleId: 999999, topicId: 999999`,
    both("NOT_FOUND"),
  ),
  command("saveOutline", ({ published: { id } }) => `courseId: ${id}, ${old}`, ofOwn("STALE")),
  query(
    "course with the answers to its questions",
    ({ published: { id } }) => `course(databaseId: ${id}) { ${withAnswers} }`,
    staffOnly,
  ),
  query("courses", "courses(first: 100) { nodes { code } }", everybody),
  query(
    "courses that are drafts",
    ({ draft }) => `courses(search: "${draft.code}") { nodes { title } }`,
    hidden,
  ),
  query("courseMatches", "courseMatches { code }", everybody),
  query(
    "courseMatches that are drafts",
    ({ draft }) => `courseMatches(search: "${draft.code}") { title }`,
    hidden,
  ),
  query("course", ({ published }) => `course(databaseId: ${published.id}) { title }`, ofTheTenant),
  query("course that is a draft", ({ draft }) => `course(databaseId: ${draft.id}) { title }`, hidden),
  query(
    "course with its users",
    ({ published }) => `course(databaseId: ${published.id}) { enrolledUsers { nodes { email } } }`,
    staffOnly,
  ),
  query(
    "course with its instructions",
    ({ published }) => `course(databaseId: ${published.id}) { instructions { nodes { kind } } }`,
    signedInTenant,
  ),
  query(
    "course with its questions",
    ({ published }) => `course(databaseId: ${published.id}) { modules { questions { title } } }`,
    signedInTenant,
  ),
  query("courseByCode", ({ published }) => `courseByCode(code: "${published.code}") { title }`, ofTheTenant),
  query("courseByCode of a draft", ({ draft }) => `courseByCode(code: "${draft.code}") { title }`, hidden),
  query(
    "courseByAddress",
    ({ published }) => `courseByAddress(address: "${published.title}") { title }`,
    ofTheTenant,
  ),
  query(
    "courseByAddress of a draft",
    ({ draft }) => `courseByAddress(address: "${draft.id}") { title }`,
    hidden,
  ),
  node("Course", "title", ofTheTenant),
  node("Module", "name", ofTheTenant),
  node("Topic", "name", ofTheTenant),
  node("Question", "title", { ...ofTheTenant, visitor: "nothing" }),
  node("draftCourse", "title", hidden),
  node("draftModule", "name", hidden),
  node("draftTopic", "name", hidden),
  node("draftQuestion", "title", hidden),
];

export const entries: EntryRow[] = [
  row("POST courses", () => "courses", status.invalid, noCourse),
  row("PUT courses/{id}", ({ published }) => `courses/${published.id}`, status.invalidChange, noCourse),
  row("PATCH courses/{id}/publish", ({ published }) => `courses/${published.id}/publish`, status.staff),
  row("PATCH courses/{id}/unpublish", ({ draft }) => `courses/${draft.id}/unpublish`, status.staff),
  row("DELETE courses/{id}", ({ published }) => `courses/${published.id}`, status.conflict),
  row("POST courses/{id}/modules", ({ published }) => `courses/${published.id}/modules`, status.invalid, {}),
  row("POST courses/{id}/modules of none", () => "courses/999999/modules", status.missing, named),
  row(
    "POST courses/{id}/modules/{moduleId}/topics",
    ({ published }) => `courses/${published.id}/modules/999999/topics`,
    status.missing,
    named,
  ),
  row(
    "DELETE courses/{id}/modules/{moduleId}",
    ({ published }) => `courses/${published.id}/modules/999999`,
    status.missing,
  ),
  row(
    "DELETE courses/{id}/modules/{moduleId}/topics/{topicId}",
    ({ published }) => `courses/${published.id}/modules/999999/topics/999999`,
    status.missing,
  ),
  row("GET courses", () => "courses", status.open),
  row("GET courses/code/{code}", ({ published }) => `courses/code/${published.code}`, status.ofTheTenant),
  row("GET courses/code/{code} of a draft", ({ draft }) => `courses/code/${draft.code}`, status.hidden),
  row("GET courses/{id}", ({ published }) => `courses/${published.id}`, status.ofTheTenant),
  row("GET courses/{id} of a draft", ({ draft }) => `courses/${draft.id}`, status.hidden),
  row("GET data/1.json", () => "data/1.json", status.open),
  row(
    "GET data/{title}.json",
    ({ published }) => `data/${encodeURIComponent(published.title.toLowerCase())}.json`,
    status.ofTheTenant,
  ),
  row(
    "GET data/{title}.json of a draft",
    ({ draft }) => `data/${encodeURIComponent(draft.title)}.json`,
    status.hidden,
  ),
  row(
    "GET data/questions/{title}_question.json",
    ({ published }) => `data/questions/${encodeURIComponent(published.title)}_question.json`,
    status.signedIn,
  ),
];
