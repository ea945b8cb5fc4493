import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { attemptQuery } from "~/__generated__/attemptQuery.graphql";
import { getSitting } from "./sitting";

/** The attempt as the screen shows it. */
const attemptDocument = graphql`
  query attemptQuery($databaseId: Int!) {
    attempt(databaseId: $databaseId) {
      secondsLeft
      isFinished
      ...OpenAttempt_attempt
    }
  }
`;

/**
 * Asks the server again: another browser may have answered or submitted, the machine may have slept. Answers whether
 * the attempt has ended; false as well when nobody answers.
 */
export async function refreshAttempt(environment: Environment, attemptId: number): Promise<boolean> {
  const { clock, keeper } = getSitting(environment, attemptId, 0);
  const asked = keeper.current();
  try {
    const variables = { databaseId: attemptId };
    const data = await fetchQuery<attemptQuery>(environment, attemptDocument, variables).toPromise();
    if (!data?.attempt) return false;
    clock.hear(data.attempt.secondsLeft);
    keeper.forgetSaved(asked);
    return data.attempt.isFinished;
  } catch {
    return false;
  }
}
