import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import { formatCount } from "#gateway/domains/countTextContract";
import type { AttentionList_requests$key } from "~/__generated__/AttentionList_requests.graphql";
import { formatDate, formatDayMonth } from "~/formats/dates";
import { formatDaysLate } from "~/formats/daysLate";
import { PlaceRequestActs } from "~/layout/places/PlaceRequestActs";
import { figureAddresses } from "~/lists/figures";
import type { FragmentKey } from "~/relay/fragmentData";
import { AllowedLink } from "~/ui/AllowedLink";
import { Badge } from "~/ui/Badge";
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
  /** The address of the full list; null where no screen lists exactly these rows, and for an empty list. */
  all: string | null;
  children: ReactNode;
}

/** An empty list of problems is good; an empty list of classes is neutral. */
const toneOfNone: Partial<Record<Tone, Tone>> = { info: "neutral" };

/** A card of what waits, with its number in the title. */
function CountedCard({ title, count, tone = "warning", settled, all, children }: CountedCardProps) {
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
      actions={
        all !== null && (
          <ButtonLink size="sm" variant="ghost" to={all} aria-label={`View all: ${title}`}>
            View all
          </ButtonLink>
        )
      }
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
    <CountedCard {...card} settled={rows.length === 0 ? settled : null} all={rows.length > 0 ? all : null}>
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

const requestsFragment = graphql`
  fragment AttentionList_requests on QueryPlaceRequestsConnection {
    __id
    totalCount
    nodes {
      id
      databaseId
      createdAt
      user { databaseId name }
      course { databaseId title }
    }
  }
`;

/** The first requests for places in paid courses, longest waiting first, with buttons to enrol and dismiss. */
export function PlaceRequests({ requests }: { requests: AttentionList_requests$key }) {
  const { __id: listId, totalCount, nodes } = useFragment(requestsFragment, requests);
  return (
    <CountedCard
      title="Place requests"
      count={totalCount}
      settled={totalCount === 0 ? "No open requests." : null}
      all={totalCount > 0 ? figureAddresses.placeRequests() : null}
    >
      <ul className="grid gap-3">
        {nodes.map((request) => (
          <li key={request.id} className="flex items-center justify-between gap-4 text-sm">
            <div className="min-w-0">
              <AllowedLink
                to={`/admin/users/${request.user.databaseId}`}
                className="block truncate font-medium text-ink hover:underline"
              >
                {request.user.name}
              </AllowedLink>
              <span className="block text-xs wrap-anywhere text-muted">
                {request.course.title},{" "}
                <span className="whitespace-nowrap">{formatDate(request.createdAt)}</span>
              </span>
            </div>
            <PlaceRequestActs request={request} listId={listId} />
          </li>
        ))}
      </ul>
    </CountedCard>
  );
}
