import { Plus } from "lucide-react";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";

/** The head of the list: its name, and the way to put a course into the batch. */
export function BatchCoursesHeader({ batchId }: { batchId: number | string }) {
  return (
    <PageHeader
      title="Courses"
      actions={
        <ButtonLink variant="primary" icon={<Plus />} to={`/admin/batches/${batchId}/courses/create`}>
          Assign Course
        </ButtonLink>
      }
    />
  );
}
