import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import type { NotEnrolled_course$key } from "~/__generated__/NotEnrolled_course.graphql";
import { enrol } from "~/commands/learnerCommands";
import { RequestPlace } from "~/layout/enrolment/RequestPlace";
import { ScreenHead } from "~/layout/ScreenHead";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { Cover } from "~/ui/Cover";

/** Shown instead of a course that the viewer is not enrolled in, with the way to enrol. */
export function NotEnrolled({ course: key }: { course: NotEnrolled_course$key }) {
  const course = useFragment(
    graphql`
      fragment NotEnrolled_course on Course {
        databaseId
        code
        title
        imageUrl
        canEnrol
        ...RequestPlace_course
      }
    `,
    key,
  );
  const [commit, busy] = useMutation(enrol);
  const { revalidate } = useRevalidator();
  const join = async () => {
    // Resources for enrolled learners become visible now.
    if (await commit({ courseId: course.databaseId })) await revalidate();
  };
  return (
    <>
      <ScreenHead title={course.title} subtitle={enrolmentMessages.notEnrolled} />
      <Card flush className="max-w-lg">
        <Cover code={course.code} title={course.title} src={course.imageUrl} eager />
        <div className="p-5">
          {course.canEnrol ? (
            <>
              <p className="text-sm text-soft">
                This course is free. Enrol to see its topics, questions and resources and to keep your
                progress.
              </p>
              <Button variant="primary" size="lg" className="mt-3 w-full" busy={busy} onClick={join}>
                Enrol
              </Button>
            </>
          ) : (
            <RequestPlace course={course} />
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            <ButtonLink to={`/courses/${encodeURIComponent(course.code)}`}>About this course</ButtonLink>
            <ButtonLink variant="ghost" to="/learner/courses">
              Go to My Courses
            </ButtonLink>
          </div>
        </div>
      </Card>
    </>
  );
}
