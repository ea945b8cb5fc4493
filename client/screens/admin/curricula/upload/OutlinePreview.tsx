import { CircleAlert, ListTree } from "lucide-react";
import { formatQuantity } from "~/formats/counts";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { listOutlineProblems, type Understood } from "./understandOutline";

interface Props {
  outline: Understood | null;
  /** Leads to a line of the text. */
  onLine: (line: number) => void;
}

/** What was understood of the typed outline, and which lines were not. */
export function OutlinePreview({ outline, onLine }: Props) {
  return (
    <Card title="Preview" actions={outline && <Badge tone="info">{outline.format}</Badge>}>
      {outline ? (
        <>
          <Summary outline={outline} />
          <Problems outline={outline} onLine={onLine} />
          <Modules modules={outline.modules} />
        </>
      ) : (
        <EmptyState icon={<ListTree />} title="Nothing to preview yet">
          What is typed or chosen is shown here as modules and topics, before anything is saved.
        </EmptyState>
      )}
    </Card>
  );
}

function Summary({ outline }: { outline: Understood }) {
  const { modules, topicCount } = outline;
  const wrong = listOutlineProblems(outline).length;
  const understood = [
    formatQuantity(modules.length, { one: "module", many: "modules" }),
    formatQuantity(topicCount, { one: "topic", many: "topics" }),
  ].join(", ");
  return (
    <p role="status" className="text-sm text-soft tabular-nums">
      {understood}
      {wrong > 0 && `, ${formatQuantity(wrong, { one: "problem", many: "problems" })}`}
    </p>
  );
}

function Problems({ outline, onLine }: { outline: Understood; onLine: (line: number) => void }) {
  const { problems, excess } = outline;
  if (problems.length === 0 && excess.length === 0) return null;
  return (
    <div className="mt-4 rounded-md border border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger-ink">
      <p className="flex items-center gap-2 font-medium">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        Cannot be saved like this
      </p>
      <ul aria-label="Problems" className="mt-2 grid max-h-64 gap-1 overflow-y-auto">
        {problems.map(({ line, message }) => (
          <li key={`${line} ${message}`} className="flex items-baseline gap-2">
            <button
              type="button"
              onClick={() => onLine(line)}
              className="touch shrink-0 rounded-sm font-medium underline tabular-nums"
            >
              {`Line ${line}`}
            </button>
            <span className="min-w-0 wrap-anywhere">{message}</span>
          </li>
        ))}
        {excess.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

function Modules({ modules }: Pick<Understood, "modules">) {
  if (modules.length === 0) return null;
  return (
    <ol className="mt-4 grid gap-3">
      {modules.map(({ name, topics }, index) => (
        <li key={name} className="border-t border-line pt-3 text-sm">
          <p className="font-semibold wrap-anywhere text-ink">
            <span className="mr-2 font-normal text-muted tabular-nums">{index + 1}</span>
            {name}
          </p>
          <ul className="mt-1.5 grid list-disc gap-1 pl-8 text-soft marker:text-control">
            {topics.map((topic, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a topic may stand twice, and has only its place.
              <li key={place} className="wrap-anywhere">
                {topic}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
