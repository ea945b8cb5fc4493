import { ChevronRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ModuleOutline_module$key } from "~/__generated__/ModuleOutline_module.graphql";
import { formatQuantity } from "~/formats/counts";

interface Props {
  /** The course's code, which its address has. */
  code: string;
  module: ModuleOutline_module$key;
  /** The module's position in the course, from 1. */
  number: number;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** An expandable module with its topics. */
export function ModuleOutline({ module: key, code, number, open, onToggle }: Props) {
  const { name, topics } = useFragment(
    graphql`
      fragment ModuleOutline_module on Module {
        name
        topics { id databaseId name isPreview hasLesson }
      }
    `,
    key,
  );
  return (
    <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)} className="group">
      <summary className="flex min-h-12 list-none items-center gap-3 px-5 py-2.5 -outline-offset-2 transition-colors hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
        />
        <span className="w-5 shrink-0 text-right text-xs text-muted tabular-nums">{number}</span>
        <h3 className="min-w-0 flex-1 text-sm font-medium wrap-anywhere text-ink">{name}</h3>
        <span className="shrink-0 text-xs text-muted tabular-nums">
          {formatQuantity(topics.length, { one: "topic", many: "topics" })}
        </span>
      </summary>
      {topics.length === 0 ? (
        <p className="pr-5 pb-4 pl-19 text-sm text-muted">No topics yet.</p>
      ) : (
        <ul className="grid gap-2 pt-1 pr-5 pb-4 pl-19">
          {topics.map((topic) => (
            <li key={topic.id} className="relative text-sm wrap-anywhere text-soft">
              <span aria-hidden className="absolute top-2 -left-4 size-1.5 rounded-full bg-control" />
              {topic.name}
              {topic.isPreview && topic.hasLesson && (
                <Link
                  to={`/courses/${encodeURIComponent(code)}/topics/${topic.databaseId}`}
                  className="touch ml-2 rounded-sm font-medium text-brand-ink hover:underline"
                >
                  Preview<span className="sr-only"> of {topic.name}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
