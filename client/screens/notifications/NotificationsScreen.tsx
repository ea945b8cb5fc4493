import { graphql } from "react-relay";
import type { NotificationsScreenQuery } from "~/__generated__/NotificationsScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotificationList } from "./NotificationList";

const query = graphql`
  query NotificationsScreenQuery($unread: Boolean) @preloadable {
    viewer { ...NotificationList_user @arguments(unread: $unread) }
  }
`;

/** The viewer's notifications. */
export function NotificationsScreen() {
  useScreenTitle("Notifications");
  const { viewer } = useRouteQuery<NotificationsScreenQuery>(query);
  return viewer && <NotificationList user={viewer} />;
}
