import { command, node, query, row } from "./build";
import type { EntryRow, FieldRow, LiveRow, Rows } from "./matrix";
import { both, hidden, ofTheTenant, staffOnly, status } from "./outcomes";

const request = { instruction: "Three modules on databases" };
const wishInput = `instruction: "Three modules on databases"`;
const signedInTenant = { ...ofTheTenant, visitor: "UNAUTHENTICATED" } as const;
const runOf = ({ nodes }: Rows) => Number(atob(nodes["GenerationRun"] ?? "").split(":")[1]);

/** Generations are their asker's own, and ADMIN's to look at; this gateway has no model. */
export const fields: FieldRow[] = [
  query("generation", "generation { isConfigured tokensLeft }", { ...staffOnly, other: "yes" }),
  query(
    "openGeneration",
    ({ curriculum }) => `openGeneration(kind: TOPICS, curriculumId: ${curriculum}) { instruction }`,
    { ...staffOnly, coordinator: "nothing" },
  ),
  query("generationRuns", "generationRuns { nodes { instruction } }", {
    ...staffOnly,
    coordinator: "FORBIDDEN",
  }),
  node("GenerationRun", "instruction", { ...hidden, coordinator: "nothing" }),
  command("startGeneration", `kind: TOPICS, curriculumId: 1, instruction: "Row"`, both("UNAVAILABLE")),
  command("continueGeneration", "runId: 999999", both("UNAVAILABLE")),
  command("cancelGeneration", "runId: 999999", both("NOT_FOUND")),
  command("discardGeneration", "runId: 999999", both("NOT_FOUND")),
  command(
    "saveGeneratedTopics",
    `runId: 999999, objectives: [], modules: [{ name: "Row", topics: [] }]`,
    both("NOT_FOUND"),
  ),
  command("saveGeneratedQuestions", "runId: 999999, modules: []", both("INVALID")),
  command("saveGeneratedLesson", "runId: 999999, blocks: []", both("INVALID")),
  command(
    "generateCourseQuestions",
    ({ published: { id } }) => `courseId: ${id}, ${wishInput}`,
    both("UNAVAILABLE"),
  ),
  command(
    "generateCurriculumTopics",
    ({ curriculum }) => `curriculumId: ${curriculum}, ${wishInput}`,
    both("UNAVAILABLE"),
  ),
  node("Instruction", "instruction", signedInTenant),
  node("draftInstruction", "instruction", hidden),
];

export const liveFields: LiveRow[] = [
  {
    field: "Subscription.generationChanged",
    document: (rows) => `subscription { answer: generationChanged(runId: ${runOf(rows)}) { instruction } }`,
    publish: (bus, rows) => {
      for (const organizationId of [1, 2])
        bus.publish("generationChanged", { organizationId, runId: runOf(rows) });
    },
    // The generation is the admin's own.
    expected: { ...staffOnly, coordinator: "FORBIDDEN", other: "FORBIDDEN" },
  },
];

export const entries: EntryRow[] = [
  row(
    "POST courses/{id}/generate-course-questions",
    ({ published }) => `courses/${published.id}/generate-course-questions`,
    status.unavailable,
    request,
  ),
  row(
    "POST curriculum/{id}/generate-curriculum-topics",
    ({ curriculum }) => `curriculum/${curriculum}/generate-curriculum-topics`,
    status.unavailable,
    request,
  ),
  row(
    "GET courses/{id}/instructions",
    ({ published }) => `courses/${published.id}/instructions`,
    status.signedIn,
  ),
  row(
    "GET courses/{id}/instructions of a draft",
    ({ draft }) => `courses/${draft.id}/instructions`,
    status.hidden,
  ),
  row(
    "GET curriculum/{id}/instructions",
    ({ curriculum }) => `curriculum/${curriculum}/instructions`,
    status.signedIn,
  ),
];
