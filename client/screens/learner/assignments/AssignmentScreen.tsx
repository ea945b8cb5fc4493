import { ClipboardList } from "lucide-react";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";

/** An assignment. Assignments are not built yet, so every address shows that there is none. */
export function AssignmentScreen() {
  useScreenTitle("Assignment");
  return (
    <>
      <PageHeader title="Assignment" />
      <Card>
        <EmptyState
          icon={<ClipboardList />}
          title="Assignment not found"
          action={
            <ButtonLink to=".." relative="path">
              All assignments
            </ButtonLink>
          }
        >
          This course has no assignments yet.
        </EmptyState>
      </Card>
    </>
  );
}
