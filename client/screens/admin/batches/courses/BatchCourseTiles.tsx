import { BookOpen, CircleCheck, CircleDashed, Percent } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { BatchCourseTiles_batch$key } from "~/__generated__/BatchCourseTiles_batch.graphql";
import { formatCount } from "~/formats/counts";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";

/** How many courses the batch follows, and how far it has come in all of them. */
export function BatchCourseTiles({ batch: key }: { batch: BatchCourseTiles_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchCourseTiles_batch on Batch {
        courseCount
        noOfTopics
        completedTopics
        completionPercentage
      }
    `,
    key,
  );
  const { courseCount, noOfTopics, completedTopics, completionPercentage } = batch;
  return (
    <Tiles
      figures={[
        formatCount(courseCount),
        formatCount(completedTopics),
        formatCount(noOfTopics - completedTopics),
        String(completionPercentage),
      ]}
    />
  );
}

/** The figures while they are on their way. */
export function BatchCourseTilesSkeleton() {
  const waiting = <Skeleton className="my-1 h-6 w-10" />;
  return <Tiles figures={[waiting, waiting, waiting, waiting]} />;
}

type Four = readonly [ReactNode, ReactNode, ReactNode, ReactNode];

function Tiles({ figures: [courses, completed, pending, percentage] }: { figures: Four }) {
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Tile label="Courses" value={courses} icon={<BookOpen />} />
      <Tile label="Topics Completed" value={completed} icon={<CircleCheck />} tone="success" />
      <Tile label="Topics Pending" value={pending} icon={<CircleDashed />} tone="warning" />
      <Tile label="Completion(%)" value={percentage} icon={<Percent />} tone="brand" />
    </div>
  );
}
