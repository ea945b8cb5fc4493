import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { PlannedDates } from "#gateway/domains/batchTopics/planContract";
import type { PlanScreenPlannedOnHolidays_batchCourse$key } from "~/__generated__/PlanScreenPlannedOnHolidays_batchCourse.graphql";
import type { PlanScreenQuery } from "~/__generated__/PlanScreenQuery.graphql";
import { useHolidays } from "~/layout/holidays/useHolidays";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Card } from "~/ui/Card";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";
import { rescueFocus } from "~/ui/useHeadingFocus";
import { type BatchCourseFrame, NoTopics, toBatchCourseFrame } from "../batchCourseFrame";
import { useSavePlan } from "../topicChanges";
import { HolidayNotice } from "./HolidayNotice";
import { PlanCalendar } from "./PlanCalendar";
import { PlanHead } from "./PlanHead";
import { PlanList } from "./PlanList";
import { parsePlan } from "./planAddress";

interface Props {
  batchCourse: PlanScreenPlannedOnHolidays_batchCourse$key;
  frame: BatchCourseFrame;
}

/** The topics planned on holidays; moving them saves at once. */
function PlannedOnHolidays({ batchCourse: key, frame }: Props) {
  const { modules } = useFragment(
    graphql`
      fragment PlanScreenPlannedOnHolidays_batchCourse on BatchCourse {
        modules {
          id
          topics {
            id
            databaseId
            status
            plannedDate
          }
        }
      }
    `,
    key,
  );
  const { save, saving } = useSavePlan(frame);
  const topics = modules
    .flatMap((module) => module.topics)
    .map(({ id, databaseId, status, plannedDate }) => ({
      ...{ id, topicId: databaseId, plannedDate: plannedDate ?? null },
      status: status === "COMPLETED" ? ("COMPLETED" as const) : ("PENDING" as const),
    }));
  const move = async (dates: PlannedDates) => {
    const moves = topics.flatMap(({ id, topicId, plannedDate }) => {
      const to = dates.get(topicId);
      return to === undefined ? [] : [{ topic: { id, databaseId: topicId }, from: plannedDate, to }];
    });
    // The button disappears with the last of these topics, and the focus with it.
    if (await save(moves)) requestAnimationFrame(rescueFocus);
  };
  return <HolidayNotice topics={topics} frame={frame} busy={saving} onMove={(dates) => void move(dates)} />;
}

function Plan(response: Found<PlanScreenQuery, "batchCourse">) {
  const { batchCourse } = response;
  const holidays = useHolidays(response);
  const { view } = parsePlan(useLocation().search);
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

const query = graphql`
  query PlanScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    ...useHolidays_query
    batchCourse(batchId: $batchId, courseId: $courseId) {
      ...batchCourseFrame_batchCourse @relay(mask: false)
      ...PlanHead_batchCourse
      ...PlanList_batchCourse
      ...PlanCalendar_batchCourse
      ...PlanScreenPlannedOnHolidays_batchCourse
      modules {
        id
      }
    }
  }
`;

/** The plan of a batch course: its progress, as a list by module or as a calendar. */
export const PlanScreen = foundScreen<PlanScreenQuery, "batchCourse">(query, "batchCourse", Plan);

/** Placeholder for a plan while it loads. */
export function PlanSkeleton() {
  return (
    <Loading label="Loading the plan">
      <HeadSkeleton subtitle />
      <Skeleton className="mb-5 h-16" />
      <Skeleton className="mb-6 h-6 w-36" />
      {[1, 2].map((module) => (
        <Card key={module} className="mb-5">
          <Skeleton className="mb-5 h-4 w-52" />
          <SkeletonRows rows={5} height="h-4" />
        </Card>
      ))}
    </Loading>
  );
}
