import { command, node, query, row } from "./build";
import type { EntryRow, FieldRow } from "./matrix";
import { both, hidden, ofOwn, ofTheTenant, staffOnly, status } from "./outcomes";

const nothing = { code: "", title: "", description: "", imageUrl: "", url: "", name: "", status: "DRAFT" };
const noCurriculum = { ...nothing, duration: 0, level: "BEGINNER" };
const someQuestion = `input: { title: "Row?", type: SHORT_TEXT, options: [], acceptedAnswers: ["yes"] }`;
const noQuestion = `input: { title: "", type: SINGLE, options: [], acceptedAnswers: [] }`;
const noCurriculumInput = `input: { title: "", duration: 0, imageUrl: "", status: DRAFT, level: BEGINNER }`;
const old = `version: "2000-01-01T00:00:00.000Z", modules: []`;
const byTitle = (title: string) => `{ answer: curriculumByTitle(title: "${title}") { title } }`;
const withAnswers = "modules { questions { options { isCorrect } acceptedAnswers explanation } }";

export const fields: FieldRow[] = [
  command(
    "addCurriculumQuestion",
    ({ curriculum }) => `curriculumId: ${curriculum}, moduleId: 999999, ${someQuestion}`,
    both("NOT_FOUND"),
  ),
  command("updateCurriculumQuestion", () => `questionId: 999999, ${noQuestion}`, both("INVALID")),
  command("updateCurriculumQuestion of none", () => `questionId: 999999, ${someQuestion}`, both("NOT_FOUND")),
  command("deleteCurriculumQuestion", () => "questionId: 999999", both("NOT_FOUND")),
  command("createCurriculum", () => noCurriculumInput, both("INVALID")),
  command(
    "updateCurriculum",
    ({ curriculum }) => `curriculumId: ${curriculum}, ${noCurriculumInput}`,
    both("INVALID"),
  ),
  command("copyLessonsToCurriculum", "curriculumId: 999999, courseId: 999999", both("NOT_FOUND")),
  command("deleteCurriculum", () => "curriculumId: 999999", both("NOT_FOUND")),
  command("saveCurriculumOutline", ({ curriculum }) => `curriculumId: ${curriculum}, ${old}`, ofOwn("STALE")),
  {
    field: "Query.curriculumByTitle",
    document: ({ curriculumTitle }) => byTitle(curriculumTitle),
    expected: ofTheTenant,
  },
  {
    field: "Query.curriculumByTitle of a draft",
    document: ({ draftCurriculumTitle }) => byTitle(draftCurriculumTitle),
    expected: hidden,
  },
  query(
    "curriculum with the answers to its questions",
    ({ curriculum }) => `curriculum(databaseId: ${curriculum}) { ${withAnswers} }`,
    staffOnly,
  ),
  query("curricula", "curricula(first: 100) { nodes { title } }", ofTheTenant),
  query("curriculum", ({ curriculum }) => `curriculum(databaseId: ${curriculum}) { title }`, ofTheTenant),
  query(
    "curriculum that is a draft",
    ({ draftCurriculum }) => `curriculum(databaseId: ${draftCurriculum}) { title }`,
    hidden,
  ),
  node("Curriculum", "title", ofTheTenant),
  node("CurriculumModule", "name", ofTheTenant),
  node("CurriculumTopic", "name", ofTheTenant),
  node("CurriculumQuestion", "title", { ...ofTheTenant, visitor: "nothing" }),
  node("draftCurriculum", "title", hidden),
];

export const entries: EntryRow[] = [
  row("POST curriculum", () => "curriculum", status.invalid, noCurriculum),
  row(
    "PUT curriculum/{id}",
    ({ curriculum }) => `curriculum/${curriculum}`,
    status.invalidChange,
    noCurriculum,
  ),
  row("DELETE curriculum/{id}", () => "curriculum/999999", status.missing),
  row("GET curriculum", () => "curriculum", status.open),
  row("GET curriculum/{id}", ({ curriculum }) => `curriculum/${curriculum}`, status.ofTheTenant),
  row(
    "GET curriculum/{id} of a draft",
    ({ draftCurriculum }) => `curriculum/${draftCurriculum}`,
    status.hidden,
  ),
];
