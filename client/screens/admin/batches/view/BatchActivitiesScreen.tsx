import { graphql } from "react-relay";
import { weekdaysIn } from "#gateway/domains/batches/contract";
import type { Holidays } from "#gateway/domains/batchTopics/dayContract";
import type { BatchActivitiesScreenQuery } from "~/__generated__/BatchActivitiesScreenQuery.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { useHolidays } from "~/layout/holidays/useHolidays";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { PageHeader } from "~/ui/PageHeader";
import { ActivityLog, activityDays } from "./ActivityLog";

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
export function BatchActivitiesScreen() {
  const data = useRouteQuery<BatchActivitiesScreenQuery>(query);
  const holidays = useHolidays(data);
  return data.batch ? <Log batch={data.batch} holidays={holidays} /> : <NotFound kind="batch" />;
}

interface Props {
  batch: NonNullable<BatchActivitiesScreenQuery["response"]["batch"]>;
  holidays: Holidays;
}

function Log({ batch, holidays }: Props) {
  useScreenTitle(`Activities, ${batch.name}`);
  const classDays = weekdaysIn(batch.classDays);
  return (
    <>
      <PageHeader title="Activities" subtitle={`${batch.name}, ${classDaysInWords(classDays)}`} />
      <ActivityLog {...activityDays(batch.topics, { ...batch, classDays, holidays })} showCourse />
    </>
  );
}
