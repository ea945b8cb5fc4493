import { expect } from "vitest";
import type { Caller } from "./caller";

/** Runs a command and returns the type of its payload, or its refusal. */
export async function askCommand(caller: Caller, field: string) {
  const { data, errors } = await caller.graphql(
    `mutation { answer: ${field} { __typename ... on Refusal { code message fieldErrors { field message } } } }`,
  );
  expect(errors).toBeUndefined();
  return data.answer;
}

/** The result of `askCommand` for a refusal: of the whole, or because of one field. */
export const refusal = (code: string, message: string, field?: string) => ({
  __typename: "Refusal",
  code,
  message,
  fieldErrors: field ? [{ field, message }] : [],
});
