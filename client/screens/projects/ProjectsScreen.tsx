import { FolderKanban } from "lucide-react";
import { EmptyScreen } from "~/layout/EmptyScreen";
import { ButtonLink } from "~/ui/ButtonLink";

/** The list of projects, which are not built yet: shows an empty state. */
export function ProjectsScreen() {
  return (
    <EmptyScreen
      screen="Projects"
      icon={<FolderKanban />}
      title="No projects yet"
      action={
        <ButtonLink to="/learner/courses" variant="primary">
          Go to My Courses
        </ButtonLink>
      }
    >
      In a project you put your skills to use. Projects from your institute appear here.
    </EmptyScreen>
  );
}
