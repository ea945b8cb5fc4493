import { ClipboardList } from "lucide-react";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";

/** A course's assignments, which are not built yet: shows an empty state. */
export function AssignmentsScreen() {
  useScreenTitle("Assignments");
  return (
    <>
      <PageHeader title="Assignments" />
      <Card>
        <EmptyState
          icon={<ClipboardList />}
          title="No assignments yet"
          action={
            <ButtonLink to="../topics" relative="path">
              Go to the topics
            </ButtonLink>
          }
        >
          This course has no assignments. When your trainer sets one, it appears here.
        </EmptyState>
      </Card>
    </>
  );
}
