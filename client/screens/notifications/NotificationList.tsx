import { Bell, CheckCheck, Settings2 } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { NotificationList_user$key } from "~/__generated__/NotificationList_user.graphql";
import type { NotificationListQuery } from "~/__generated__/NotificationListQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { ShowMore } from "~/lists/ShowMore";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { groupByDay } from "./groupByDay";
import { NotificationRow } from "./NotificationRow";
import { useMarking } from "./useMarking";
import { useNotificationsLife } from "./useNotificationsLife";

const noun = { one: "unread notification", many: "unread notifications" };

/** The viewer's notifications by day, newest first; each leads to its subject. */
export function NotificationList({ user }: { user: NotificationList_user$key }) {
  const { data, ...paging } = usePaginationFragment<NotificationListQuery, NotificationList_user$key>(
    graphql`
      fragment NotificationList_user on User
      @refetchable(queryName: "NotificationListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        username
        unreadNotificationCount
        notifications(first: $first, after: $after) @connection(key: "NotificationList_notifications") {
          edges {
            node { id databaseId createdAt readAt ...NotificationRow_notification }
          }
        }
      }
    `,
    user,
  );
  const rows = data.notifications.edges.map(({ node }) => node);
  const unread = data.unreadNotificationCount;
  const [mark, isMarking] = useMarking();
  useNotificationsLife(rows);
  return (
    <>
      <PageHeader
        title="Notifications"
        subtitle={unread > 0 ? formatQuantity(unread, noun) : "You have read everything."}
        actions={
          <>
            <ButtonLink to={`/users/${encodeURIComponent(data.username)}/notifications`} icon={<Settings2 />}>
              Choose what to be notified of
            </ButtonLink>
            {unread > 0 && (
              <Button icon={<CheckCheck />} busy={isMarking} onClick={() => mark({ rows, all: true })}>
                Mark all as read
              </Button>
            )}
          </>
        }
      />
      {rows.length === 0 ? (
        <EmptyState icon={<Bell />} title="No notifications yet">
          New lessons, answers to your questions, enrolments and receipts appear here.
        </EmptyState>
      ) : (
        groupByDay(rows, new Date()).map(({ day, rows: ofDay }) => (
          <section key={day} aria-label={day} className="mb-6">
            <h2 className="mb-2 text-sm font-medium text-muted">{day}</h2>
            <Card flush>
              <ul className="divide-y divide-line">
                {ofDay.map((row) => (
                  <NotificationRow
                    key={row.id}
                    notification={row}
                    onRead={() => row.readAt === null && mark({ rows: [row] })}
                  />
                ))}
              </ul>
            </Card>
          </section>
        ))
      )}
      <ShowMore {...paging} end="No more notifications." />
    </>
  );
}
