import { graphql, useFragment } from "react-relay";
import type { MarkHistory_events$key } from "~/__generated__/MarkHistory_events.graphql";
import { formatDateTime } from "~/formats/dates";
import { describeEvent } from "./markEvents";

/** Lists who changed a mark, when and why, the latest first. */
export function MarkHistory({ events: key }: { events: MarkHistory_events$key }) {
  const events = useFragment(
    graphql`
      fragment MarkHistory_events on GradeEvent @relay(plural: true) {
        at
        by
        kind
        points
        outOf
        before
        question
        reason
        dueBefore
        dueAfter
      }
    `,
    key,
  );
  if (events.length === 0) return <p className="text-sm text-muted">No one has changed this mark.</p>;
  return (
    <ol className="grid gap-2 text-sm">
      {events.map((event) => (
        <li
          key={`${event.at} ${event.kind} ${event.question} ${event.points}`}
          className="border-l-2 border-line pl-3"
        >
          <p className="font-medium wrap-anywhere text-ink">{describeEvent(event)}</p>
          {event.reason !== "" && <p className="wrap-anywhere text-soft">{event.reason}</p>}
          <p className="text-xs text-muted">
            {event.by}, {formatDateTime(event.at)}
          </p>
        </li>
      ))}
    </ol>
  );
}
