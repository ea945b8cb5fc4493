import { FolderKanban } from "lucide-react";
import { EmptyScreen } from "~/layout/EmptyScreen";
import { ButtonLink } from "~/ui/ButtonLink";

/** A project. Projects are not built yet, so every address shows that there is none. */
export function ProjectScreen() {
  return (
    <EmptyScreen
      screen="Project"
      icon={<FolderKanban />}
      title="Project not found"
      action={
        <ButtonLink to=".." relative="path">
          All projects
        </ButtonLink>
      }
    >
      The institute has no projects yet.
    </EmptyScreen>
  );
}
