import { ChevronDown, ChevronUp, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { Badge } from "~/ui/Badge";
import { IconButton } from "~/ui/IconButton";
import { SortGrip, SortHead, SortRow } from "~/ui/sorting/SortRow";
import type { RemovableCourse } from "./RemoveCourse";

interface Props {
  course: RemovableCourse & { readonly code: string; readonly status: string };
  /** What the list that it is sorted in knows it by. */
  sortKey: string;
  /** Its place in the order, from 1. */
  place: number;
  count: number;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A course's place in a specialization: it is dragged, moves up and down, and can be taken out. */
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
        <IconButton
          label={`Move up ${title}`}
          icon={<ChevronUp />}
          data-step={`${sortKey} up`}
          disabled={place === 1}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={`Move down ${title}`}
          icon={<ChevronDown />}
          data-step={`${sortKey} down`}
          disabled={place === count}
          onClick={() => onStep(1)}
        />
        <IconButton label={`Remove ${title}`} icon={<Trash2 />} onClick={onRemove} />
      </div>
    </SortRow>
  );
}
