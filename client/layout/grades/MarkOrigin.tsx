import { graphql, useFragment } from "react-relay";
import type { CellState } from "#gateway/domains/grades/contract";
import type { MarkOrigin_grade$key } from "~/__generated__/MarkOrigin_grade.graphql";
import { explainMark } from "./explainMark";

interface Props {
  grade: MarkOrigin_grade$key;
  item: { maxPoints: number };
  cell: {
    state: string;
    points?: number | null | undefined;
    ownPoints?: number | null | undefined;
    isEntered: boolean;
  };
}

/** Shows step by step how the figure of a mark came about. */
export function MarkOrigin({ grade: key, item, cell }: Props) {
  const { origin, scheme } = useFragment(
    graphql`
      fragment MarkOrigin_grade on CourseGrade @argumentDefinitions(itemKey: { type: "String!" }) {
        scheme { missingIsZero }
        origin(itemKey: $itemKey) {
          kind
          earned
          counted
          possible
          penalty
          daysLate
          attempt
          attempts
          countsLast
        }
      }
    `,
    key,
  );
  const steps = explainMark(origin ?? null, {
    state: cell.state as CellState,
    points: cell.points ?? null,
    ownPoints: cell.ownPoints ?? null,
    isEntered: cell.isEntered,
    ...item,
    ...scheme,
  });
  return (
    <ol className="grid gap-1 text-sm text-soft tabular-nums">
      {steps.map((step) => (
        <li key={step} className="wrap-anywhere">
          {step}
        </li>
      ))}
    </ol>
  );
}
