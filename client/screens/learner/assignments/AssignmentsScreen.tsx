import { ClipboardList } from "lucide-react";
import { EmptyScreen } from "~/layout/EmptyScreen";
import { ButtonLink } from "~/ui/ButtonLink";

/** A course's assignments, which are not built yet: shows an empty state. */
export function AssignmentsScreen() {
  return (
    <EmptyScreen
      screen="Assignments"
      icon={<ClipboardList />}
      title="No assignments yet"
      action={
        <ButtonLink to="../topics" relative="path">
          Go to the topics
        </ButtonLink>
      }
    >
      This course has no assignments. When your trainer sets one, it appears here.
    </EmptyScreen>
  );
}
