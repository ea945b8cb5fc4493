import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import { findableWords, splitFound } from "#gateway/domains/foundContract";
import type { FoundList_messages$key } from "~/__generated__/FoundList_messages.graphql";
import { formatDateTime } from "~/formats/dates";
import { ownZone } from "~/formats/zones";
import { Avatar } from "~/ui/Avatar";
import { getShownText } from "../messageData";

/** Messages of any room, each linking to its position there. */
export function FoundList({
  messages: key,
  highlight,
}: {
  messages: FoundList_messages$key;
  highlight: string;
}) {
  const messages = useFragment(
    graphql`
      fragment FoundList_messages on Message @relay(plural: true) {
        id
        databaseId
        messageText
        files { name }
        createdDate
        user { name avatarUrl }
        room { databaseId name }
      }
    `,
    key,
  );
  return (
    <ol className="grid divide-y divide-line">
      {messages.map(({ id, databaseId, messageText, files, createdDate, user, room }) => (
        <li key={id}>
          <Link
            to={`/chat/${room.databaseId}?message=${databaseId}`}
            className="flex gap-3 px-4 py-3 -outline-offset-2! hover:bg-hover"
          >
            <Avatar name={user.name} src={user.avatarUrl} />
            <span className="grid min-w-0 flex-1 gap-1">
              <span className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
                <span className="text-sm font-semibold text-ink">{user.name}</span>
                <span>in {room.name}</span>
                <time dateTime={createdDate} className="tabular-nums">
                  {formatDateTime(createdDate, ownZone())}
                </time>
              </span>
              <span dir="auto" className="line-clamp-3 text-sm wrap-anywhere whitespace-pre-wrap text-ink">
                <Highlighted text={getShownText(messageText, files)} highlight={highlight} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Highlighted({ text, highlight }: { text: string; highlight: string }) {
  return splitFound(text, findableWords(highlight)).map(({ text: part, isFound, at }) =>
    isFound ? (
      <mark key={at} className="rounded-sm bg-warning-soft text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
