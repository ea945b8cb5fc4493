import { FolderKanban } from "lucide-react";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";

/** The list of projects, which are not built yet: shows an empty state. */
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
          In a project you put your skills to use. Projects from your institute appear here.
        </EmptyState>
      </Card>
    </>
  );
}
