import { Circle, CircleCheck } from "lucide-react";
import { graphql } from "react-relay";
import type { BatchCurriculumScreenQuery } from "~/__generated__/BatchCurriculumScreenQuery.graphql";
import { ScreenHead } from "~/layout/ScreenHead";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { NoTopics } from "../batchCourseContext";

function Outline({ batchCourse }: Found<BatchCurriculumScreenQuery, "batchCourse">) {
  const { course, batch, batchId, courseId, modules } = batchCourse;
  const title = `Curriculum - ${course.title}`;
  return (
    <>
      <ScreenHead
        title={title}
        subtitle={batch.name}
        actions={<ButtonLink to={`/admin/batches/${batchId}/courses/${courseId}`}>Mark topics</ButtonLink>}
      />
      {modules.length === 0 && <NoTopics courseId={courseId} />}
      <ol className="grid gap-5">
        {modules.map(({ id, name, completedTopics, noOfTopics, topics }) => (
          <Card
            key={id}
            as="li"
            title={name}
            description={`${completedTopics} of ${noOfTopics} topics completed`}
          >
            <ol className="grid gap-2 text-sm">
              {topics.map((topic) => (
                <Topic key={topic.id} name={topic.topicName} isDone={topic.status === "COMPLETED"} />
              ))}
            </ol>
          </Card>
        ))}
      </ol>
    </>
  );
}

const query = graphql`
  query BatchCurriculumScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    batchCourse(batchId: $batchId, courseId: $courseId) {
      ...batchCourseContext_key @relay(mask: false)
      batch { id name }
      modules {
        id
        name
        completedTopics
        noOfTopics
        topics { id topicName status }
      }
    }
  }
`;

/** The outline of a batch's course with the completed topics. */
export const BatchCurriculumScreen = foundScreen(query, "batchCourse", Outline);

function Topic({ name, isDone }: { name: string; isDone: boolean }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex items-start gap-2.5 text-soft">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isDone ? "text-success-ink" : "text-muted"}`} />
      <span className="min-w-0 wrap-anywhere">
        {name}
        {isDone && <span className="sr-only">, completed</span>}
      </span>
    </li>
  );
}
