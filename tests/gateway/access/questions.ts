import { command, query, row } from "./build";
import type { EntryRow, FieldRow } from "./matrix";
import { both, staffOnly, status } from "./outcomes";

const someQuestion = `input: { title: "Row?", type: SHORT_TEXT, options: [], acceptedAnswers: ["yes"] }`;
const noQuestion = `input: { title: "", type: SINGLE, options: [], acceptedAnswers: [] }`;

export const fields: FieldRow[] = [
  command(
    "addQuestion",
    ({ published: { id } }) => `courseId: ${id}, moduleId: 999999, ${someQuestion}`,
    both("NOT_FOUND"),
  ),
  command("updateQuestion", () => `questionId: 999999, ${noQuestion}`, both("INVALID")),
  command("updateQuestion of none", () => `questionId: 999999, ${someQuestion}`, both("NOT_FOUND")),
  command("deleteQuestion", () => "questionId: 999999", both("NOT_FOUND")),
  command(
    "importQuestions",
    ({ published: { id } }) =>
      `courseId: ${id}, moduleId: 999999, format: GIFT, text: "Why? {}", dryRun: true`,
    both("NOT_FOUND"),
  ),
  query(
    "exportQuestions",
    ({ published: { id } }) => `exportQuestions(courseId: ${id}, format: CSV) { fileName }`,
    staffOnly,
  ),
  query("questionBank", ({ published: { id } }) => `questionBank(courseId: ${id}) { nodes { title tags } }`, {
    ...staffOnly,
    other: "nothing",
  }),
  query("questionTags", ({ published: { id } }) => `questionTags(courseId: ${id})`, {
    ...staffOnly,
    coordinator: "nothing",
    admin: "nothing",
    other: "nothing",
  }),
];

export const entries: EntryRow[] = [
  row(
    "GET courses/{title}/questions",
    ({ published }) => `courses/${encodeURIComponent(published.title)}/questions`,
    status.signedIn,
  ),
];
