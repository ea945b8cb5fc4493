import { graphql } from "react-relay";
import type { Holidays } from "#gateway/domains/batchTopics/dayContract";
import type { CourseActivitiesScreenQuery } from "~/__generated__/CourseActivitiesScreenQuery.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { useHolidays } from "~/layout/holidays/useHolidays";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { PageHeader } from "~/ui/PageHeader";
import { toBatchCourseFrame } from "../batchCourseFrame";
import { ActivityLog, activityDays } from "./ActivityLog";

const query = graphql`
  query CourseActivitiesScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    ...useHolidays_query
    batchCourse(batchId: $batchId, courseId: $courseId) {
      ...batchCourseFrame_batchCourse @relay(mask: false)
      modules {
        id
        topics {
          id
          topicName
          courseName
          completedDate
        }
      }
    }
  }
`;

/** The topics that a batch completed in one course, by class day. */
export function CourseActivitiesScreen() {
  const data = useRouteQuery<CourseActivitiesScreenQuery>(query);
  const { batchCourse } = data;
  const holidays = useHolidays(data);
  if (!batchCourse) return <NotFound kind="batchCourse" />;
  return <Log batchCourse={batchCourse} holidays={holidays} />;
}

type Found = NonNullable<CourseActivitiesScreenQuery["response"]["batchCourse"]>;

function Log({ batchCourse, holidays }: { batchCourse: Found; holidays: Holidays }) {
  const frame = toBatchCourseFrame(batchCourse, holidays);
  const title = `Activities - ${batchCourse.course.title}`;
  useScreenTitle(title);
  const topics = batchCourse.modules.flatMap((module) => module.topics);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={`${batchCourse.batch.name}, ${classDaysInWords(frame.classDays)}`}
      />
      <ActivityLog {...activityDays(topics, frame)} showCourse={false} />
    </>
  );
}
