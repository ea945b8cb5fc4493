import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { BellCountQuery } from "~/__generated__/BellCountQuery.graphql";
import type { BellCountSubscription } from "~/__generated__/BellCountSubscription.graphql";
import { CurrentEnvironment } from "~/relay/CurrentEnvironment";
import { quietRequest } from "~/relay/network";
import { useLive } from "~/relay/useLive";

const query = graphql`
  query BellCountQuery {
    viewer { id unreadNotificationCount }
  }
`;

const subscription = graphql`
  subscription BellCountSubscription {
    notificationArrived {
      user { id unreadNotificationCount }
    }
  }
`;

interface Props {
  count: number;
  /** Told the number when it was read, and when it has changed. */
  onCount: (count: number) => void;
}

/** The number of unread notifications at the bell, which is outside the screens and their store. */
export function BellCount(props: Props) {
  return (
    <CurrentEnvironment>
      <Count {...props} />
    </CurrentEnvironment>
  );
}

/** Subscribes on every screen of an area, so that the number is the same in all windows. */
function Count({ count, onCount }: Props) {
  const environment = useRelayEnvironment();
  const read = () =>
    fetchQuery<BellCountQuery>(environment, query, {}, { networkCacheConfig: quietRequest }).subscribe({
      next: ({ viewer }) => onCount(viewer?.unreadNotificationCount ?? 0),
    });
  useLive<BellCountSubscription>(subscription, {
    variables: {},
    onCatchUp: () => void read(),
    onEvent: ({ notificationArrived }) => onCount(notificationArrived.user.unreadNotificationCount),
  });
  if (count === 0) return null;
  return (
    <span className="inline-flex h-4 min-w-4 items-center justify-center rounded-full bg-brand px-1 text-xs font-semibold text-on-brand tabular-nums">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}
