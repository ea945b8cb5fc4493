import { graphql } from "react-relay";
import { weekdaysIn } from "#gateway/domains/batches/contract";
import type { BatchActivitiesScreenCourseActivitiesQuery } from "~/__generated__/BatchActivitiesScreenCourseActivitiesQuery.graphql";
import type { BatchActivitiesScreenQuery } from "~/__generated__/BatchActivitiesScreenQuery.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { useHolidays } from "~/layout/holidays/useHolidays";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { PageHeader } from "~/ui/PageHeader";
import { toBatchCourseFrame } from "../batchCourseFrame";
import { ActivityLog, activityDays } from "./ActivityLog";

function CourseLog(response: Found<BatchActivitiesScreenCourseActivitiesQuery, "batchCourse">) {
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

const courseQuery = graphql`
  query BatchActivitiesScreenCourseActivitiesQuery($batchId: Int!, $courseId: Int!) @preloadable {
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
export const CourseActivitiesScreen = foundScreen<BatchActivitiesScreenCourseActivitiesQuery, "batchCourse">(
  courseQuery,
  "batchCourse",
  CourseLog,
);

function Log(response: Found<BatchActivitiesScreenQuery, "batch">) {
  const { batch } = response;
  const holidays = useHolidays(response);
  useScreenTitle(`Activities, ${batch.name}`);
  const classDays = weekdaysIn(batch.classDays);
  return (
    <>
      <PageHeader title="Activities" subtitle={`${batch.name}, ${classDaysInWords(classDays)}`} />
      <ActivityLog {...activityDays(batch.topics, { ...batch, classDays, holidays })} showCourse />
    </>
  );
}

const query = graphql`
  query BatchActivitiesScreenQuery($batchId: Int!) @preloadable {
    ...useHolidays_query
    batch(databaseId: $batchId) {
      id
      name
      startDate
      endDate
      classDays
      today
      topics {
        id
        topicName
        courseName
        completedDate
      }
    }
  }
`;

/** The topics that a batch completed in all its courses, by class day. */
export const BatchActivitiesScreen = foundScreen<BatchActivitiesScreenQuery, "batch">(query, "batch", Log);
