import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { AttentionListAttentionCard_courses$key } from "~/__generated__/AttentionListAttentionCard_courses.graphql";
import { formatCount } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { AllowedLink } from "~/screens/admin/AllowedLink";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import type { Tone } from "~/ui/tones";

interface Row {
  key: string;
  to: string;
  label: string;
  note: string;
  /** A date, time or amount at the end of the line. */
  aside: ReactNode;
}

interface Props {
  title: string;
  /** The total number; null is not shown. */
  count: number | null;
  /** The tone of a count above 0. */
  tone?: Tone;
  /** The text for an empty list. */
  settled: string;
  /** The address of the full list. */
  all: string;
  rows: readonly Row[];
}

/** An empty list of problems is good; an empty list of classes is neutral. */
const toneOfNone: Partial<Record<Tone, Tone>> = { info: "neutral" };

/** The first items of a list, each linking to where it can be dealt with. */
export function AttentionList({ title, count, tone = "warning", settled, all, rows }: Props) {
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
        rows.length > 0 && (
          <ButtonLink size="sm" variant="ghost" to={all} aria-label={`View all: ${title}`}>
            View all
          </ButtonLink>
        )
      }
    >
      {rows.length === 0 && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" /> {settled}
        </p>
      )}
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
    </Card>
  );
}

interface AttentionCardProps {
  title: string;
  settled: string;
  courses: AttentionListAttentionCard_courses$key;
  all: string;
  /** The end of the address of the course's screen that solves it. */
  screen: string;
}

/** Courses that need attention, last changed first. */
export function AttentionCard({ courses: key, screen, ...texts }: AttentionCardProps) {
  const { totalCount, nodes } = useFragment(
    graphql`
      fragment AttentionListAttentionCard_courses on QueryCoursesConnection {
        totalCount
        nodes {
          id
          databaseId
          title
          code
          updatedAt
        }
      }
    `,
    key,
  );
  const rows = nodes.map(({ id, databaseId, title, code, updatedAt }) => ({
    ...{ key: id, to: `/admin/courses/${databaseId}${screen}`, label: title, note: code },
    aside: formatDate(updatedAt),
  }));
  return <AttentionList {...texts} count={totalCount} rows={rows} />;
}
