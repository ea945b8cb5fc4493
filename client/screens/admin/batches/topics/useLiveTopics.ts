import { graphql } from "react-relay";
import { useRevalidator } from "react-router";
import type { useLiveTopicsSubscription } from "../../../../__generated__/useLiveTopicsSubscription.graphql";
import { useLive } from "../../../../relay/useLive";

const subscription = graphql`
  subscription useLiveTopicsSubscription($batchId: Int!) {
    batchTopicsChanged(batchId: $batchId) {
      ...batchTopicsChange_change
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
