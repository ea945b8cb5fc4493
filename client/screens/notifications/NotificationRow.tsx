import { Check } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { NotificationRow_notification$key } from "~/__generated__/NotificationRow_notification.graphql";
import { formatTime } from "~/formats/dates";
import { ownZone } from "~/formats/zones";
import { classNames } from "~/ui/classNames";
import { IconButton } from "~/ui/IconButton";

interface Props {
  notification: NotificationRow_notification$key;
  onRead: () => unknown;
}

/** A notification: a link to its subject, which marks it as read, and a button that only marks it. */
export function NotificationRow({ notification, onRead }: Props) {
  const { title, body, path, createdAt, readAt, merged } = useFragment(
    graphql`
      fragment NotificationRow_notification on Notification {
        title
        body
        path
        createdAt
        readAt
        merged { id title path }
      }
    `,
    notification,
  );
  const isUnread = readAt === null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 pr-3">
      <Link
        to={path}
        onClick={onRead}
        className="flex items-baseline gap-3 px-5 py-3 text-sm -outline-offset-2! hover:bg-hover"
      >
        <span
          aria-hidden
          className={classNames("size-2 shrink-0 rounded-full", isUnread ? "bg-brand" : "bg-transparent")}
        />
        <span className="min-w-0 flex-1">
          <span
            dir="auto"
            className={classNames("block wrap-anywhere text-ink", isUnread && "font-semibold")}
          >
            {isUnread && <span className="sr-only">Unread: </span>}
            {title}
          </span>
          {body && (
            <span dir="auto" className="block wrap-anywhere text-muted">
              {body}
            </span>
          )}
        </span>
        <time dateTime={createdAt} className="shrink-0 text-xs text-muted tabular-nums">
          {formatTime(createdAt, ownZone())}
        </time>
      </Link>
      <span className="flex w-11 shrink-0 justify-center">
        {isUnread && <IconButton label={`Mark as read: ${title}`} icon={<Check />} onClick={onRead} />}
      </span>
      {merged.length > 0 && <MergedRows rows={merged} onRead={onRead} />}
    </li>
  );
}

interface MergedProps {
  rows: readonly { readonly id: string; readonly title: string; readonly path: string }[];
  onRead: () => unknown;
}

/** The others of the same minute: each leads to its subject, once the row is unfolded. */
function MergedRows({ rows, onRead }: MergedProps) {
  return (
    <details className="col-span-2 pb-2 pl-10 text-sm">
      <summary className="inline-block cursor-pointer rounded-md px-1 py-1.5 text-muted hover:text-ink">
        And {rows.length} more
      </summary>
      <ul>
        {rows.map(({ id, title, path }) => (
          <li key={id}>
            <Link
              to={path}
              onClick={onRead}
              dir="auto"
              className="block rounded-md px-1 py-1.5 wrap-anywhere text-ink hover:bg-hover"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
