import { CalendarRange, History, Lock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BatchCourseScreenBatchCourseHead_batchCourse$key } from "~/__generated__/BatchCourseScreenBatchCourseHead_batchCourse.graphql";
import type { BatchCourseScreenQuery } from "~/__generated__/BatchCourseScreenQuery.graphql";
import { formatDateRange } from "~/formats/ranges";
import { ScreenHead } from "~/layout/ScreenHead";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";
import { Tile } from "~/ui/Tile";
import { NoTopics, useBatchCourseContext } from "../batchCourseContext";
import { ModuleCard } from "./ModuleCard";
import { useTopicUpdate } from "./useTopicUpdate";

/** The head of a batch course: name, status, figures and links. */
function BatchCourseHead({
  batchCourse: key,
}: {
  batchCourse: BatchCourseScreenBatchCourseHead_batchCourse$key;
}) {
  const course = useFragment(
    graphql`
      fragment BatchCourseScreenBatchCourseHead_batchCourse on BatchCourse {
        batchId
        courseId
        startDate
        endDate
        locked
        planEnabled
        ...useLiveTopics_batchCourse @relay(mask: false)
        course { id title }
        batch { id name }
      }
    `,
    key,
  );
  const { title } = course.course;
  const here = `/admin/batches/${course.batchId}/courses/${course.courseId}`;
  return (
    <>
      <ScreenHead
        screenTitle={`${title}, ${course.batch.name}`}
        title={title}
        status={course.locked && <Badge icon={<Lock />}>Locked</Badge>}
        subtitle={formatDateRange(course.startDate, course.endDate)}
        actions={
          <>
            {course.planEnabled ? (
              <ButtonLink icon={<CalendarRange />} to={`${here}/plan`}>
                Plan
              </ButtonLink>
            ) : (
              <Button icon={<CalendarRange />} disabled title="Planning is turned off for this course">
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
          label="Late"
          value={course.delayedTopics}
          tone={course.delayedTopics > 0 ? "danger" : "neutral"}
          note={course.delayedTopics > 0 ? "Past their planned date" : "Nothing is late"}
        />
      </div>
    </>
  );
}

function Modules(response: Found<BatchCourseScreenQuery, "batchCourse">) {
  const { batchCourse } = response;
  const context = useBatchCourseContext(response);
  const updates = useTopicUpdate(context);
  return (
    <>
      <BatchCourseHead batchCourse={batchCourse} />
      {batchCourse.modules.length === 0 && <NoTopics courseId={context.courseId} />}
      <div className="grid gap-5">
        {batchCourse.modules.map((module) => (
          <ModuleCard key={module.id} module={module} context={context} updates={updates} />
        ))}
      </div>
    </>
  );
}

const query = graphql`
  query BatchCourseScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    ...batchCourseContext_query @relay(mask: false)
    batchCourse(batchId: $batchId, courseId: $courseId) {
      ...BatchCourseScreenBatchCourseHead_batchCourse
      modules { id ...ModuleCard_module }
    }
  }
`;

/** A course of a batch: completed, planned and late topics, module by module. */
export const BatchCourseScreen = foundScreen(query, "batchCourse", Modules);

/** Placeholder for a batch course while it loads. */
export function BatchCourseSkeleton() {
  return (
    <Loading label="Loading the course of the batch">
      <HeadSkeleton subtitle />
      <div className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} className="h-24" />
        ))}
      </div>
      {[1, 2].map((module) => (
        <Card key={module} className="mb-5">
          <Skeleton className="mb-5 h-4 w-52" />
          <SkeletonRows rows={4} height="h-5" />
        </Card>
      ))}
    </Loading>
  );
}
