import { useState } from "react";
import { Link } from "react-router-dom";
import { removeCourseFromSpecialization } from "~/commands/catalogueCommands";
import { useMutation } from "~/relay/useMutation";
import { Badge } from "~/ui/Badge";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { SortGrip, SortHead, SortRow } from "~/ui/sorting/SortRow";
import { StepButtons } from "~/ui/sorting/StepButtons";

/** A course that can be removed. */
export interface RemovableCourse {
  readonly databaseId: number;
  readonly title: string;
}

interface RemoveCourseProps {
  specialization: { readonly databaseId: number; readonly name: string };
  course: RemovableCourse;
  onClose: () => void;
}

/** Confirms the removal of a course from a specialization; the course itself stays. */
export function RemoveCourse({ specialization, course, onClose }: RemoveCourseProps) {
  const [remove] = useMutation(removeCourseFromSpecialization);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    const variables = { specializationId: specialization.databaseId, courseId: course.databaseId };
    if (await remove(variables, { onFailure: setError })) onClose();
  };
  return (
    <ConfirmDialog
      open
      subject={`The course “${course.title}”`}
      message={`Are you sure you want to remove this course from ${specialization.name}? The course itself stays.`}
      confirmLabel="Remove"
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

interface Props {
  course: RemovableCourse & { readonly code: string; readonly status: string };
  /** Identifies the row in the sorted list. */
  sortKey: string;
  /** The position, from 1. */
  place: number;
  count: number;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A course in a specialization: it can be dragged, moved up and down, and removed. */
export function CourseRow({ course, sortKey, place, count, onStep, onRemove }: Props) {
  const { databaseId, title, code, status } = course;
  return (
    <SortRow
      sortKey={sortKey}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-surface py-2.5 pr-5 pl-2"
    >
      <SortHead className="flex min-w-48 flex-1 items-center gap-x-2">
        <SortGrip name={title} />
        <span className="w-6 shrink-0 text-right text-sm text-muted tabular-nums">{place}</span>
        <div className="flex min-w-40 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={`/admin/courses/${databaseId}`}
            className="touch min-w-0 rounded-sm text-sm font-medium wrap-anywhere text-ink hover:text-brand-ink hover:underline"
          >
            {title}
          </Link>
          <span className="font-mono text-xs text-muted">{code}</span>
          {status === "DRAFT" && <Badge tone="warning">Draft</Badge>}
        </div>
      </SortHead>
      <div className="ml-auto flex items-center gap-0.5">
        <StepButtons
          name={title}
          step={sortKey}
          isFirst={place === 1}
          isLast={place === count}
          onMove={onStep}
          remove="Remove"
          onRemove={onRemove}
        />
      </div>
    </SortRow>
  );
}
