import { ClipboardList } from "lucide-react";
import type { AssessmentCard_assessment$key } from "~/__generated__/AssessmentCard_assessment.graphql";
import { CardGrid } from "~/ui/CardGrid";
import { EmptyState } from "~/ui/EmptyState";
import { AssessmentCard } from "./AssessmentCard";

export const gridClass = "grid gap-5 sm:grid-cols-2 xl:grid-cols-3";

/** Assessments as cards, or an empty state. */
export function AssessmentGrid({
  assessments,
  children,
}: {
  assessments: ReadonlyArray<AssessmentCard_assessment$key & { readonly id: string }>;
  /** The text of the empty state. */
  children: string;
}) {
  if (assessments.length === 0) {
    return (
      <EmptyState
        icon={<ClipboardList />}
        title="No assessments yet"
        link={{ label: "View all courses", to: "/courses" }}
      >
        {children}
      </EmptyState>
    );
  }
  return (
    <CardGrid
      items={assessments}
      className="xl:grid-cols-3"
      card={(assessment, index) => <AssessmentCard assessment={assessment} eager={index < 3} />}
    />
  );
}
