import { CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import { formatCount } from "#gateway/domains/countTextContract";
import type { AttentionList_requests$key } from "~/__generated__/AttentionList_requests.graphql";
import { acceptPlaceRequest, dismissPlaceRequest } from "~/commands/enrolmentCommands";
import { formatDate, formatDayMonth } from "~/formats/dates";
import { formatDaysLate } from "~/formats/daysLate";
import type { FragmentKey } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { AllowedLink } from "~/ui/AllowedLink";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import type { Tone } from "~/ui/tones";

interface CountedCardProps {
  title: string;
  /** The total number; null is not shown. */
  count: number | null;
  /** The tone of a count above 0. */
  tone?: Tone;
  /** The text for an empty list; null where there are rows. */
  settled: string | null;
  actions?: ReactNode;
  children: ReactNode;
}

/** An empty list of problems is good; an empty list of classes is neutral. */
const toneOfNone: Partial<Record<Tone, Tone>> = { info: "neutral" };

/** A card of what waits, with its number in the title. */
function CountedCard({ title, count, tone = "warning", settled, actions, children }: CountedCardProps) {
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          {title}
          {count !== null && (
            <Badge tone={count > 0 ? tone : (toneOfNone[tone] ?? "success")}>{formatCount(count)}</Badge>
          )}
        </span>
      }
      actions={actions}
    >
      {settled !== null && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" /> {settled}
        </p>
      )}
      {children}
    </Card>
  );
}

interface Row {
  key: string;
  to: string;
  label: string;
  note: string;
  /** A date, time or amount at the end of the line. */
  aside: ReactNode;
}

interface Props extends Pick<CountedCardProps, "title" | "count" | "tone"> {
  /** The text for an empty list. */
  settled: string;
  /** The address of the full list; null where no screen lists exactly these rows. */
  all: string | null;
  rows: readonly Row[];
}

interface Late {
  readonly daysLate: number;
  readonly plannedDate: string | null | undefined;
}

/** How late a topic is, and the day that it was planned for. */
export const Lateness = ({ daysLate, plannedDate }: Late) => (
  <>
    <span className="block text-right text-danger-ink">{formatDaysLate(daysLate)}</span>
    <span className="block text-right">{formatDayMonth(plannedDate)}</span>
  </>
);

/** The first items of a list, each linking to where it can be dealt with. */
export function AttentionList({ settled, all, rows, ...card }: Props) {
  return (
    <CountedCard
      {...card}
      settled={rows.length === 0 ? settled : null}
      actions={
        all !== null &&
        rows.length > 0 && (
          <ButtonLink size="sm" variant="ghost" to={all} aria-label={`View all: ${card.title}`}>
            View all
          </ButtonLink>
        )
      }
    >
      <ul className="-mx-2 -my-1 grid grid-cols-1 gap-0.5">
        {rows.map(({ key, to, label, note, aside }) => (
          <li key={key}>
            <AllowedLink
              to={to}
              className="touch flex items-center justify-between gap-4 rounded-md px-2 py-1.5 text-sm text-ink -outline-offset-2! hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="block truncate font-medium">{label}</span>
                <span className="block truncate text-xs text-muted">{note}</span>
              </span>
              <span className="shrink-0 text-xs text-muted tabular-nums">{aside}</span>
            </AllowedLink>
          </li>
        ))}
      </ul>
    </CountedCard>
  );
}

interface ListCardProps<Node> extends Omit<Props, "count" | "rows"> {
  /** Selects the first nodes of a list, and their number where the card shows it. */
  fragment: GraphQLTaggedNode;
  list: FragmentKey<{ readonly totalCount?: number; readonly nodes: readonly Node[] }>;
  toRow: (node: Node) => Row;
}

/** The card of a list whose first items need attention. */
export function ListCard<Node>({ fragment, list, toRow, ...card }: ListCardProps<Node>) {
  const { totalCount = null, nodes } = useFragment(fragment, list);
  return <AttentionList {...card} count={totalCount} rows={nodes.map(toRow)} />;
}

interface Request {
  databaseId: number;
  createdAt: string;
  user: { databaseId: number; name: string };
  course: { databaseId: number; title: string };
}

/** Requests for places in paid courses, longest waiting first, with buttons to enrol and dismiss. */
export function PlaceRequests({ requests: key }: { requests: AttentionList_requests$key }) {
  const { totalCount, nodes } = useFragment(
    graphql`
      fragment AttentionList_requests on QueryPlaceRequestsConnection {
        totalCount
        nodes {
          databaseId
          createdAt
          user { databaseId name }
          course { databaseId title }
        }
      }
    `,
    key,
  );
  // A handled request disappears at once; the list is refetched shortly after.
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const open = nodes.filter(({ databaseId }) => !answered.includes(databaseId));
  const count = totalCount - (nodes.length - open.length);
  return (
    <CountedCard
      title="Place requests"
      count={count}
      settled={open.length === 0 ? "No open requests." : null}
    >
      <ul className="-m-1 grid max-h-96 gap-3 overflow-y-auto p-1">
        {open.map((request) => (
          <RequestRow
            key={request.databaseId}
            request={request}
            onAnswered={() => setAnswered((before) => [...before, request.databaseId])}
          />
        ))}
      </ul>
      {count > open.length && open.length > 0 && (
        <p className="mt-3 text-xs text-muted">{`The oldest ${open.length} of ${formatCount(count)}`}</p>
      )}
    </CountedCard>
  );
}

function RequestRow({ request, onAnswered }: { request: Request; onAnswered: () => void }) {
  const { databaseId: requestId, user, course, createdAt } = request;
  const [enrol, enrolling] = useMutation(acceptPlaceRequest);
  const [dismiss, dismissing] = useMutation(dismissPlaceRequest);
  const answer = async (done: Promise<unknown>) => {
    if ((await done) !== null) onAnswered();
  };
  const what = `${user.name}, ${course.title}`;
  return (
    <li className="flex items-center justify-between gap-4 text-sm">
      <div className="min-w-0">
        <AllowedLink
          to={`/admin/users/${user.databaseId}`}
          className="block truncate font-medium text-ink hover:underline"
        >
          {user.name}
        </AllowedLink>
        <span className="block text-xs wrap-anywhere text-muted">
          {course.title}, <span className="whitespace-nowrap">{formatDate(createdAt)}</span>
        </span>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button
          size="sm"
          aria-label={`Enrol ${what}`}
          busy={enrolling}
          onClick={() => void answer(enrol({ userId: user.databaseId, courseId: course.databaseId }))}
        >
          Enrol
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Dismiss ${what}`}
          busy={dismissing}
          onClick={() => void answer(dismiss({ requestId }))}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}
