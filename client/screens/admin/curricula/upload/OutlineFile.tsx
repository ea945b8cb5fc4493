import { FileUp } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { readTextFile } from "~/forms/readTextFile";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";

interface Props {
  /** What is typed; a file takes its place only after a question. */
  text: string;
  onText: (text: string) => void;
}

const mostBytes = 1_000_000;

/** Takes an outline from a file; asks before typed text goes. */
export function OutlineFile({ text, onText }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState<{ name: string; text: string }>();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    const file = field.files?.[0];
    if (!file) return;
    const read = await readTextFile(file, mostBytes);
    // So that the same file can be chosen again after a change.
    field.value = "";
    if (read === null) return;
    if (text.trim() === "" || text === read) onText(read);
    else setWaiting({ name: file.name, text: read });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Outline file"
        accept=".md,.markdown,.csv,.json,.txt,text/markdown,text/csv,application/json"
        onChange={choose}
      />
      <Button icon={<FileUp />} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <ConfirmDialog
        open={waiting !== undefined}
        title="Replace what is typed?"
        message={`The text of ${waiting?.name ?? "the file"} takes its place.`}
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
