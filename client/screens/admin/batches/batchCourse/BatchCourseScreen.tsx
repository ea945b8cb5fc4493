import { graphql } from "react-relay";
import type { BatchCourseScreenQuery } from "../../../../__generated__/BatchCourseScreenQuery.graphql";
import { useRouteQuery } from "../../../../relay/useRouteQuery";
import { frameOf } from "../topics/courseFrame";
import { NoTopics } from "../topics/NoTopics";
import { UnknownBatchCourse } from "../topics/UnknownBatchCourse";
import { useTopicUpdate } from "../topics/useTopicUpdate";
import { BatchCourseHead } from "./BatchCourseHead";
import { ModuleCard } from "./ModuleCard";

const query = graphql`
  query BatchCourseScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    batchCourse(batchId: $batchId, courseId: $courseId) {
      id
      batchId
      courseId
      startDate
      endDate
      today
      canPlan
      canTick
      batch {
        id
        classDays
      }
      ...BatchCourseHead_batchCourse
      modules {
        id
        ...ModuleCard_module
      }
    }
  }
`;

/** A course as a batch follows it: what is done, what is planned, and what is late, module by module. */
export function BatchCourseScreen() {
  const { batchCourse } = useRouteQuery<BatchCourseScreenQuery>(query);
  if (!batchCourse) return <UnknownBatchCourse />;
  return <Modules batchCourse={batchCourse} />;
}

function Modules({
  batchCourse,
}: {
  batchCourse: NonNullable<BatchCourseScreenQuery["response"]["batchCourse"]>;
}) {
  const frame = frameOf(batchCourse);
  const updates = useTopicUpdate(frame);
  return (
    <>
      <BatchCourseHead batchCourse={batchCourse} />
      {batchCourse.modules.length === 0 && <NoTopics courseId={frame.courseId} />}
      <div className="grid gap-5">
        {batchCourse.modules.map((module) => (
          <ModuleCard key={module.id} module={module} frame={frame} updates={updates} />
        ))}
      </div>
    </>
  );
}
