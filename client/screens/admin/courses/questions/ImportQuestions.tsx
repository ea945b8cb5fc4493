import { CircleAlert, ListChecks } from "lucide-react";
import { useState } from "react";
import { questionTypeLabels } from "#gateway/domains/questions/contract";
import {
  exchangeLimits,
  formatLabels,
  guessFormat,
  type QuestionFormat,
  questionFormats,
} from "#gateway/domains/questions/exchangeContract";
import type { contentCommandsImportQuestionsMutation$data } from "~/__generated__/contentCommandsImportQuestionsMutation.graphql";
import { importQuestions } from "~/commands/contentCommands";
import { formatQuantity } from "~/formats/counts";
import { questionNoun } from "~/formats/nouns";
import { keptTexts } from "~/forms/keptTexts";
import { NothingToPreview } from "~/forms/NothingToPreview";
import { PasteArea } from "~/forms/PasteArea";
import { TextFileButton } from "~/forms/TextFileButton";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useKeptState } from "~/forms/useKeptState";
import { useMutation } from "~/relay/useMutation";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Checkbox } from "~/ui/Checkbox";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import { showToast } from "~/ui/toasts";

export const formatOptions = questionFormats.map((value) => ({ value, label: formatLabels[value] }));

/** The questions that a dry run has understood. */
type ReadQuestions = NonNullable<contentCommandsImportQuestionsMutation$data["result"]["payload"]>;

interface RemarksProps {
  title: string;
  remarks: ReadQuestions["problems"];
}

function Remarks({ title, remarks }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <div>
      <p className="flex items-center gap-2 font-medium">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {title}
      </p>
      <ul aria-label={title} className="mt-2 grid max-h-64 gap-1 overflow-y-auto">
        {remarks.map(({ line, message }) => (
          <li key={`${line} ${message}`} className="wrap-anywhere">{`Line ${line}: ${message}`}</li>
        ))}
      </ul>
    </div>
  );
}

function summarize({ questions, problems }: ReadQuestions): string {
  const known = questions.filter(({ isKnown }) => isKnown).length;
  return [
    formatQuantity(questions.length, questionNoun),
    ...(known > 0 ? [`${known} already in the module`] : []),
    ...(problems.length > 0 ? [formatQuantity(problems.length, { one: "problem", many: "problems" })] : []),
  ].join(", ");
}

/** The questions of a checked text as they were understood, with the lines that have problems. */
function QuestionsPreview({ read }: { read: ReadQuestions | null }) {
  if (!read)
    return (
      <NothingToPreview icon={<ListChecks />}>
        Checked questions appear here. Nothing is saved yet.
      </NothingToPreview>
    );
  return (
    <Card title="Preview">
      <p role="status" className="text-sm text-soft tabular-nums">
        {summarize(read)}
      </p>
      {read.problems.length > 0 && (
        <div className="mt-4 rounded-md border border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger-ink">
          <Remarks title="Fix these problems, or leave their questions out" remarks={read.problems} />
        </div>
      )}
      {read.notes.length > 0 && (
        <div className="mt-4 rounded-md border border-line bg-sunken px-4 py-3 text-sm text-soft">
          <Remarks title="Left out" remarks={read.notes} />
        </div>
      )}
      <ol aria-label="Questions found" className="mt-4 grid max-h-160 gap-3 overflow-y-auto empty:hidden">
        {read.questions.map(({ line, title, type, rightAnswers, isKnown }) => (
          <li key={line} className="border-t border-line pt-3 text-sm">
            <p className="wrap-anywhere whitespace-pre-line text-ink">
              <span className="mr-2 text-muted tabular-nums">{`Line ${line}`}</span>
              {title}
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-soft">
              {type !== "%future added value" && <Badge>{questionTypeLabels[type]}</Badge>}
              {isKnown && <Badge tone="warning">Already in the module</Badge>}
              <span className="min-w-0 wrap-anywhere">{rightAnswers.join(", ")}</span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const example = `What is the capital of France? {
=Paris
~Lyon
}`;

interface Props {
  courseId: number;
  modules: readonly { readonly databaseId: number; readonly name: string }[];
}

/** The text to import, until its questions are added. */
const openText = keptTexts("question-import");

/** The text to import, how it is read, and what a dry run has understood of it. */
function useImport({ courseId, modules }: Props) {
  const [moduleId, setModuleId] = useState(String(modules[0]?.databaseId ?? ""));
  const kept = useKeptState({ open: openText, id: courseId, initial: "" });
  const { value: text, change: setText, forget } = kept;
  const [format, setFormat] = useState<QuestionFormat>(() => (text === "" ? "GIFT" : guessFormat(text)));
  const [read, setRead] = useState<ReadQuestions | null>(null);
  const [commit, busy] = useMutation(importQuestions);
  /** Sets a part of what was checked: it has to be checked again. */
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setRead(null);
    };
  const send = async (dryRun: boolean, leavesOut = false) => {
    const payload = await commit({ courseId, moduleId: Number(moduleId), format, text, dryRun, leavesOut });
    if (!payload) return;
    if (dryRun) return setRead(payload);
    showToast({ tone: "success", message: `${formatQuantity(payload.added, questionNoun)} added` });
    setText("");
    setRead(null);
  };
  return {
    moduleId,
    format,
    text,
    read,
    busy,
    send,
    forget,
    setModule: changing(setModuleId),
    setFormat: changing(setFormat),
    paste: changing((next: string) => {
      if (text.trim() === "") setFormat(guessFormat(next));
      setText(next);
    }),
    readFile: changing((content: string) => {
      setFormat(guessFormat(content));
      setText(content);
    }),
  };
}

/** A text of questions: it is checked first, which adds nothing, then imported as a whole. */
export function ImportQuestions({ courseId, modules }: Props) {
  const { moduleId, format, text, read, busy, send, forget, ...change } = useImport({ courseId, modules });
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <UnsavedChanges when={text.trim() !== "" && !busy} onLeave={forget} />
      <Card
        title="Import"
        actions={
          <TextFileButton
            label="File with questions"
            accept=".txt,.gift,.csv,.xml,text/plain,text/csv,application/xml"
            mostBytes={exchangeLimits.characters * 4}
            onRead={change.readFile}
          />
        }
      >
        <div className="grid gap-4">
          <Select
            label="Module"
            placeholder={null}
            value={moduleId}
            onChange={change.setModule}
            options={modules.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
            hint="New questions follow the current ones."
          />
          <RadioGroup
            label="Format"
            look="row"
            value={format}
            onChange={(value) => change.setFormat(value as QuestionFormat)}
            options={formatOptions}
          />
          <PasteArea
            label="Questions"
            example={example}
            value={text}
            onChange={change.paste}
            hint={`Paste them here, or choose a file. At most ${exchangeLimits.questions}.`}
          />
          <ImportButtons read={read} busy={busy} isEmpty={text.trim() === ""} onSend={send} />
        </div>
      </Card>
      <QuestionsPreview read={read} />
    </div>
  );
}

interface ButtonsProps {
  read: ReadQuestions | null;
  busy: boolean;
  isEmpty: boolean;
  onSend: (dryRun: boolean, leavesOut?: boolean) => Promise<void>;
}

/** Checks the text; once it has questions to add, imports them, on request without those that have problems. */
function ImportButtons({ read, busy, isEmpty, onSend }: ButtonsProps) {
  const fresh = read?.questions.filter(({ isKnown }) => !isKnown).length ?? 0;
  const [leavesOut, setLeavesOut] = useState(false);
  const problems = read?.problems.length ?? 0;
  const isReady = read !== null && fresh > 0 && (problems === 0 || leavesOut);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {problems > 0 && fresh > 0 && (
        <Checkbox
          label={`Leave out what has problems (${formatQuantity(problems, { one: "line", many: "lines" })})`}
          value={leavesOut}
          onChange={setLeavesOut}
        />
      )}
      <Button
        variant={isReady ? "secondary" : "primary"}
        busy={busy && !isReady}
        disabled={isEmpty}
        onClick={() => void onSend(true)}
      >
        Check questions
      </Button>
      {isReady && (
        <Button variant="primary" busy={busy} onClick={() => void onSend(false, problems > 0)}>
          {`Import ${formatQuantity(fresh, questionNoun)}`}
        </Button>
      )}
    </div>
  );
}
