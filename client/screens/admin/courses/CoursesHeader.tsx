import { FolderTree, Plus, RotateCw } from "lucide-react";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";

interface Props {
  syncing?: boolean;
  onSync?: () => void;
}

/** The head of the list: its name, and the ways to categories and a new course. */
export function CoursesHeader({ syncing = false, onSync }: Props) {
  return (
    <PageHeader
      title="Courses"
      actions={
        <>
          <Button
            title="Reload the list"
            icon={<RotateCw />}
            busy={syncing}
            disabled={!onSync}
            onClick={onSync}
          >
            Sync
          </Button>
          <ButtonLink icon={<FolderTree />} to="/admin/categories">
            Categories
          </ButtonLink>
          <ButtonLink variant="primary" icon={<Plus />} to="/admin/courses/create">
            Add Course
          </ButtonLink>
        </>
      }
    />
  );
}
