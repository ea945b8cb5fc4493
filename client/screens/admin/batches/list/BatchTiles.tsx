import { CalendarClock, CircleCheck, CirclePlay, UsersRound } from "lucide-react";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { batchesList } from "./batchesList";

interface Props {
  /** Null while they are on their way. */
  figures: { total: number; completed: number; ongoing: number; upcoming: number } | null;
}

const to = (status: (typeof batchesList.all)["status"]) =>
  `/admin/batches${batchesList.format({ ...batchesList.all, status })}`;

/** How many batches there are, and how many of them are in the main states; each leads to them. */
export function BatchTiles({ figures }: Props) {
  const figure = (count: number | undefined) => count ?? <Skeleton className="my-1 h-6 w-10" />;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Tile label="Total Batches" value={figure(figures?.total)} icon={<UsersRound />} to={to(null)} />
      <Tile
        label="Completed"
        value={figure(figures?.completed)}
        icon={<CircleCheck />}
        tone="success"
        to={to("COMPLETED")}
      />
      <Tile
        label="Ongoing"
        value={figure(figures?.ongoing)}
        icon={<CirclePlay />}
        tone="warning"
        to={to("IN_PROGRESS")}
      />
      <Tile
        label="Upcoming"
        value={figure(figures?.upcoming)}
        icon={<CalendarClock />}
        tone="brand"
        to={to("SCHEDULED")}
      />
    </div>
  );
}
