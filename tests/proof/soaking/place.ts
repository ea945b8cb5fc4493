import { accounts } from "#tests/support/accounts";
import { createCaller } from "#tests/support/caller";
import type { GatewayOrigin } from "#tests/support/examSitters";

/** The sessions that a soak works with; they outlive the gateways. */
export interface Tokens {
  admin: string;
  finance: string;
  learner: string;
  secondLearner: string;
  trainer: string;
}

/** The gateway under the soak. */
export interface SoakPlace extends GatewayOrigin {
  tokens: Tokens;
  /** Whether a gateway is to be reached: false from a kill until the next has started. */
  isUp: boolean;
  isOver: boolean;
}

export async function signInAll(origin: string): Promise<Tokens> {
  const signIn = async (name: keyof Tokens) =>
    (await createCaller(origin).signIn(accounts[name])).token ?? "";
  return {
    admin: await signIn("admin"),
    finance: await signIn("finance"),
    learner: await signIn("learner"),
    secondLearner: await signIn("secondLearner"),
    trainer: await signIn("trainer"),
  };
}

/** The headers of a session. */
export const as = (token: string): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

/** A GraphQL request of a session. */
export const graphql = (
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...as(token) },
  body: JSON.stringify({ query, variables }),
});
