import { graphql } from "react-relay";
import type { Holidays } from "#gateway/domains/batchTopics/dayContract";
import type { BatchCourseScreenQuery } from "~/__generated__/BatchCourseScreenQuery.graphql";
import { useHolidays } from "~/layout/holidays/useHolidays";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { BatchCourseNotFound } from "../topics/BatchCourseNotFound";
import { toBatchCourseFrame } from "../topics/batchCourseFrame";
import { NoTopics } from "../topics/NoTopics";
import { useTopicUpdate } from "../topics/useTopicUpdate";
import { BatchCourseHead } from "./BatchCourseHead";
import { ModuleCard } from "./ModuleCard";

const query = graphql`
  query BatchCourseScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
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
  const data = useRouteQuery<BatchCourseScreenQuery>(query);
  const { batchCourse } = data;
  const holidays = useHolidays(data);
  if (!batchCourse) return <BatchCourseNotFound />;
  return <Modules batchCourse={batchCourse} holidays={holidays} />;
}

interface Props {
  batchCourse: NonNullable<BatchCourseScreenQuery["response"]["batchCourse"]>;
  holidays: Holidays;
}

function Modules({ batchCourse, holidays }: Props) {
  const frame = toBatchCourseFrame(batchCourse, holidays);
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
