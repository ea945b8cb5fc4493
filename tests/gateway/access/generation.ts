import { type FieldRow, hidden, type Outcome, query, staffOnly } from "./matrix";

const command = (name: string, args: string, outcome: Outcome): FieldRow => ({
  field: `Mutation.${name}`,
  document: () => `mutation { answer: ${name}(${args}) { __typename ... on Refusal { code message } } }`,
  expected: {
    ...{ visitor: "UNAUTHENTICATED", learner: "FORBIDDEN" },
    ...{ trainer: outcome, admin: outcome, other: outcome },
  },
});

/** Generations are their asker's own, and ADMIN's to look at; this gateway has no model. */
export const fields: FieldRow[] = [
  query("generation", "generation { isConfigured tokensLeft }", { ...staffOnly, other: "yes" }),
  query(
    "openGeneration",
    ({ curriculum }) => `openGeneration(kind: TOPICS, curriculumId: ${curriculum}) { instruction }`,
    { ...staffOnly, trainer: "nothing" },
  ),
  query("generationRuns", "generationRuns { nodes { instruction } }", { ...staffOnly, trainer: "FORBIDDEN" }),
  query(
    "node of a GenerationRun",
    ({ nodes }) => `node(id: "${nodes["GenerationRun"]}") { ... on GenerationRun { instruction } }`,
    { ...hidden, trainer: "nothing" },
  ),
  command("startGeneration", `kind: TOPICS, curriculumId: 1, instruction: "Row"`, "UNAVAILABLE"),
  command("continueGeneration", "runId: 999999", "UNAVAILABLE"),
  command("cancelGeneration", "runId: 999999", "NOT_FOUND"),
  command("discardGeneration", "runId: 999999", "NOT_FOUND"),
  command(
    "saveGeneratedTopics",
    `runId: 999999, objectives: [], modules: [{ name: "Row", topics: [] }]`,
    "NOT_FOUND",
  ),
  command("saveGeneratedQuestions", "runId: 999999, modules: []", "INVALID"),
  command("saveGeneratedLesson", "runId: 999999, blocks: []", "INVALID"),
];
