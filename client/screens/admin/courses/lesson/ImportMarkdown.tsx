import { type DragEvent, useState } from "react";
import { blockKindLabels } from "#gateway/domains/lessons/contract";
import {
  type ImportProblem,
  importLimits,
  parseLessonMarkdown,
} from "#gateway/domains/lessons/importContract";
import { importTopicBlocks } from "~/commands/lessonCommands";
import { formatQuantity } from "~/formats/counts";
import { blockNoun } from "~/formats/nouns";
import { keptTexts } from "~/forms/keptTexts";
import { readTextFile } from "~/forms/readTextFile";
import { TextFileButton } from "~/forms/TextFileButton";
import { useKeptState } from "~/forms/useKeptState";
import { useMutation } from "~/relay/useMutation";
import { ActionDialog } from "~/ui/ActionDialog";
import { TextArea } from "~/ui/TextArea";

/** The most that a file of the longest text has: a character takes up to four bytes. */
const mostBytes = importLimits.characters * 4;

/** The text to import, until its blocks are added. */
const openText = keptTexts("lesson-import");

/** Describes what would be added: '3 blocks: Text, Code, Text'. */
function summarize(blocks: ReturnType<typeof parseLessonMarkdown>["blocks"]): string {
  const kinds = [...new Set(blocks.map(({ block }) => block.kind))].map((kind) => {
    const count = blocks.filter(({ block }) => block.kind === kind).length;
    return `${count} ${blockKindLabels[kind].toLowerCase()}`;
  });
  return `${formatQuantity(blocks.length, blockNoun)}: ${kinds.join(", ")}`;
}

interface Props {
  topicId: number;
  onClose: () => void;
}

/** Adds the blocks of a Markdown file, or of pasted text, at the end of the draft: all of them, or none. */
export function ImportMarkdown({ topicId, onClose }: Props) {
  const {
    value: markdown,
    change: setMarkdown,
    forget,
  } = useKeptState({ open: openText, id: topicId, initial: "" });
  const [isChecked, setChecked] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const [commit, busy] = useMutation(importTopicBlocks);
  const { blocks, problems } = parseLessonMarkdown(markdown);
  const isEmpty = markdown.trim() === "";
  const change = (text: string) => {
    setMarkdown(text);
    setReason(null);
  };
  const save = async () => {
    setChecked(true);
    if (problems.length > 0) return;
    if (!(await commit({ topicId, markdown }, { onFailure: setReason }))) return;
    forget();
    onClose();
  };
  return (
    <ActionDialog
      sheet
      title="Import Markdown"
      description="Headings, code blocks, callouts (> [!NOTE]) and video links become blocks at the end of the lesson."
      size="lg"
      onClose={onClose}
      onCancel={forget}
      action={
        blocks.length > 0 && problems.length === 0
          ? `Add ${formatQuantity(blocks.length, blockNoun)}`
          : "Add blocks"
      }
      busy={busy}
      onAction={save}
    >
      <MarkdownSource markdown={markdown} onChange={change} onChosen={() => setChecked(true)} />
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {!isEmpty && problems.length === 0 && summarize(blocks)}
      </p>
      {(isChecked || !isEmpty) && problems.length > 0 && <Problems problems={problems} />}
      {reason && (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          {reason}
        </p>
      )}
    </ActionDialog>
  );
}

interface SourceProps {
  markdown: string;
  onChange: (markdown: string) => void;
  onChosen: () => void;
}

/** The text to import: typed, pasted, or read from a chosen or dropped file. */
function MarkdownSource({ markdown, onChange, onChosen }: SourceProps) {
  const take = (text: string) => {
    onChange(text);
    onChosen();
  };
  const drop = async (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    const text = await readTextFile(file, mostBytes);
    if (text !== null) take(text);
  };
  return (
    <div className="grid gap-3">
      <div>
        <TextFileButton
          label="Markdown file"
          accept=".md,.markdown,.txt,text/markdown,text/plain"
          mostBytes={mostBytes}
          onRead={take}
        />
      </div>
      <TextArea
        label="Markdown"
        rows={10}
        spellCheck={false}
        value={markdown}
        onChange={onChange}
        onDrop={drop}
        hint="Or paste it here."
      />
    </div>
  );
}

function Problems({ problems }: { problems: readonly ImportProblem[] }) {
  return (
    <div role="alert" className="mt-2 text-sm text-danger-ink">
      <p className="font-medium">Fix these lines to import:</p>
      <ul aria-label="Problems" className="mt-1 list-disc pl-5">
        {problems.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            Line {line}: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
