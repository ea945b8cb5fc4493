import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import notificationsScreenQuery, {
  type NotificationsScreenQuery,
} from "~/__generated__/NotificationsScreenQuery.graphql";
import type { useNotificationsLifeSubscription } from "~/__generated__/useNotificationsLifeSubscription.graphql";
import { usePendingParams } from "~/lists/usePendingParams";
import { quietRequest } from "~/relay/network";
import { useLive } from "~/relay/useLive";
import { notificationsList, notificationsVariables } from "./notificationsList";
import { type ShownNotification, showAsRead } from "./useMarking";

const subscription = graphql`
  subscription useNotificationsLifeSubscription {
    notificationArrived {
      hasArrived
      user {
        id
        unreadNotificationCount
        notifications(first: 50) {
          edges {
            node { id readAt }
          }
        }
      }
    }
  }
`;

/** Keeps the list in sync: new notifications appear at the top, and those read in another window are shown as read. */
export function useNotificationsLife(rows: readonly ShownNotification[]): void {
  const environment = useRelayEnvironment();
  const { requested } = usePendingParams(notificationsList);
  const readAgain = () =>
    fetchQuery<NotificationsScreenQuery>(
      environment,
      notificationsScreenQuery,
      notificationsVariables(requested),
      { networkCacheConfig: quietRequest },
      // A failed read leaves the list unchanged: the next event, or the next reconnection, reads again.
    ).subscribe({ error: () => undefined });
  useLive<useNotificationsLifeSubscription>(subscription, {
    variables: {},
    onCatchUp: () => void readAgain(),
    onEvent: ({ notificationArrived }) => {
      if (notificationArrived.hasArrived) readAgain();
    },
    updater(store, response) {
      if (response?.notificationArrived.user.unreadNotificationCount === 0)
        showAsRead(store, rows, new Date().toISOString());
    },
  });
}
