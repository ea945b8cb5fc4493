import { ChevronDown, ChevronUp, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatQuantity } from "~/formats/counts";
import { Button } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import { canStep, type ModuleRow, type TopicRow } from "~/ui/sorting/outline";
import type { CourseState } from "../courseState";
import { AddTopic } from "./AddTopic";

interface RowActions {
  course: CourseState;
  onMove: (key: string, by: -1 | 1) => void;
  onDelete: (key: string) => void;
}

/** A module of a course with its topics. */
export function CurriculumModule({ module, ...actions }: RowActions & { module: ModuleRow }) {
  const [adding, setAdding] = useState(false);
  return (
    <li className="rounded-lg border border-line bg-surface shadow-rest">
      <div className="flex flex-wrap items-center gap-2 px-4 py-3">
        <h2 className="min-w-0 flex-1 basis-40 text-sm font-semibold wrap-anywhere text-ink">
          {module.name}
        </h2>
        <span className="text-xs text-muted tabular-nums">
          {formatQuantity(module.topics.length, { one: "topic", many: "topics" })}
        </span>
        <RowButtons {...actions} row={module} />
      </div>
      <ol aria-label={`Topics of ${module.name}`} className="border-t border-line empty:hidden">
        {module.topics.map((topic) => (
          <li
            key={topic.key}
            className="flex items-center gap-2 border-b border-line px-4 py-1.5 text-sm text-ink last:border-b-0"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{topic.name}</span>
            <RowButtons {...actions} row={topic} />
          </li>
        ))}
      </ol>
      <div className="border-t border-line px-2 py-1.5">
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus />}
          aria-label={`Add Topic to ${module.name}`}
          onClick={() => setAdding(true)}
        >
          Add Topic
        </Button>
      </div>
      {adding && <AddTopic course={actions.course} moduleId={module.id} onClose={() => setAdding(false)} />}
    </li>
  );
}

function RowButtons({ course: { outline }, row, onMove, onDelete }: RowActions & { row: TopicRow }) {
  const { key, name } = row;
  return (
    <span className="ml-auto inline-flex items-center">
      <IconButton
        label={`Move up ${name}`}
        icon={<ChevronUp />}
        data-step={`${key} up`}
        disabled={!canStep(outline, key, -1)}
        onClick={() => onMove(key, -1)}
      />
      <IconButton
        label={`Move down ${name}`}
        icon={<ChevronDown />}
        data-step={`${key} down`}
        disabled={!canStep(outline, key, 1)}
        onClick={() => onMove(key, 1)}
      />
      <IconButton label={`Delete ${name}`} icon={<Trash2 />} onClick={() => onDelete(key)} />
    </span>
  );
}
