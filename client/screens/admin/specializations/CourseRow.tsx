import { ChevronDown, ChevronUp, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { Badge } from "../../../ui/Badge";
import { IconButton } from "../../../ui/IconButton";
import type { RemovableCourse } from "./RemoveCourse";

interface Props {
  course: RemovableCourse & { readonly code: string; readonly status: string };
  /** Its place in the order, from 1. */
  place: number;
  count: number;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A course's place in a specialization: it moves up and down, and can be taken out. */
export function CourseRow({ course, place, count, onStep, onRemove }: Props) {
  const { databaseId, title, code, status } = course;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5">
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
      <div className="ml-auto flex items-center gap-0.5">
        <IconButton
          label={`Move up ${title}`}
          icon={<ChevronUp />}
          data-step={`${databaseId} -1`}
          disabled={place === 1}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={`Move down ${title}`}
          icon={<ChevronDown />}
          data-step={`${databaseId} 1`}
          disabled={place === count}
          onClick={() => onStep(1)}
        />
        <IconButton label={`Remove ${title}`} icon={<Trash2 />} onClick={onRemove} />
      </div>
    </li>
  );
}
