import { ListTodo } from "lucide-react";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";

/** A course without an outline: there is nothing to plan or to tick yet. */
export function NoTopics({ courseId }: { courseId: number }) {
  return (
    <Card>
      <EmptyState
        icon={<ListTodo />}
        title="This course has no modules yet"
        action={
          <ButtonLink variant="primary" to={`/admin/courses/${courseId}/curriculum`}>
            Write the curriculum
          </ButtonLink>
        }
      >
        Its topics are ticked and planned here, once they are written.
      </EmptyState>
    </Card>
  );
}
