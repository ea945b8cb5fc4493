import { Plus } from "lucide-react";
import { countOf } from "../formats/counts";
import { Button } from "../ui/Button";
import { classNames } from "../ui/classNames";
import type { ModuleRow } from "../ui/sorting/outline";
import { nameOf } from "../ui/sorting/sortTexts";
import { RowHead, type RowHeadProps } from "./RowHead";

interface Props extends Omit<RowHeadProps, "kind" | "row"> {
  module: ModuleRow;
  onAddTopic: (moduleKey: string) => void;
}

const raised = "z-10 border-brand-ink shadow-lift";

/** A module with its topics, to sort, rename, fill and delete. */
export function ModuleCard({ module, onAddTopic, ...rest }: Props) {
  const lifted = rest.sorting.liftedKey;
  const name = nameOf(rest.outline, module.key);
  return (
    <li
      data-sort-key={module.key}
      className={classNames(
        "relative rounded-lg border bg-surface p-3 shadow-rest",
        lifted === module.key ? raised : "border-line",
      )}
    >
      <RowHead {...rest} kind="section" row={module} />
      <ol aria-label={`Topics of ${name}`} className="mt-2 grid gap-1.5 empty:hidden">
        {module.topics.map((topic) => (
          <li
            key={topic.key}
            data-sort-key={topic.key}
            className={classNames(
              "rounded-md border bg-canvas p-1",
              lifted === topic.key ? raised : "border-line",
            )}
          >
            <RowHead {...rest} kind="topic" row={topic} />
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus />}
          data-add-topic={module.key}
          aria-label={`Add Topic to ${name}`}
          onClick={() => onAddTopic(module.key)}
        >
          Add Topic
        </Button>
        <span className="px-1.5 text-xs text-muted tabular-nums">
          {countOf(module.topics.length, { one: "topic", many: "topics" })}
        </span>
      </div>
    </li>
  );
}
