import { graphql } from "react-relay";
import type { CourseActivitiesScreenQuery } from "~/__generated__/CourseActivitiesScreenQuery.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { useHolidays } from "~/layout/holidays/useHolidays";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { PageHeader } from "~/ui/PageHeader";
import { toBatchCourseFrame } from "../batchCourseFrame";
import { ActivityLog, activityDays } from "./ActivityLog";

function Log(response: Found<CourseActivitiesScreenQuery, "batchCourse">) {
  const { batchCourse } = response;
  const frame = toBatchCourseFrame(batchCourse, useHolidays(response));
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
export const CourseActivitiesScreen = foundScreen<CourseActivitiesScreenQuery, "batchCourse">(
  query,
  "batchCourse",
  Log,
);
