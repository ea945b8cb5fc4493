import { useMemo } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
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

/** Refetches all figures of a batch. A change during the request may be newer than the response: then it refetches. */
class CatchUp {
  readonly #environment: Environment;
  readonly #batchId: number;
  #isReading = false;
  /** Whether the latest request, if any, was sent before the latest change. */
  #isBehind = false;

  constructor(environment: Environment, batchId: number) {
    this.#environment = environment;
    this.#batchId = batchId;
  }

  readonly noteChange = (): void => {
    this.#isBehind = true;
  };

  readonly read = async (): Promise<void> => {
    this.#isBehind = true;
    if (this.#isReading) return;
    this.#isReading = true;
    while (this.#isBehind) {
      this.#isBehind = false;
      await this.#readOnce();
    }
    this.#isReading = false;
  };

  #readOnce(): Promise<unknown> {
    const variables = { batchId: this.#batchId };
    const options = { networkCacheConfig: quietRequest };
    // After a network failure, the next reconnection refetches everything.
    return fetchQuery<useLiveTopicsQuery>(this.#environment, catchUpQuery, variables, options)
      .toPromise()
      .catch(() => undefined);
  }
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
  const environment = useRelayEnvironment();
  // Each batch has its own, so that the request for one batch does not stand for that of the next.
  const catchUp = useMemo(() => new CatchUp(environment, batchId), [environment, batchId]);
  useLive<useLiveTopicsSubscription>(subscription, {
    variables: { batchId },
    onEvent: catchUp.noteChange,
    onCatchUp: () => void catchUp.read(),
    enabled: batchId > 0,
  });
}
