import { Eye, MoreHorizontal, Pencil, RotateCw, Route, Trash2, UserPlus, UsersRound } from "lucide-react";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Menu } from "~/ui/Menu";
import type { MenuEntry } from "~/ui/MenuItems";
import { type BatchCourseRow, courseAddress, type RowActs } from "./batchCourseColumns";

interface Props {
  row: BatchCourseRow;
  acts: RowActs;
}

/** The ways from a course of the batch, and what can be done to it. */
export function CourseRowActions({ row, acts }: Props) {
  const { title } = row.course;
  const here = courseAddress(row);
  return (
    <div className="flex flex-wrap items-center justify-end gap-1 2xl:flex-nowrap">
      <ButtonLink size="sm" to={here} aria-label={`Course ${title}`}>
        Course
      </ButtonLink>
      {row.planEnabled ? (
        <ButtonLink size="sm" to={`${here}/plan`} aria-label={`Plan of ${title}`}>
          Plan
        </ButtonLink>
      ) : (
        <Button size="sm" disabled title="This course has no plan" aria-label={`Plan of ${title}`}>
          Plan
        </Button>
      )}
      <ButtonLink size="sm" to={`${here}/activities`} aria-label={`Activities of ${title}`}>
        Activities
      </ButtonLink>
      <Menu size="sm" label={`Actions for ${title}`} icon={<MoreHorizontal />} items={menuOf(row, acts)} />
    </div>
  );
}

function menuOf(row: BatchCourseRow, { sync, ask }: RowActs): MenuEntry[] {
  const here = courseAddress(row);
  const places: MenuEntry[] = [
    { label: "View", icon: <Eye />, to: here },
    { label: "Curriculum", icon: <Route />, to: `/admin/batches/${row.batchId}/curriculum/${row.courseId}` },
    { label: "Sync", icon: <RotateCw />, onSelect: () => sync(row) },
    { label: "Edit", icon: <Pencil />, to: `${here}/edit` },
    { label: "Assign Trainer", icon: <UserPlus />, to: `${here}/assign-trainer`, divided: true },
    { label: "View Trainers", icon: <UsersRound />, to: `${here}/trainers` },
  ];
  if (!row.canDelete) return places;
  return [
    ...places,
    { label: "Delete", icon: <Trash2 />, tone: "danger", divided: true, onSelect: () => ask(row) },
  ];
}
