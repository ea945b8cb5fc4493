import { GraduationCap, IdCard } from "lucide-react";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { usersList } from "./usersList";

interface Props {
  /** Null while they are on their way. */
  counts: { employees: number; users: number } | null;
}

const to = (type: "E" | "U") => `/admin/users${usersList.format({ ...usersList.all, type })}`;

/** How many employees and users there are; each leads to them. */
export function UserTiles({ counts }: Props) {
  const figure = (count: number | undefined) => count ?? <Skeleton className="my-1 h-6 w-10" />;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 sm:gap-4">
      <Tile label="Employees" value={figure(counts?.employees)} icon={<IdCard />} to={to("E")} />
      <Tile label="Users" value={figure(counts?.users)} icon={<GraduationCap />} tone="info" to={to("U")} />
    </div>
  );
}
