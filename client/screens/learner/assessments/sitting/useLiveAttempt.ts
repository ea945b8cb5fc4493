import { graphql } from "react-relay";
import type { useLiveAttemptSubscription } from "~/__generated__/useLiveAttemptSubscription.graphql";
import { savedAnswer } from "~/questions/answers";
import { useLive } from "~/relay/useLive";
import type { Sitting } from "./sitting";

const subscription = graphql`
  subscription useLiveAttemptSubscription($attemptId: Int!) {
    attemptChanged(attemptId: $attemptId) {
      attempt { secondsLeft isFinished }
      question {
        id
        databaseId
        type
        answerText
        answerBlanks
        answerFile { databaseId name }
        isAnswered
        options { databaseId isChosen givenMatch givenPlace }
      }
    }
  }
`;

interface LiveAttempt extends Sitting {
  attemptId: number;
  onCatchUp: () => void;
}

/** Subscribes to answers and the submission from other windows of the same attempt; the store is updated. */
export function useLiveAttempt({ attemptId, clock, keeper, onCatchUp }: LiveAttempt): void {
  useLive<useLiveAttemptSubscription>(subscription, {
    variables: { attemptId },
    onEvent({ attemptChanged: { attempt, question } }) {
      clock.receive(attempt.secondsLeft);
      if (question) keeper.receive(question.id, savedAnswer(question));
    },
    onCatchUp,
  });
}
