import { commitMutation } from "react-relay";
import type { Environment } from "relay-runtime";
import type { learnerCommandsStartAttemptMutation } from "~/__generated__/learnerCommandsStartAttemptMutation.graphql";
import { startAttempt as command } from "~/commands/learnerCommands";
import { readRefusal } from "~/relay/readRefusal";
import { getReason } from "~/relay/useMutation";

/** Starts the viewer's attempt. Returns why it failed; null on success. */
export function startAttempt(environment: Environment, assessmentId: number): Promise<string | null> {
  const { mutation, fallback } = command;
  return new Promise((resolve) => {
    commitMutation<learnerCommandsStartAttemptMutation>(environment, {
      mutation,
      variables: { assessmentId },
      onCompleted({ result }) {
        resolve(result.payload ? null : (readRefusal(result)?.message ?? fallback));
      },
      onError: (error) => resolve(getReason(error, fallback)),
    });
  });
}
