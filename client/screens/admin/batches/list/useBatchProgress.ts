import { graphql } from "react-relay";
import type { useBatchProgressSubscription } from "~/__generated__/useBatchProgressSubscription.graphql";
import { useLive } from "~/relay/useLive";

const subscription = graphql`
  subscription useBatchProgressSubscription {
    batchProgressChanged {
      id
      completionPercentage
    }
  }
`;

/** A tick in any batch takes its place in the store, without the list being read again. */
export function useBatchProgress(): void {
  useLive<useBatchProgressSubscription>(subscription, { variables: {} });
}
