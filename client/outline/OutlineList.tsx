import type { Outline } from "../ui/sorting/outline";

/** A read-only outline. */
export function OutlineList({ outline }: { outline: Outline }) {
  return (
    <ol className="grid gap-3 text-sm">
      {outline.map((module, index) => (
        <li key={module.key} className="min-w-0">
          <p className="font-medium wrap-anywhere text-ink">
            <span className="mr-2 text-muted tabular-nums">{index + 1}.</span>
            {module.name || "Unnamed module"}
          </p>
          <ul className="mt-1 ml-1.5 grid gap-1 border-l border-line pl-4 text-soft empty:hidden">
            {module.topics.map((topic) => (
              <li key={topic.key} className="wrap-anywhere">
                {topic.name || "Unnamed topic"}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
