import { commitMutation, graphql } from "react-relay";
import type { Environment, RecordSourceProxy } from "relay-runtime";
import type { saveAnswerMutation } from "~/__generated__/saveAnswerMutation.graphql";
import { readRefusal } from "~/relay/readRefusal";
import { RequestError } from "~/relay/requestError";
import { getReason } from "~/relay/useMutation";
import { type Answer, type SaveOutcome, saveFailed } from "./AnswerAutosave";
import type { SecondsLeft } from "./serverClock";

graphql`
  fragment saveAnswer_attempt on Attempt {
    secondsLeft
    isFinished
  }
`;

const mutation = graphql`
  mutation saveAnswerMutation($input: SaveAnswerInput!) {
    result: saveAnswer(input: $input) {
      ... on AttemptPayload @alias(as: "payload") {
        attempt {
          ...saveAnswer_attempt @relay(mask: false)
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

/** Writes an answer to the store. */
function writeAnswer(store: RecordSourceProxy, id: string, { optionIds, text }: Answer): void {
  const question = store.get(id);
  const written = text?.trim() || null;
  question?.setValue(written, "answerText");
  question?.setValue(written !== null || optionIds.length > 0, "isAnswered");
  for (const option of question?.getLinkedRecords("options") ?? []) {
    option?.setValue(optionIds.includes(Number(option.getValue("databaseId"))), "isChosen");
  }
}

function toOutcome(error: Error): SaveOutcome {
  if (error instanceof RequestError && error.code === "NETWORK") return { kind: "unreachable" };
  return { kind: "failed", reason: getReason(error, saveFailed) };
}

/** Sends an attempt's answers; each response also contains the time left. The promise never rejects. */
export function createSend(environment: Environment, onSecondsLeft: (seconds: SecondsLeft) => void) {
  return (id: string, answer: Answer): Promise<SaveOutcome> =>
    new Promise((resolve) => {
      commitMutation<saveAnswerMutation>(environment, {
        mutation,
        variables: { input: { ...answer, optionIds: [...answer.optionIds] } },
        updater: (store, data) => {
          if (data?.result.payload) writeAnswer(store, id, answer);
        },
        onCompleted({ result }) {
          if (result.payload) {
            resolve({ kind: "saved" });
            onSecondsLeft(result.payload.attempt.secondsLeft);
          } else resolve({ kind: "refused", reason: readRefusal(result)?.message ?? saveFailed });
        },
        onError: (error) => resolve(toOutcome(error)),
      });
    });
}
