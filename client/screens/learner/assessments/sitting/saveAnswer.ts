import { commitMutation, graphql } from "react-relay";
import type { Environment, RecordSourceProxy } from "relay-runtime";
import { findLongText } from "#gateway/domains/assessments/contract";
import type { saveAnswerMutation } from "~/__generated__/saveAnswerMutation.graphql";
import { type Answer, isGiven } from "~/questions/answers";
import { readRefusal } from "~/relay/readRefusal";
import { RequestError } from "~/relay/requestError";
import type { SaveOutcome } from "~/relay/saveState";
import { getReason } from "~/relay/useMutation";
import { saveFailed } from "./AnswerAutosave";
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
        attempt { ...saveAnswer_attempt @relay(mask: false) }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

/** Writes an answer to the store. */
function writeAnswer(store: RecordSourceProxy, id: string, answer: Answer): void {
  const { optionIds, text, matches, blanks } = answer;
  const question = store.get(id);
  const isOrder = question?.getValue("type") === "ORDERING";
  question?.setValue(text?.trim() || null, "answerText");
  question?.setValue([...blanks], "answerBlanks");
  question?.setValue(isGiven(answer), "isAnswered");
  for (const option of question?.getLinkedRecords("options") ?? []) {
    const optionId = Number(option?.getValue("databaseId"));
    const place = optionIds.indexOf(optionId);
    option?.setValue(!isOrder && place >= 0, "isChosen");
    option?.setValue(isOrder && place >= 0 ? place + 1 : null, "givenPlace");
    option?.setValue(matches.find((match) => match.optionId === optionId)?.match ?? null, "givenMatch");
  }
}

function toOutcome(error: Error): SaveOutcome {
  if (error instanceof RequestError && error.code === "NETWORK") return { kind: "unreachable" };
  return { kind: "failed", reason: getReason(error, saveFailed) };
}

/** The type of a question in the store. */
const findType = (environment: Environment, id: string): string =>
  String(environment.getStore().getSource().get(id)?.["type"]);

/**
 * Sends an attempt's answers, but none that is too long; each response also contains the time left. The promise never
 * rejects.
 */
export function createSend(environment: Environment, onSecondsLeft: (seconds: SecondsLeft) => void) {
  return (id: string, answer: Answer): Promise<SaveOutcome> =>
    new Promise((resolve) => {
      const reason = findLongText(findType(environment, id), answer);
      if (reason !== null) return resolve({ kind: "refused", reason });
      commitMutation<saveAnswerMutation>(environment, {
        mutation,
        variables: {
          input: {
            ...answer,
            optionIds: [...answer.optionIds],
            matches: answer.matches.map((match) => ({ ...match })),
            blanks: [...answer.blanks],
          },
        },
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
