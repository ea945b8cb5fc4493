import { graphql } from "react-relay";
import type { Holidays } from "#gateway/domains/batchTopics/dayContract";
import type { PlanEditScreenQuery } from "~/__generated__/PlanEditScreenQuery.graphql";
import { useHolidays } from "~/layout/holidays/useHolidays";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { BatchCourseNotFound } from "../topics/BatchCourseNotFound";
import { toBatchCourseFrame } from "../topics/batchCourseFrame";
import { NoTopics } from "../topics/NoTopics";
import { CannotPlan } from "./CannotPlan";
import { PlanEditHead } from "./PlanEditHead";
import { PlanEditor } from "./PlanEditor";

const query = graphql`
  query PlanEditScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
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
      locked
      course {
        id
        title
      }
      batch {
        id
        name
        classDays
      }
      modules {
        id
        name
        topics {
          id
          databaseId
          topicName
          status
          plannedDate
        }
      }
    }
  }
`;

/** All topics of a batch course in one grid, whose dates are edited by keyboard and saved in one go. */
export function PlanEditScreen() {
  const data = useRouteQuery<PlanEditScreenQuery>(query);
  const { batchCourse } = data;
  const holidays = useHolidays(data);
  if (!batchCourse) return <BatchCourseNotFound />;
  return <Editor batchCourse={batchCourse} holidays={holidays} />;
}

type Found = NonNullable<PlanEditScreenQuery["response"]["batchCourse"]>;

const topicsOf = ({ modules }: Found) =>
  modules.flatMap((module) =>
    module.topics.map(({ id, databaseId, topicName, status, plannedDate }) => ({
      ...{ id, topicName, topicId: databaseId, moduleId: module.id, moduleName: module.name },
      status: status === "COMPLETED" ? ("COMPLETED" as const) : ("PENDING" as const),
      plannedDate: plannedDate ?? null,
    })),
  );

function Editor({ batchCourse, holidays }: { batchCourse: Found; holidays: Holidays }) {
  const frame = toBatchCourseFrame(batchCourse, holidays);
  const topics = topicsOf(batchCourse);
  return (
    <>
      <PlanEditHead title={batchCourse.course.title} batchName={batchCourse.batch.name} frame={frame} />
      {topics.length === 0 && <NoTopics courseId={frame.courseId} />}
      {topics.length > 0 && !frame.canPlan && <CannotPlan frame={frame} locked={batchCourse.locked} />}
      {topics.length > 0 && frame.canPlan && <PlanEditor topics={topics} frame={frame} />}
    </>
  );
}
