import { graphql } from "react-relay";
import { useLocation } from "react-router-dom";
import type { PlanScreenQuery } from "~/__generated__/PlanScreenQuery.graphql";
import { useHolidays } from "~/layout/holidays/useHolidays";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { BatchCourseNotFound } from "../topics/BatchCourseNotFound";
import { toBatchCourseFrame } from "../topics/batchCourseFrame";
import { NoTopics } from "../topics/NoTopics";
import { PlanCalendar } from "./PlanCalendar";
import { PlanHead } from "./PlanHead";
import { PlanList } from "./PlanList";
import { PlannedOnHolidays } from "./PlannedOnHolidays";
import { parsePlan } from "./planAddress";

const query = graphql`
  query PlanScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    ...useHolidays_query
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
      ...PlannedOnHolidays_batchCourse
      modules {
        id
      }
    }
  }
`;

/** The plan of a batch course: how much is planned, as a list by module or as a calendar by month. */
export function PlanScreen() {
  const data = useRouteQuery<PlanScreenQuery>(query);
  const { batchCourse } = data;
  const holidays = useHolidays(data);
  const { view } = parsePlan(useLocation().search);
  if (!batchCourse) return <BatchCourseNotFound />;
  const frame = toBatchCourseFrame(batchCourse, holidays);
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
      <PlannedOnHolidays batchCourse={batchCourse} frame={frame} />
      {view === "calendar" ? (
        <PlanCalendar batchCourse={batchCourse} frame={frame} />
      ) : (
        <PlanList batchCourse={batchCourse} frame={frame} />
      )}
    </>
  );
}
