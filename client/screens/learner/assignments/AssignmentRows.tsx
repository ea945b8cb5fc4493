import { ClipboardList } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import { assignmentKindLabels, assignmentStateLabels } from "#gateway/domains/assignments/contract";
import type { AssignmentRows_assignments$key } from "~/__generated__/AssignmentRows_assignments.graphql";
import { formatMoment } from "~/formats/moments";
import { EmptyCard } from "~/ui/EmptyCard";
import { stateBadge } from "~/ui/stateBadge";

/** The state of an assignment, in a word. */
export const AssignmentBadge = stateBadge(assignmentStateLabels, {
  OPEN: "neutral",
  DRAFT: "info",
  HANDED_IN: "info",
  RETURNED: "warning",
  ACCEPTED: "success",
});

interface Props {
  assignments: AssignmentRows_assignments$key;
  empty: { title: string; text: string; link: { label: string; to: string; relative?: "path" | "route" } };
  /** Whether each row names its course. */
  withCourse?: boolean;
}

/** A learner's assignments or projects, each with its due date and state. */
export function AssignmentRows({ assignments: key, empty, withCourse = false }: Props) {
  const rows = useFragment(
    graphql`
      fragment AssignmentRows_assignments on Assignment @relay(plural: true) {
        id
        databaseId
        title
        kind
        points
        dueAt
        state
        course { databaseId code title }
      }
    `,
    key,
  );
  if (rows.length === 0) {
    const { text, ...about } = empty;
    return (
      <EmptyCard icon={<ClipboardList />} {...about}>
        {text}
      </EmptyCard>
    );
  }
  return (
    <ul className="grid gap-3">
      {rows.map(({ id, databaseId, title, kind, points, dueAt, state, course }) => {
        const ofCourse = `/learner/courses/${encodeURIComponent(course.code)}/${course.databaseId}`;
        const to =
          kind === "PROJECT" ? `/learner/projects/${databaseId}` : `${ofCourse}/assignments/${databaseId}`;
        return (
          <li key={id}>
            <Link
              to={to}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-5 py-3 hover:bg-hover"
            >
              <span className="grid min-w-0 gap-0.5">
                <span className="wrap-anywhere font-medium text-ink">{title}</span>
                <span className="text-sm text-muted">
                  {withCourse ? `${course.title} · ` : ""}
                  {kind === "PROJECT" && !withCourse ? `${assignmentKindLabels[kind]} · ` : ""}
                  {points} points · {dueAt ? `due ${formatMoment(dueAt)}` : "no due date"}
                </span>
              </span>
              {state && <AssignmentBadge state={state} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
