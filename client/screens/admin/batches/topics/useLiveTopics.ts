import { graphql } from "react-relay";
import { useRevalidator } from "react-router";
import type { useLiveTopicsSubscription } from "../../../../__generated__/useLiveTopicsSubscription.graphql";
import { useLive } from "../../../../relay/useLive";

/** What a change brings along, heard or answered: everything that any screen of the batch shows of it. */
graphql`
  fragment useLiveTopics_change on BatchTopicsChange {
    topics {
      id
      status
      plannedDate
      completedDate
      delayed
      daysLate
    }
    modules {
      id
      noOfTopics
      completedTopics
      completionPercentage
      plannedTopics
      plannedPercentage
    }
    batchCourse {
      id
      noOfTopics
      completedTopics
      completionPercentage
      plannedTopics
      plannedPercentage
      delayedTopics
    }
    batch {
      id
      noOfTopics
      completedTopics
      completionPercentage
    }
  }
`;

const subscription = graphql`
  subscription useLiveTopicsSubscription($batchId: Int!) {
    batchTopicsChanged(batchId: $batchId) {
      ...useLiveTopics_change
    }
  }
`;

/**
 * Keeps every figure of a batch's topics as it is at the server: each change takes its place in the store. The screens
 * are read again only where a change may have been missed.
 */
export function useLiveTopics(batchId: number): void {
  const { revalidate } = useRevalidator();
  useLive<useLiveTopicsSubscription>(subscription, {
    variables: { batchId },
    onCatchUp: () => void revalidate(),
    enabled: batchId > 0,
  });
}
