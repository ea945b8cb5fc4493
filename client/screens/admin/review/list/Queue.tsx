import { ClipboardCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { getOptions } from "#gateway/domains/labelsContract";
import { reviewFilterLabels } from "#gateway/domains/submissions/contract";
import type { QueueNarrowedQueue_query$key } from "~/__generated__/QueueNarrowedQueue_query.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDateTime } from "~/formats/dates";
import { formatDaysLate } from "~/formats/daysLate";
import { useOptionField } from "~/forms/useOptionField";
import { NarrowedTo } from "~/lists/NarrowedTo";
import { usePendingParams } from "~/lists/usePendingParams";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { EmptyState } from "~/ui/EmptyState";
import { Select } from "~/ui/Select";
import { useIsNarrow } from "~/ui/useIsNarrow";
import { isSame, type Piece, type PieceName } from "./pieces";
import { reviewList } from "./reviewList";

const ages = [1, 3, 7, 14].map((days) => ({
  value: String(days),
  label: `Waiting over ${formatQuantity(days, { one: "day", many: "days" })}`,
}));

/** Which pieces the queue lists, in the address. */
export function QueueFilters() {
  const { requested, choose } = usePendingParams(reviewList);
  const toField = (name: "batch" | "course") => ({
    name,
    value: String(requested[name] ?? ""),
    onChange: choose(name),
  });
  const batch = useOptionField(toField("batch"));
  const course = useOptionField(toField("course"));
  return (
    <div className="mb-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Select
        label="State"
        value={requested.state ?? "WAITING"}
        onChange={choose("state")}
        options={getOptions(reviewFilterLabels)}
        placeholder={null}
      />
      <BatchPicker {...batch} label="Batch" />
      <CoursePicker {...course} label="Course" status={null} />
      <Select
        label="Age"
        value={requested.days === null ? "" : String(requested.days)}
        onChange={choose("days")}
        options={ages}
        placeholder="Any age"
      />
    </div>
  );
}

/** Says that the queue lists one assignment's work alone, as its figure counts it, and leads back to all. */
export function NarrowedQueue({ query: key }: { query: QueueNarrowedQueue_query$key }) {
  const { assignment, givenAssignment: given } = useFragment(
    graphql`
      fragment QueueNarrowedQueue_query on Query {
        assignment(databaseId: $assignmentId) { title }
        givenAssignment(databaseId: $givenId) {
          assignment { title }
          batch { name }
        }
      }
    `,
    key,
  );
  const { requested, refine } = usePendingParams(reviewList);
  if (requested.assignment === null && requested.given === null) return null;
  const title = given?.assignment.title ?? assignment?.title ?? "one assignment";
  const givenTo = given ? `, ${given.batch?.name ?? "everyone enrolled"}` : "";
  return (
    <NarrowedTo all="Show all assignments" onAll={() => refine({ assignment: null, given: null })}>
      {`Only ${title}${givenTo}`}
    </NarrowedTo>
  );
}

interface Props {
  pieces: readonly Piece[];
  /** How many there are in all. */
  totalCount: number;
  chosen: PieceName | null;
  onChoose: (piece: PieceName) => void;
  /** Shows more of them; null when no more can be shown at once. */
  onMore: (() => void) | null;
}

const moreNoun = { one: "more submission", many: "more submissions" } as const;

/** The pieces of the queue, the oldest first. */
export function QueueCard({ pieces, totalCount, chosen, onChoose, onMore }: Props) {
  if (pieces.length === 0)
    return (
      <Card title="Queue" flush>
        <EmptyState icon={<ClipboardCheck />} title="No submissions">
          Submissions appear here automatically.
        </EmptyState>
      </Card>
    );
  const hidden = totalCount - pieces.length;
  return (
    <Card title="Queue" flush>
      <ul className="mt-2 max-h-[32rem] divide-y divide-line overflow-y-auto border-t border-line max-lg:max-h-72">
        {pieces.map((piece) => (
          <li key={`${piece.kind} ${piece.id}`}>
            <button
              type="button"
              aria-current={isSame(piece, chosen) || undefined}
              onClick={() => onChoose(piece)}
              className={classNames(
                "grid w-full gap-0.5 px-5 py-2 text-left text-sm hover:bg-hover",
                isSame(piece, chosen) && "bg-brand-soft",
              )}
            >
              <span className="font-medium wrap-anywhere text-ink">{piece.learner}</span>
              <span className="wrap-anywhere text-muted">{piece.title}</span>
              <span className="text-xs text-muted tabular-nums">
                {formatDateTime(piece.since)}
                {piece.daysLate > 0 ? `, ${formatDaysLate(piece.daysLate)}` : ""}
              </span>
            </button>
          </li>
        ))}
        {hidden > 0 && (
          <li className="flex flex-wrap items-center justify-between gap-2 px-5 py-2 text-sm text-muted">
            {formatQuantity(hidden, moreNoun)}
            {onMore && (
              <Button size="sm" onClick={onMore}>
                Show more
              </Button>
            )}
          </li>
        )}
      </ul>
    </Card>
  );
}

/** A piece, which comes into sight when it is chosen where it stands below the queue. */
export function BelowQueue({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  useEffect(() => {
    if (isNarrow) place.current?.scrollIntoView({ block: "start" });
  }, [isNarrow]);
  return (
    <div ref={place} className="min-w-0 scroll-mt-20">
      {children}
    </div>
  );
}
