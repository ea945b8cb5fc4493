import { CircleCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { AttentionCard_courses$key } from "../../../__generated__/AttentionCard_courses.graphql";
import { formatCount } from "../../../formats/counts";
import { formatDate } from "../../../formats/dates";
import { Badge } from "../../../ui/Badge";
import { ButtonLink } from "../../../ui/ButtonLink";
import { Card } from "../../../ui/Card";

interface Props {
  title: string;
  /** What is said when there is nothing to do. */
  settled: string;
  courses: AttentionCard_courses$key;
  /** The address of the list that holds them all. */
  all: string;
  /** Where in a course it can be mended: the end of its address. */
  screen: string;
}

/** Courses that wait for something, the last changed first. */
export function AttentionCard({ title, settled, courses: key, all, screen }: Props) {
  const { totalCount, nodes } = useFragment(
    graphql`
      fragment AttentionCard_courses on QueryCoursesConnection {
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
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          {title} <Badge tone={totalCount > 0 ? "warning" : "success"}>{formatCount(totalCount)}</Badge>
        </span>
      }
      actions={
        totalCount > 0 && (
          <ButtonLink size="sm" variant="ghost" to={all} aria-label={`View all: ${title}`}>
            View all
          </ButtonLink>
        )
      }
    >
      {nodes.length === 0 && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden className="size-4 text-success-ink" /> {settled}
        </p>
      )}
      <ul className="-mx-2 -my-1 grid gap-0.5">
        {nodes.map(({ id, databaseId, title: course, code, updatedAt }) => (
          <li key={id}>
            <Link
              to={`/admin/courses/${databaseId}${screen}`}
              className="touch flex items-center justify-between gap-4 rounded-md px-2 py-1.5 text-sm text-ink -outline-offset-2! hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="block truncate font-medium">{course}</span>
                <span className="block text-xs text-muted">{code}</span>
              </span>
              <span className="shrink-0 text-xs text-muted tabular-nums">{formatDate(updatedAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
