import { graphql } from "react-relay";
import type { useLiveAttemptSubscription } from "~/__generated__/useLiveAttemptSubscription.graphql";
import { useLive } from "~/relay/useLive";
import type { Sitting } from "./sitting";

const subscription = graphql`
  subscription useLiveAttemptSubscription($attemptId: Int!) {
    attemptChanged(attemptId: $attemptId) {
      attempt { secondsLeft isFinished }
      question { ...saveAnswer_question @relay(mask: false) }
    }
  }
`;

interface LiveAttempt extends Pick<Sitting, "clock" | "answers"> {
  attemptId: number;
  onCatchUp: () => void;
}

/** Subscribes to answers and the submission from other windows of the same attempt; the store is updated. */
export function useLiveAttempt({ attemptId, clock, answers, onCatchUp }: LiveAttempt): void {
  useLive<useLiveAttemptSubscription>(subscription, {
    variables: { attemptId },
    onEvent({ attemptChanged: { attempt, question } }) {
      clock.receive(attempt.secondsLeft);
      if (question) answers.receive(question);
    },
    onCatchUp,
  });
}
