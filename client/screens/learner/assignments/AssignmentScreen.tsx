import { ClipboardList } from "lucide-react";
import { EmptyScreen } from "~/layout/EmptyScreen";
import { ButtonLink } from "~/ui/ButtonLink";

/** An assignment. Assignments are not built yet, so every address shows that there is none. */
export function AssignmentScreen() {
  return (
    <EmptyScreen
      screen="Assignment"
      icon={<ClipboardList />}
      title="Assignment not found"
      action={
        <ButtonLink to=".." relative="path">
          All assignments
        </ButtonLink>
      }
    >
      This course has no assignments yet.
    </EmptyScreen>
  );
}
