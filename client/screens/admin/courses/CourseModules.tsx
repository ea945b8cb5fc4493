import { ListTree, Route } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CourseModules_course$key } from "~/__generated__/CourseModules_course.graphql";
import { formatQuantity } from "~/formats/counts";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";

const topicNoun = { one: "topic", many: "topics" };

/** The course's modules, each with how many topics it has, and their names. */
export function CourseModules({ course: key }: { course: CourseModules_course$key }) {
  const { databaseId, modules } = useFragment(
    graphql`
      fragment CourseModules_course on Course {
        databaseId
        modules {
          id
          name
          topics {
            id
            name
          }
        }
      }
    `,
    key,
  );
  if (modules.length === 0) return <NoModules courseId={databaseId} />;
  return (
    <section aria-label="Modules" className="grid items-start gap-4 md:grid-cols-2">
      {modules.map(({ id, name, topics }) => (
        <Card key={id} as="article" title={name} description={formatQuantity(topics.length, topicNoun)}>
          {topics.length === 0 ? (
            <p className="text-sm text-muted">No topics yet</p>
          ) : (
            <ol className="grid list-decimal gap-1.5 pl-5 text-sm text-soft marker:text-muted marker:tabular-nums">
              {topics.map((topic) => (
                <li key={topic.id} className="wrap-anywhere">
                  {topic.name}
                </li>
              ))}
            </ol>
          )}
        </Card>
      ))}
    </section>
  );
}

function NoModules({ courseId }: { courseId: number }) {
  return (
    <Card>
      <EmptyState
        icon={<ListTree />}
        title="No modules yet"
        action={
          <ButtonLink variant="primary" icon={<Route />} to={`/admin/courses/${courseId}/curriculum`}>
            Add a module
          </ButtonLink>
        }
      >
        A course is made of modules with topics. Learners see them as its curriculum.
      </EmptyState>
    </Card>
  );
}
