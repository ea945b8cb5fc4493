import { commitMutation, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import { findLongText } from "#gateway/domains/assessments/contract";
import type { saveAnswerMutation } from "~/__generated__/saveAnswerMutation.graphql";
import type { saveAnswerQuery } from "~/__generated__/saveAnswerQuery.graphql";
import type { VersionedOutcome } from "~/forms/versionedEdit";
import type { Answer } from "~/questions/answers";
import { isUnreachable } from "~/relay/commitSave";
import { madeWhenSent } from "~/relay/madeWhenSent";
import { quietRequest } from "~/relay/network";
import { readOnce } from "~/relay/readOnce";
import { readRefusal } from "~/relay/readRefusal";
import { getReason } from "~/relay/useMutation";
import { toVersioned } from "../answerText";
import { saveFailed } from "./AnswerAutosave";
import type { SecondsLeft } from "./serverClock";

graphql`
  fragment saveAnswer_attempt on Attempt {
    secondsLeft
    isFinished
  }
`;

graphql`
  fragment saveAnswer_question on AttemptQuestion {
    id
    databaseId
    type
    answerText
    answerBlanks
    answerFile { databaseId name }
    answerChangedAt
    isAnswered
    options { databaseId isChosen givenMatch givenPlace }
  }
`;

const mutation = graphql`
  mutation saveAnswerMutation($input: SaveAnswerInput!) {
    result: saveAnswer(input: $input) {
      ... on AttemptPayload @alias(as: "payload") {
        attempt { ...saveAnswer_attempt @relay(mask: false) }
        question { ...saveAnswer_question @relay(mask: false) }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const query = graphql`
  query saveAnswerQuery($id: ID!) {
    node(id: $id) {
      ... on AttemptQuestion @alias(as: "question") { ...saveAnswer_question @relay(mask: false) }
    }
  }
`;

/** The answer that another window has saved; without a connection nothing is known. */
async function readNewest(environment: Environment, id: string): Promise<VersionedOutcome> {
  const read = await readOnce<saveAnswerQuery>(environment, query, { id }, quietRequest);
  const question = read?.node?.question;
  return question ? { kind: "stale", theirs: toVersioned(question) } : { kind: "unreachable" };
}

/** An answer to send. */
interface Sending {
  /** The question's id in the store. */
  id: string;
  answer: Answer;
  version: string | null;
  /** When it was given, in milliseconds since 1970, for answers of which the last in time wins. */
  givenAt: number | null;
}

const toInput = ({ answer, version, givenAt }: Sending) => ({
  ...answer,
  optionIds: [...answer.optionIds],
  matches: answer.matches.map((match) => ({ ...match })),
  blanks: [...answer.blanks],
  version,
  secondsAgo: givenAt === null ? null : Math.max(0, Math.floor((Date.now() - givenAt) / 1_000)),
});

/** The type of a question in the store. */
const findType = (environment: Environment, id: string): string =>
  String(environment.getStore().getSource().get(id)?.["type"]);

/**
 * Sends an answer, but none that is too long; each response also contains the time left. The promise never rejects.
 */
export function sendAnswer(
  environment: Environment,
  sending: Sending,
  onSecondsLeft: (seconds: SecondsLeft) => void,
): Promise<VersionedOutcome> {
  const { id, answer } = sending;
  return new Promise((resolve) => {
    const tooLong = findLongText(findType(environment, id), answer);
    if (tooLong !== null) return resolve({ kind: "refused", reason: tooLong });
    const make = () => ({ input: toInput(sending) });
    commitMutation<saveAnswerMutation>(environment, {
      mutation,
      variables: make(),
      cacheConfig: madeWhenSent(make),
      onCompleted({ result }) {
        if (result.payload) {
          resolve({ kind: "saved", version: result.payload.question?.answerChangedAt ?? null });
          return onSecondsLeft(result.payload.attempt.secondsLeft);
        }
        const refusal = readRefusal(result);
        if (refusal?.code === "STALE") return resolve(readNewest(environment, id));
        resolve({ kind: "refused", reason: refusal?.message ?? saveFailed });
      },
      onError(error) {
        if (isUnreachable(error)) resolve({ kind: "unreachable" });
        else resolve({ kind: "failed", reason: getReason(error, saveFailed) });
      },
    });
  });
}
