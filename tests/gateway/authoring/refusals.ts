import { expect } from "vitest";
import type { Caller } from "#tests/support/caller";

/** Asks for a command and returns its type, or the refusal. */
export async function ask(caller: Caller, field: string) {
  const { data, errors } = await caller.graphql(
    `mutation { answer: ${field} { __typename ... on Refusal { code message fieldErrors { field message } } } }`,
  );
  expect(errors).toBeUndefined();
  return data.answer;
}

export const refusal = (code: string, message: string, field?: string) => ({
  ...{ __typename: "Refusal", code, message },
  fieldErrors: field ? [{ field, message }] : [],
});
