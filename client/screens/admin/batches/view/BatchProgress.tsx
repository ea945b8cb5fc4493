import { BookOpen, CircleCheck, Clock, UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BatchProgress_batch$key } from "~/__generated__/BatchProgress_batch.graphql";
import { formatCount } from "~/formats/counts";
import { Tile } from "~/ui/Tile";

/** How far the batch has come, in figures that lead to where they come from. */
export function BatchProgress({ batch: key }: { batch: BatchProgress_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchProgress_batch on Batch {
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
  const of = (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)}`;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Tile
        label="Completion"
        value={`${batch.completionPercentage}%`}
        note={`${of(batch.completedTopics, batch.noOfTopics)} topics`}
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
        to={`${here}/users`}
      />
      <Tile
        label="Courses in the batch"
        value={formatCount(batch.courseCount)}
        icon={<BookOpen />}
        tone="info"
        to={`${here}/courses`}
      />
    </div>
  );
}
