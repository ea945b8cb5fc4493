import { ClipboardCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { QueueCard_pieces$key } from "~/__generated__/QueueCard_pieces.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDateTime } from "~/formats/dates";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { EmptyState } from "~/ui/EmptyState";

interface Props {
  pieces: QueueCard_pieces$key;
  /** How many there are in all; the rest follows as these are marked. */
  totalCount: number;
  chosenId: number | null;
  onChoose: (id: number) => void;
}

/** The pieces of the queue, the oldest first. */
export function QueueCard({ pieces: key, totalCount, chosenId, onChoose }: Props) {
  const pieces = useFragment(
    graphql`
      fragment QueueCard_pieces on Submission @relay(plural: true) {
        id
        databaseId
        handedInAt
        learnerName
        daysLate
        given {
          assignment {
            title
          }
          batch {
            name
          }
        }
      }
    `,
    key,
  );
  if (pieces.length === 0)
    return (
      <Card title="Queue" flush>
        <EmptyState icon={<ClipboardCheck />} title="No pieces">
          What learners hand in appears here by itself.
        </EmptyState>
      </Card>
    );
  return (
    <Card title="Queue" flush>
      <ul className="mt-2 max-h-[32rem] divide-y divide-line overflow-y-auto border-t border-line max-lg:max-h-72">
        {pieces.map(({ id, databaseId, given, learnerName, handedInAt, daysLate }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={databaseId === chosenId || undefined}
              onClick={() => onChoose(databaseId)}
              className={classNames(
                "grid w-full gap-0.5 px-5 py-2 text-left text-sm hover:bg-hover",
                databaseId === chosenId && "bg-brand-soft",
              )}
            >
              <span className="font-medium wrap-anywhere text-ink">{learnerName}</span>
              <span className="wrap-anywhere text-muted">
                {given.assignment.title}
                {given.batch ? `, ${given.batch.name}` : ""}
              </span>
              <span className="text-xs text-muted tabular-nums">
                {formatDateTime(handedInAt)}
                {daysLate > 0 ? `, ${daysLate} late` : ""}
              </span>
            </button>
          </li>
        ))}
        {totalCount > pieces.length && (
          <li className="px-5 py-2 text-sm text-muted">
            {formatQuantity(totalCount - pieces.length, {
              one: "more piece waits",
              many: "more pieces wait",
            })}
          </li>
        )}
      </ul>
    </Card>
  );
}
