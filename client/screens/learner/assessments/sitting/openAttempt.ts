import { commitMutation, graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { openAttemptMutation } from "../../../../__generated__/openAttemptMutation.graphql";
import { currentEnvironment } from "../../../../relay/environment";
import { screenRequest } from "../../../../relay/network";
import { keptOfAttempts, takeOver } from "./sitting";

const mutation = graphql`
  mutation openAttemptMutation($assessmentId: Int!) {
    result: startAttempt(assessmentId: $assessmentId) {
      __typename
      ... on AttemptPayload {
        attempt {
          id
          databaseId
          secondsLeft
          isFinished
          ...OpenAttempt_attempt
        }
      }
      ... on Refusal {
        code
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

/** What became of opening an assessment's questions. */
export type Opening =
  | { readonly kind: "opened"; readonly attemptId: number }
  | { readonly kind: "refused"; readonly code: string; readonly message: string };

type Response = openAttemptMutation["response"];

/** Puts the attempt where its query looks for it, so that the screen has it without asking again. */
function linkAttempt(store: RecordSourceSelectorProxy<Response>, data: Response | null | undefined): void {
  if (data?.result.__typename !== "AttemptPayload") return;
  const { id, databaseId } = data.result.attempt;
  const attempt = store.get(id);
  if (attempt) store.getRoot().setLinkedRecord(attempt, "attempt", { databaseId });
}

function openingOf({ result }: Response): Opening {
  if (result.__typename === "AttemptPayload") return { kind: "opened", attemptId: result.attempt.databaseId };
  if (result.__typename === "Refusal") return { kind: "refused", code: result.code, message: result.message };
  return { kind: "refused", code: "UNKNOWN", message: "Unable to open the assessment" };
}

/** What the route of the questions hands to its screen. */
export interface OpeningData {
  readonly opening: Promise<Opening>;
}

/**
 * Starts or resumes the viewer's attempt. A route's loader does it, once for each visit, rather than an effect of the
 * screen, which React may run twice.
 */
export function openAttempt(assessmentId: number): OpeningData {
  const environment = currentEnvironment();
  const asked = keptOfAttempts(environment);
  const opening = new Promise<Opening>((resolve, reject) => {
    commitMutation<openAttemptMutation>(environment, {
      mutation,
      variables: { assessmentId },
      cacheConfig: screenRequest,
      updater: linkAttempt,
      onCompleted(response) {
        const { result } = response;
        if (result.__typename === "AttemptPayload") takeOver(environment, result.attempt, asked);
        resolve(openingOf(response));
      },
      onError: reject,
    });
  });
  // The screen reads the failure; one that leaves before it is there must not count as unhandled.
  opening.catch(() => undefined);
  return { opening };
}
