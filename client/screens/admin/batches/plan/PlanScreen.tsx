import { graphql } from "react-relay";
import { useLocation } from "react-router-dom";
import type { PlanScreenQuery } from "../../../../__generated__/PlanScreenQuery.graphql";
import { useRouteQuery } from "../../../../relay/useRouteQuery";
import { frameOf } from "../topics/courseFrame";
import { NoTopics } from "../topics/NoTopics";
import { UnknownBatchCourse } from "../topics/UnknownBatchCourse";
import { PlanCalendar } from "./PlanCalendar";
import { PlanHead } from "./PlanHead";
import { PlanList } from "./PlanList";
import { parsePlan } from "./planAddress";

const query = graphql`
  query PlanScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
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
      ...PlanHead_batchCourse
      ...PlanList_batchCourse
      ...PlanCalendar_batchCourse
      modules {
        id
      }
    }
  }
`;

/** The plan of a batch course: how much is planned, as a list by module or as a calendar by month. */
export function PlanScreen() {
  const { batchCourse } = useRouteQuery<PlanScreenQuery>(query);
  const { view } = parsePlan(useLocation().search);
  if (!batchCourse) return <UnknownBatchCourse />;
  const frame = frameOf(batchCourse);
  if (batchCourse.modules.length === 0) {
    return (
      <>
        <PlanHead batchCourse={batchCourse} frame={frame} />
        <NoTopics courseId={frame.courseId} />
      </>
    );
  }
  return (
    <>
      <PlanHead batchCourse={batchCourse} frame={frame} />
      {view === "calendar" ? (
        <PlanCalendar batchCourse={batchCourse} frame={frame} />
      ) : (
        <PlanList batchCourse={batchCourse} today={frame.today} />
      )}
    </>
  );
}
