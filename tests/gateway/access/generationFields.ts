import { type FieldRow, hidden, type Outcome, staffOnly } from "./matrix";

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
  {
    field: "Query.generation",
    document: () => "{ answer: generation { isConfigured tokensLeft } }",
    expected: { ...staffOnly, other: "yes" },
  },
  {
    field: "Query.openGeneration",
    document: ({ curriculum }) =>
      `{ answer: openGeneration(kind: TOPICS, curriculumId: ${curriculum}) { instruction } }`,
    expected: { ...staffOnly, trainer: "nothing" },
  },
  {
    field: "Query.generationRuns",
    document: () => "{ answer: generationRuns { nodes { instruction } } }",
    expected: { ...staffOnly, trainer: "FORBIDDEN" },
  },
  {
    field: "Query.node of a GenerationRun",
    document: ({ nodes }) =>
      `{ answer: node(id: "${nodes["GenerationRun"]}") { ... on GenerationRun { instruction } } }`,
    expected: { ...hidden, trainer: "nothing" },
  },
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
