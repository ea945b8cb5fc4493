import { Check } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CourseDetail_course$key } from "~/__generated__/CourseDetail_course.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { Card } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";
import { CourseFacts } from "./CourseFacts";
import { CourseOutline } from "./CourseOutline";
import { CourseReviews } from "./CourseReviews";
import { PublicResources } from "./PublicResources";

/** A course's description, facts and curriculum. */
export function CourseDetail({ course: key }: { course: CourseDetail_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseDetail_course on Course {
        title
        description
        objectives
        ...CourseFacts_course
        ...CourseOutline_course
        ...PublicResources_course
        ...CourseReviews_course
      }
    `,
    key,
  );
  useScreenTitle(course.title);
  return (
    <>
      <PageHeader
        title={`${course.title} - Curriculum`}
        breadcrumbs={[{ label: "Courses", to: "/courses" }, { label: course.title }]}
        subtitle={<p className="max-w-2xl text-base text-pretty">{course.description}</p>}
      />
      <div className="grid items-start gap-6 lg:grid-cols-12">
        <div className="min-w-0 lg:sticky lg:top-20 lg:order-last lg:col-span-4">
          <CourseFacts course={course} />
        </div>
        <div className="grid min-w-0 gap-6 lg:col-span-8">
          <Objectives objectives={course.objectives} />
          <CourseOutline course={course} />
          <PublicResources course={course} />
          <CourseReviews course={course} />
        </div>
      </div>
    </>
  );
}

function Objectives({ objectives }: { objectives: readonly string[] }) {
  if (objectives.length === 0) return null;
  return (
    <Card title="What you'll learn">
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {objectives.map((objective) => (
          <li key={objective} className="flex gap-2.5 text-sm text-soft">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-ink" />
            <span className="min-w-0">{objective}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
