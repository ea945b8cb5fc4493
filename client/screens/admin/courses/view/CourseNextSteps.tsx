import { graphql, useFragment } from "react-relay";
import type { CourseNextSteps_course$key } from "~/__generated__/CourseNextSteps_course.graphql";
import { NextStepList } from "~/screens/admin/NextStepList";

/** What is left to do before a new course can be published; nothing once all is done or it was published. */
export function CourseNextSteps({ course: key }: { course: CourseNextSteps_course$key }) {
  const { databaseId, publishedAt, topicCount, trainer, resources, modules } = useFragment(
    graphql`
      fragment CourseNextSteps_course on Course {
        databaseId
        publishedAt
        topicCount
        trainer {
          id
        }
        resources(first: 1) {
          totalCount
        }
        modules {
          id
          topics {
            id
            publishedAt
          }
          questions {
            id
          }
        }
      }
    `,
    key,
  );
  const here = `/admin/courses/${databaseId}`;
  const steps = [
    { label: "Add modules and topics", to: `${here}/curriculum`, isDone: topicCount > 0 },
    {
      label: "Write the lessons",
      to: `${here}/curriculum`,
      isDone: modules.some(({ topics }) => topics.some((topic) => topic.publishedAt)),
    },
    { label: "Choose a trainer", to: `${here}/edit`, isDone: Boolean(trainer) },
    { label: "Add resources", to: `${here}/resources/create`, isDone: resources.totalCount > 0 },
    {
      label: "Add questions",
      to: `${here}/questions`,
      isDone: modules.some(({ questions }) => questions.length > 0),
    },
  ];
  if (publishedAt || steps.every(({ isDone }) => isDone)) return null;
  return <NextStepList steps={steps} />;
}
