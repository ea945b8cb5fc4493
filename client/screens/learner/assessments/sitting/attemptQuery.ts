import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { attemptQuery } from "~/__generated__/attemptQuery.graphql";
import { getSitting } from "./sitting";

/** The data of the attempt's screen. */
const attemptDocument = graphql`
  query attemptQuery($databaseId: Int!) {
    attempt(databaseId: $databaseId) { secondsLeft isFinished ...OpenAttempt_attempt }
  }
`;

/**
 * Refetches the attempt: another browser may have answered or submitted, or the computer may have slept. Returns
 * whether the attempt has ended; false also if the server does not respond.
 */
export async function refreshAttempt(environment: Environment, attemptId: number): Promise<boolean> {
  const { clock, answers } = getSitting(environment, attemptId, 0);
  const { keeper } = answers;
  const asked = keeper.kept.read();
  try {
    const variables = { databaseId: attemptId };
    const data = await fetchQuery<attemptQuery>(environment, attemptDocument, variables).toPromise();
    if (!data?.attempt) return false;
    clock.receive(data.attempt.secondsLeft);
    keeper.forgetSaved(asked);
    return data.attempt.isFinished;
  } catch {
    return false;
  }
}
