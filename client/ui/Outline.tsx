import { formatQuantity } from "../formats/counts";

interface OutlineModule {
  readonly id: string;
  readonly name: string;
  readonly topics: readonly { readonly id: string; readonly name: string }[];
}

/** Modules in order with the names of their topics, read-only. */
export function Outline({ modules }: { modules: readonly OutlineModule[] }) {
  return (
    <ol aria-label="Modules" className="grid gap-4">
      {modules.map(({ id, name, topics }, index) => (
        <li key={id} className="rounded-lg border border-line bg-surface px-5 py-4 shadow-rest">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="min-w-0 text-sm font-semibold wrap-anywhere text-ink">
              <span className="mr-2 font-normal text-muted tabular-nums">{index + 1}</span>
              {name}
            </h2>
            <span className="shrink-0 text-xs text-muted tabular-nums">
              {formatQuantity(topics.length, { one: "topic", many: "topics" })}
            </span>
          </div>
          {topics.length > 0 && (
            <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-sm text-soft marker:text-control">
              {topics.map((topic) => (
                <li key={topic.id} className="wrap-anywhere">
                  {topic.name}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
