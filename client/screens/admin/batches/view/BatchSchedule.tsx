import { graphql, useFragment } from "react-relay";
import type { BatchSchedule_batch$key } from "~/__generated__/BatchSchedule_batch.graphql";
import { formatCount } from "~/formats/counts";
import { formatDate, formatTime } from "~/formats/dates";
import { Card } from "~/ui/Card";
import { MeetingLink } from "../MeetingLink";
import { Facts } from "./Facts";

/** When the batch meets, and where. */
export function BatchSchedule({ batch: key }: { batch: BatchSchedule_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchSchedule_batch on Batch {
        name
        startDate
        endDate
        noOfDays
        startTime
        endTime
        duration
        totalHours
        completedHours
        meetingLink
      }
    `,
    key,
  );
  const { meetingLink } = batch;
  return (
    <Card title="Schedule">
      <Facts
        facts={[
          ["Start Date", formatDate(batch.startDate)],
          ["End Date", formatDate(batch.endDate)],
          ["Number of Days", formatCount(batch.noOfDays)],
          ["Start Time", formatTime(batch.startTime) || "–"],
          ["End Time", formatTime(batch.endTime) || "–"],
          ["Duration (minutes)", formatCount(batch.duration)],
          ["Total Hours", formatCount(batch.totalHours)],
          ["Completed Hours", formatCount(batch.completedHours)],
        ]}
      />
      <p className="mt-5 border-t border-line pt-4 text-sm">
        <span className="block text-xs text-muted">Meeting Link</span>
        {meetingLink ? <MeetingLink full link={meetingLink} of={batch.name} /> : "–"}
      </p>
    </Card>
  );
}
