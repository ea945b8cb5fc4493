import { CircleAlert, ListTree } from "lucide-react";
import { useState } from "react";
import { formatQuantity } from "~/formats/counts";
import { moduleNoun, topicNoun } from "~/formats/nouns";
import { TextFileButton } from "~/forms/TextFileButton";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { EmptyState } from "~/ui/EmptyState";
import { listOutlineProblems, type Understood } from "./readOutline";

interface OutlineFileProps {
  /** The current text, which a file replaces after confirmation. */
  text: string;
  onText: (text: string) => void;
}

const mostBytes = 1_000_000;

/** Reads an outline from a file; confirms before it replaces typed text. */
export function OutlineFile({ text, onText }: OutlineFileProps) {
  const [waiting, setWaiting] = useState<{ name: string; text: string }>();
  const take = (read: string, name: string) => {
    if (text.trim() === "" || text === read) onText(read);
    else setWaiting({ name, text: read });
  };
  return (
    <>
      <TextFileButton
        label="Outline file"
        accept=".md,.markdown,.csv,.json,.txt,text/markdown,text/csv,application/json"
        mostBytes={mostBytes}
        onRead={take}
      />
      <ConfirmDialog
        open={waiting !== undefined}
        title="Replace your text?"
        message={`The text of ${waiting?.name ?? "the file"} replaces it.`}
        confirmLabel="Replace the text"
        cancelLabel="Keep my text"
        onConfirm={() => {
          if (waiting) onText(waiting.text);
          setWaiting(undefined);
        }}
        onCancel={() => setWaiting(undefined)}
      />
    </>
  );
}

interface Props {
  outline: Understood | null;
  /** Goes to a line of the text. */
  onLine: (line: number) => void;
}

/** The parsed outline, and the lines with problems. */
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
          Your text appears here as modules and topics. Nothing is saved yet.
        </EmptyState>
      )}
    </Card>
  );
}

function Summary({ outline }: { outline: Understood }) {
  const { modules, topicCount } = outline;
  const wrong = listOutlineProblems(outline).length;
  const understood = [formatQuantity(modules.length, moduleNoun), formatQuantity(topicCount, topicNoun)].join(
    ", ",
  );
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
        Fix these problems before saving
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a topic may occur twice, and has only its position.
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
