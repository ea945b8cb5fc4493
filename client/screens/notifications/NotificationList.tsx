import { Bell, CheckCheck, Settings2 } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { NotificationList_user$key } from "~/__generated__/NotificationList_user.graphql";
import type { NotificationListQuery } from "~/__generated__/NotificationListQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { ShowMore } from "~/lists/ShowMore";
import { FilterCounts } from "~/lists/StateCounts";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { groupByDay } from "./groupByDay";
import { NotificationRow } from "./NotificationRow";
import { notificationsList } from "./notificationsList";
import { useMarking } from "./useMarking";
import { useNotificationsLife } from "./useNotificationsLife";

const noun = { one: "unread notification", many: "unread notifications" };

/** How many are unread; nothing where none has come yet. */
function describeUnread(unread: number, total: number): string | undefined {
  if (unread > 0) return formatQuantity(unread, noun);
  return total > 0 ? "You have read everything." : undefined;
}

/** The text instead of rows: nothing has come yet, or everything is read. */
const NoNotifications = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState icon={<Bell />} title={isFiltered ? "Nothing unread" : "No notifications yet"}>
    {isFiltered
      ? "You have read everything."
      : "New lessons, replies to your questions, enrolments and receipts appear here."}
  </EmptyState>
);

/** The viewer's notifications by day, newest first; each leads to its subject. */
export function NotificationList({ user }: { user: NotificationList_user$key }) {
  const { data, ...paging } = usePaginationFragment<NotificationListQuery, NotificationList_user$key>(
    graphql`
      fragment NotificationList_user on User
      @refetchable(queryName: "NotificationListQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        unread: { type: "Boolean" }
      ) {
        username
        unreadNotificationCount
        all: notifications(first: 1) { totalCount }
        notifications(first: $first, after: $after, unread: $unread)
        @connection(key: "NotificationList_notifications", filters: ["unread"]) {
          totalCount
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
        subtitle={describeUnread(unread, data.all.totalCount)}
        actions={
          <>
            <ButtonLink to={`/users/${encodeURIComponent(data.username)}/notifications`} icon={<Settings2 />}>
              Settings
            </ButtonLink>
            {unread > 0 && (
              <Button icon={<CheckCheck />} busy={isMarking} onClick={() => mark({ rows, all: true })}>
                Mark all as read
              </Button>
            )}
          </>
        }
      />
      <FilterCounts
        list={notificationsList}
        path="/notifications"
        filter="unread"
        tabs={[
          { label: "All", value: null, count: data.all.totalCount },
          { label: "Unread", value: "yes", count: unread },
        ]}
      />
      {rows.length === 0 ? (
        <NoNotifications isFiltered={data.all.totalCount > 0} />
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
