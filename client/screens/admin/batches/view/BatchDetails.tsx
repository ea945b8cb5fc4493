import { BookOpen, CircleCheck, Clock, UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { batchTypeLabels, weekdaysIn } from "#gateway/domains/batches/contract";
import { batchLabels } from "#gateway/domains/batches/formContract";
import { formatCount } from "#gateway/domains/countTextContract";
import { getLabel } from "#gateway/domains/labelsContract";
import type { BatchDetails_batch$key } from "~/__generated__/BatchDetails_batch.graphql";
import type { BatchDetailsBatchProgress_batch$key } from "~/__generated__/BatchDetailsBatchProgress_batch.graphql";
import type { BatchDetailsBatchSchedule_batch$key } from "~/__generated__/BatchDetailsBatchSchedule_batch.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { formatDate } from "~/formats/dates";
import { formatClassTime } from "~/formats/ranges";
import { MeetingLink } from "~/layout/MeetingLink";
import { figureAddresses } from "~/lists/figures";
import { BatchStatusBadge } from "~/screens/admin/stateBadges";
import { Card } from "~/ui/Card";
import { FactGrid } from "~/ui/Facts";
import { Tile } from "~/ui/Tile";

/** The batch's details. */
export function BatchDetails({ batch: key }: { batch: BatchDetails_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchDetails_batch on Batch {
        name
        description
        noOfParticipants
        courseCount
        batchType
        classDays
        status
      }
    `,
    key,
  );
  return (
    <Card title="Details">
      <p className="mb-5 max-w-prose text-sm wrap-anywhere text-soft">{batch.description}</p>
      <FactGrid
        className="sm:grid-cols-3"
        facts={[
          ["Name", batch.name],
          ["Participants", formatCount(batch.noOfParticipants)],
          ["Courses", formatCount(batch.courseCount)],
          ["Type", getLabel(batchTypeLabels, batch.batchType)],
          ["Class days", classDaysInWords(weekdaysIn(batch.classDays))],
          ["Status", <BatchStatusBadge key="status" state={batch.status} />],
        ]}
      />
    </Card>
  );
}

/** The batch's schedule and meeting link. */
export function BatchSchedule({ batch: key }: { batch: BatchDetailsBatchSchedule_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchDetailsBatchSchedule_batch on Batch {
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
      <FactGrid
        className="sm:grid-cols-3"
        facts={[
          ["Start date", formatDate(batch.startDate)],
          ["End date", formatDate(batch.endDate)],
          ["Number of days", formatCount(batch.noOfDays)],
          ["Start time", batch.startTime ? formatClassTime(batch.startTime) : "–"],
          ["End time", batch.endTime ? formatClassTime(batch.endTime) : "–"],
          ["Duration (minutes)", batch.duration > 0 ? formatCount(batch.duration) : "–"],
          ["Total hours", formatCount(batch.totalHours)],
          ["Completed hours", formatCount(batch.completedHours)],
        ]}
      />
      <p className="mt-5 border-t border-line pt-4 text-sm">
        <span className="block text-xs text-muted">{batchLabels.meetingLink}</span>
        {meetingLink ? <MeetingLink full link={meetingLink} owner={batch.name} /> : "–"}
      </p>
    </Card>
  );
}

/** The batch's progress, as figures that link to their sources. */
export function BatchProgress({ batch: key }: { batch: BatchDetailsBatchProgress_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchDetailsBatchProgress_batch on Batch {
        databaseId
        noOfParticipants
        courseCount
        noOfTopics
        completedTopics
        completionPercentage
        totalHours
        completedHours
      }
    `,
    key,
  );
  const here = `/admin/batches/${batch.databaseId}`;
  const formatShare = (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)}`;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Tile
        label="Completion"
        value={`${batch.completionPercentage}%`}
        note={`${formatShare(batch.completedTopics, batch.noOfTopics)} topics`}
        icon={<CircleCheck />}
        tone="success"
        to={`${here}/courses`}
      />
      <Tile
        label="Hours taught"
        value={formatCount(batch.completedHours)}
        note={`of ${formatCount(batch.totalHours)} hours`}
        icon={<Clock />}
        tone="warning"
        to={`${here}/activities`}
      />
      <Tile
        label="Participants"
        value={formatCount(batch.noOfParticipants)}
        icon={<UsersRound />}
        tone="brand"
        to={figureAddresses.usersOfBatch(batch.databaseId)}
      />
      <Tile
        label="Courses in the batch"
        value={formatCount(batch.courseCount)}
        icon={<BookOpen />}
        tone="info"
        to={figureAddresses.coursesOfBatch(batch.databaseId)}
      />
    </div>
  );
}
