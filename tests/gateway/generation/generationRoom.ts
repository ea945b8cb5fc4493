import { expect } from "vitest";
import type { Caller } from "#tests/support/caller";
import { createFactory } from "#tests/support/factory";
import { openTestGateway } from "#tests/support/gateway";
import { openModelServer } from "#tests/support/model/server";
import { readOutline } from "./readOutline";

const run = "run { databaseId status reason }";
const refusal = "... on Refusal { code message fieldErrors { field } }";

/** Asks one of the mutations of generation; `answer` is its result. */
export async function ask(caller: Caller, field: string, payload = run) {
  const type = /^save/.test(field) ? "SavedGenerationPayload" : "GenerationPayload";
  const { data, errors } = await caller.graphql(
    `mutation { answer: ${field} { __typename ... on ${type} { ${payload} } ${refusal} } }`,
  );
  expect(errors).toBeUndefined();
  return data.answer;
}

/** A gateway whose texts a scripted model writes, and staff who let it. */
export async function openGenerationRoom() {
  const model = await openModelServer();
  const test = await openTestGateway({
    environment: { OPENAI_API_KEY: "key", OPENAI_BASE_URL: model.url, OPENAI_TIMEOUT_SECONDS: "60" },
  });
  const { prisma } = test.database;
  const factory = createFactory(prisma);
  const [trainer, admin] = [await test.as("coordinator"), await test.as("admin")];

  const start = (caller: Caller, curriculumId: number, instruction: string, kind = "TOPICS") =>
    ask(
      caller,
      `startGeneration(kind: ${kind}, curriculumId: ${curriculumId}, instruction: ${JSON.stringify(instruction)})`,
    );

  const rowOf = (id: number) => prisma.generationRun.findUniqueOrThrow({ where: { id } });
  const seen = (instruction: string) => model.seen.filter((item) => item.instruction === instruction);

  /** Starts a run and waits for its end. */
  async function finished(instruction: string, curriculumId: number, kind = "TOPICS") {
    const { run: started } = await start(trainer, curriculumId, instruction, kind);
    await expect
      .poll(async () => (await rowOf(started.databaseId)).runningFor, { timeout: 15_000 })
      .toBeNull();
    return rowOf(started.databaseId);
  }

  const outlineOf = (id: number) => readOutline(prisma, id);
  const topicsOf = async (id: number) =>
    (await outlineOf(id)).modules.flatMap(({ topics }) => topics.map(({ name }) => name));

  /** As if an hour had passed: no recent requests, no failures. */
  const forgetAttempts = () => prisma.generationAttempt.deleteMany();

  const close = async () => {
    await test.close();
    await model.close();
  };
  return {
    model,
    test,
    factory,
    trainer,
    admin,
    start,
    rowOf,
    seen,
    finished,
    outlineOf,
    topicsOf,
    forgetAttempts,
    close,
  };
}
