import { FolderKanban } from "lucide-react";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";

/** Projects: there are none until they are built, and the screen says so. */
export function ProjectsScreen() {
  useScreenTitle("Projects");
  return (
    <>
      <PageHeader title="Projects" />
      <Card>
        <EmptyState
          icon={<FolderKanban />}
          title="No projects yet"
          action={
            <ButtonLink to="/learner/courses" variant="primary">
              Go to My Courses
            </ButtonLink>
          }
        >
          Projects put what you have learned to use. When the institute offers one, it appears here.
        </EmptyState>
      </Card>
    </>
  );
}
