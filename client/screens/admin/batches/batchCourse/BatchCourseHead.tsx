import { CalendarRange, History, Lock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BatchCourseHead_batchCourse$key } from "~/__generated__/BatchCourseHead_batchCourse.graphql";
import { formatDate } from "~/formats/dates";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { Tile } from "~/ui/Tile";

/** What the course is, how far the batch has come in it, and where to go from here. */
export function BatchCourseHead({ batchCourse: key }: { batchCourse: BatchCourseHead_batchCourse$key }) {
  const course = useFragment(
    graphql`
      fragment BatchCourseHead_batchCourse on BatchCourse {
        batchId
        courseId
        startDate
        endDate
        locked
        planEnabled
        noOfTopics
        completedTopics
        completionPercentage
        plannedTopics
        plannedPercentage
        delayedTopics
        course {
          id
          title
        }
        batch {
          id
          name
        }
      }
    `,
    key,
  );
  const { title } = course.course;
  useScreenTitle(`${title}, ${course.batch.name}`);
  const here = `/admin/batches/${course.batchId}/courses/${course.courseId}`;
  return (
    <>
      <PageHeader
        title={title}
        status={course.locked && <Badge icon={<Lock />}>Locked</Badge>}
        subtitle={`${formatDate(course.startDate)} to ${formatDate(course.endDate)}`}
        actions={
          <>
            {course.planEnabled ? (
              <ButtonLink icon={<CalendarRange />} to={`${here}/plan`}>
                Plan
              </ButtonLink>
            ) : (
              <Button icon={<CalendarRange />} disabled title="This course has no plan">
                Plan
              </Button>
            )}
            <ButtonLink icon={<History />} to={`${here}/activities`}>
              Activities
            </ButtonLink>
          </>
        }
      />
      <div className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile label="Topics Completed" value={`${course.completedTopics} of ${course.noOfTopics}`} />
        <Tile label="Completion" value={`${course.completionPercentage}%`} />
        <Tile
          label="Planned"
          value={`${course.plannedPercentage}%`}
          note={`${course.plannedTopics} topics`}
        />
        <Tile
          label="Delayed"
          value={course.delayedTopics}
          tone={course.delayedTopics > 0 ? "danger" : "neutral"}
          note={course.delayedTopics > 0 ? "Planned for a day that is past" : "Nothing is late"}
        />
      </div>
    </>
  );
}
