import { useCallback, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useLiveTopicsQuery } from "~/__generated__/useLiveTopicsQuery.graphql";
import type { useLiveTopicsSubscription } from "~/__generated__/useLiveTopicsSubscription.graphql";
import { quietRequest } from "~/relay/network";
import { useLive } from "~/relay/useLive";

graphql`
  fragment useLiveTopics_topic on BatchCourseTopic {
    id
    status
    plannedDate
    completedDate
    delayed
    daysLate
  }
`;

graphql`
  fragment useLiveTopics_module on BatchCourseModule {
    id
    noOfTopics
    completedTopics
    completionPercentage
    plannedTopics
    plannedPercentage
  }
`;

graphql`
  fragment useLiveTopics_batchCourse on BatchCourse {
    id
    noOfTopics
    completedTopics
    completionPercentage
    plannedTopics
    plannedPercentage
    delayedTopics
  }
`;

/** The payload of a change, from a mutation or a subscription: everything that a screen of the batch shows of it. */
graphql`
  fragment useLiveTopics_change on BatchTopicsChange {
    topics { ...useLiveTopics_topic }
    modules { ...useLiveTopics_module }
    batchCourse { ...useLiveTopics_batchCourse }
    batch { id noOfTopics completedTopics completionPercentage completedHours }
  }
`;

const catchUpQuery = graphql`
  query useLiveTopicsQuery($batchId: Int!) {
    batch(databaseId: $batchId) {
      id
      noOfTopics
      completedTopics
      completionPercentage
      today
      topics { ...useLiveTopics_topic }
      courses(first: 100) {
        nodes {
          ...useLiveTopics_batchCourse
          today
          modules { ...useLiveTopics_module }
        }
      }
    }
  }
`;

/** Refetches all figures. A change during the request may be newer than the response: then it refetches once more. */
function useCatchUp(batchId: number) {
  const environment = useRelayEnvironment();
  const reading = useRef<"no" | "yes" | "overtaken">("no");
  const read = useCallback(async () => {
    if (reading.current !== "no") {
      reading.current = "overtaken";
      return;
    }
    do {
      reading.current = "yes";
      const options = { networkCacheConfig: quietRequest };
      // After a network failure, the next reconnection refetches everything.
      await fetchQuery<useLiveTopicsQuery>(environment, catchUpQuery, { batchId }, options)
        .toPromise()
        .catch(() => undefined);
    } while (String(reading.current) === "overtaken");
    reading.current = "no";
  }, [environment, batchId]);
  const onEvent = () => {
    if (reading.current === "yes") reading.current = "overtaken";
  };
  return { read, onEvent };
}

const subscription = graphql`
  subscription useLiveTopicsSubscription($batchId: Int!) {
    batchTopicsChanged(batchId: $batchId) { ...useLiveTopics_change }
  }
`;

/**
 * Keeps a batch's topics and figures in sync with the server: each change updates the store. Everything is refetched
 * only if a change may have been missed.
 */
export function useLiveTopics(batchId: number): void {
  const { read, onEvent } = useCatchUp(batchId);
  useLive<useLiveTopicsSubscription>(subscription, {
    variables: { batchId },
    onEvent,
    onCatchUp: () => void read(),
    enabled: batchId > 0,
  });
}
