import { graphql, useFragment } from "react-relay";
import type { TodayCards_batches$key } from "~/__generated__/TodayCards_batches.graphql";
import type { TodayCards_delayed$key } from "~/__generated__/TodayCards_delayed.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDayMonth } from "~/formats/dates";
import { AttentionList } from "./AttentionList";

const days = { one: "day late", many: "days late" };
const participants = { one: "participant", many: "participants" };

/** The batches that meet today, the earliest first. */
export function BatchesOfToday({ batches: key }: { batches: TodayCards_batches$key }) {
  const { totalCount, nodes } = useFragment(
    graphql`
      fragment TodayCards_batches on QueryBatchesTodayConnection {
        totalCount
        nodes {
          id
          databaseId
          name
          startTime
          noOfParticipants
        }
      }
    `,
    key,
  );
  const rows = nodes.map(({ id, databaseId, name, startTime, noOfParticipants }) => ({
    ...{ key: id, to: `/admin/batches/${databaseId}`, label: name },
    note: formatQuantity(noOfParticipants, participants),
    aside: startTime ? startTime.slice(0, 5) : "No time set",
  }));
  return (
    <AttentionList
      title="Today's classes"
      tone="info"
      count={totalCount}
      settled="No batch meets today."
      all="/admin/batches"
      rows={rows}
    />
  );
}

/** The topics that running batches should have done by now, the longest delayed first. */
export function DelayedTopics({ topics: key }: { topics: TodayCards_delayed$key }) {
  const { totalCount, nodes } = useFragment(
    graphql`
      fragment TodayCards_delayed on DelayedTopics {
        totalCount
        nodes {
          batchName
          topic {
            id
            batchId
            courseId
            courseName
            topicName
            plannedDate
            daysLate
          }
        }
      }
    `,
    key,
  );
  const rows = nodes.map(({ batchName, topic }) => ({
    key: topic.id,
    to: `/admin/batches/${topic.batchId}/courses/${topic.courseId}`,
    label: topic.topicName,
    note: `${batchName} · ${topic.courseName}`,
    aside: (
      <>
        <span className="block text-right text-danger-ink">{formatQuantity(topic.daysLate, days)}</span>
        <span className="block text-right">{formatDayMonth(topic.plannedDate)}</span>
      </>
    ),
  }));
  return (
    <AttentionList
      title="Delayed topics"
      tone="danger"
      count={totalCount}
      settled="Every batch keeps to its plan."
      all="/admin/batches/delayed"
      rows={rows}
    />
  );
}
