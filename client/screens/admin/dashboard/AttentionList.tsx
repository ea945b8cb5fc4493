import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AttentionListAttentionCard_courses$key } from "~/__generated__/AttentionListAttentionCard_courses.graphql";
import { formatCount } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import type { Tone } from "~/ui/tones";

interface Row {
  key: string;
  to: string;
  label: string;
  note: string;
  /** A date, a time or a sum at the end of the line. */
  aside: ReactNode;
}

interface Props {
  title: string;
  /** How many there are in all; null is not counted. */
  count: number | null;
  /** What the count means when it is not 0. */
  tone?: Tone;
  /** What is said when there is nothing. */
  settled: string;
  /** The address of the list that holds them all. */
  all: string;
  rows: readonly Row[];
}

/** Nothing late is good; nothing today is no merit. */
const toneOfNone: Partial<Record<Tone, Tone>> = { info: "neutral" };

/** The first of some things, each a link to where it can be seen to. */
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
            <Link
              to={to}
              className="touch flex items-center justify-between gap-4 rounded-md px-2 py-1.5 text-sm text-ink -outline-offset-2! hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="block truncate font-medium">{label}</span>
                <span className="block truncate text-xs text-muted">{note}</span>
              </span>
              <span className="shrink-0 text-xs text-muted tabular-nums">{aside}</span>
            </Link>
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
  /** Where in a course it can be mended: the end of its address. */
  screen: string;
}

/** Courses that wait for something, the last changed first. */
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
