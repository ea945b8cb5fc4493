import { BookOpen, CircleCheck, CircleDashed } from "lucide-react";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { coursesList } from "./coursesList";

interface Props {
  /** Null while they are on their way. */
  counts: { all: number; published: number; draft: number } | null;
}

const to = (change: Partial<typeof coursesList.all>) =>
  `/admin/courses${coursesList.format({ ...coursesList.all, ...change })}`;

/** How many courses there are, and how many of them are published and drafts; each leads to them. */
export function CourseTiles({ counts }: Props) {
  const figure = (count: number | undefined) => count ?? <Skeleton className="my-1 h-6 w-10" />;
  return (
    <div className="mb-5 grid grid-cols-3 gap-3 max-sm:gap-2 sm:gap-4">
      <Tile
        label="Courses"
        value={figure(counts?.all)}
        icon={<BookOpen className="max-sm:hidden" />}
        to={to({})}
      />
      <Tile
        label="Published"
        value={figure(counts?.published)}
        icon={<CircleCheck className="max-sm:hidden" />}
        tone="success"
        to={to({ status: "PUBLISHED" })}
      />
      <Tile
        label="Draft"
        value={figure(counts?.draft)}
        icon={<CircleDashed className="max-sm:hidden" />}
        tone="warning"
        to={to({ status: "DRAFT" })}
      />
    </div>
  );
}
