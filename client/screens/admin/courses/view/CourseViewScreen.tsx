import { graphql, useFragment } from "react-relay";
import type { CourseViewScreenNextSteps_course$key } from "~/__generated__/CourseViewScreenNextSteps_course.graphql";
import type { CourseViewScreenQuery } from "~/__generated__/CourseViewScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { NextStepList } from "~/screens/admin/NextStepList";
import { Card } from "~/ui/Card";
import { CardsSkeleton } from "~/ui/CardsSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";
import { CourseAbout, CourseModules } from "./CourseAbout";

/** The steps left before a new course can be published; nothing once all are done or it was published. */
function CourseNextSteps({ course: key }: { course: CourseViewScreenNextSteps_course$key }) {
  const { databaseId, publishedAt, topicCount, trainer, resources, modules } = useFragment(
    graphql`
      fragment CourseViewScreenNextSteps_course on Course {
        databaseId
        publishedAt
        topicCount
        trainer { id }
        resources(first: 1) { totalCount }
        modules {
          id
          topics { id publishedAt }
          questions { id }
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

function Overview({ course }: Found<CourseViewScreenQuery, "course">) {
  useScreenTitle(course.title);
  return (
    <>
      <CourseNextSteps course={course} />
      <CourseAbout course={course} />
      <CourseModules course={course} />
    </>
  );
}

const query = graphql`
  query CourseViewScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      id
      title
      ...CourseViewScreenNextSteps_course
      ...CourseAbout_course
      ...CourseAboutCourseModules_course
    }
  }
`;

/** A course's overview for staff: what is left to do, description and outline. */
export const CourseViewScreen = foundScreen(query, "course", Overview);

/** Placeholder for a course while it loads. */
export function CourseViewSkeleton() {
  return (
    <Loading label="Loading the course">
      <Card className="mb-6">
        <div className="grid items-start gap-6 md:grid-cols-[minmax(0,16rem)_1fr]">
          <Skeleton className="aspect-video w-full" />
          <SkeletonText lines={10} />
        </div>
      </Card>
      <CardsSkeleton cards={4} lines={4} />
    </Loading>
  );
}
