import { commitMutation, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { startAttemptMutation } from "~/__generated__/startAttemptMutation.graphql";
import { readRefusal } from "~/relay/readRefusal";
import { getReason } from "~/relay/useMutation";

const mutation = graphql`
  mutation startAttemptMutation($assessmentId: Int!) {
    result: startAttempt(assessmentId: $assessmentId) {
      ... on AttemptPayload @alias(as: "payload") {
        attempt {
          id
          # So that the assessment shows at once that it has begun.
          assessment {
            id
            openAttempt {
              id
              databaseId
              isFinished
              secondsLeft
              answeredCount
              questionCount
            }
          }
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const failed = "Unable to start the assessment";

/** Starts the viewer's attempt. Returns why it failed; null on success. */
export function startAttempt(environment: Environment, assessmentId: number): Promise<string | null> {
  return new Promise((resolve) => {
    commitMutation<startAttemptMutation>(environment, {
      mutation,
      variables: { assessmentId },
      onCompleted({ result }) {
        resolve(result.payload ? null : (readRefusal(result)?.message ?? failed));
      },
      onError: (error) => resolve(getReason(error, failed)),
    });
  });
}
