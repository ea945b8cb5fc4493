import { graphql } from "react-relay";
import { weekdaysIn } from "#gateway/domains/batches/contract";
import type { BatchActivitiesScreenQuery } from "~/__generated__/BatchActivitiesScreenQuery.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { useHolidays } from "~/layout/holidays/useHolidays";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { PageHeader } from "~/ui/PageHeader";
import { ActivityLog, activityDays } from "./ActivityLog";

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
