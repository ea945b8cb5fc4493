import { FolderKanban } from "lucide-react";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";

/** A project. Projects are not built yet, so every address shows that there is none. */
export function ProjectScreen() {
  useScreenTitle("Project");
  return (
    <>
      <PageHeader title="Project" />
      <Card>
        <EmptyState
          icon={<FolderKanban />}
          title="Project not found"
          action={
            <ButtonLink to=".." relative="path">
              All projects
            </ButtonLink>
          }
        >
          The institute has no projects yet.
        </EmptyState>
      </Card>
    </>
  );
}
