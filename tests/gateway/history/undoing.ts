import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";

/** The id of the newest entry of the demo organization. */
export const readLastId = async (prisma: PrismaClient): Promise<number> =>
  (await prisma.history.findFirstOrThrow({ where: { organizationId: demoId }, orderBy: { id: "desc" } })).id;

/** Undoes a change: what the mutation returns, or its refusal. */
export async function undo(caller: Caller, historyId: number) {
  const { data } = await caller.graphql(
    `mutation ($historyId: Int!) {
      undo(historyId: $historyId) {
        ... on UndoPayload { historyId conflicts { table name field left now } }
        ... on Refusal { code message }
      }
    }`,
    { historyId },
  );
  return data.undo;
}

/** Commits a mutation that has to succeed, and returns its payload's `selection`. */
export async function succeed(caller: Caller, call: string, selection = "") {
  const { data, errors } = await caller.graphql(
    `mutation { answer: ${call} { __typename ${selection} ... on Refusal { message } } }`,
  );
  if (errors || data.answer.message) throw new Error(errors?.[0]?.message ?? data.answer.message);
  return data.answer;
}
