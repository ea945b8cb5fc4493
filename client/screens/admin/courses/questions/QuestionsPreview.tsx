import { CircleAlert, ListChecks } from "lucide-react";
import { questionTypeLabels } from "#gateway/domains/questions/contract";
import type { contentCommandsImportQuestionsMutation$data } from "~/__generated__/contentCommandsImportQuestionsMutation.graphql";
import { formatQuantity } from "~/formats/counts";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";

/** What a dry run has understood. */
export type ReadQuestions = NonNullable<contentCommandsImportQuestionsMutation$data["result"]["payload"]>;

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
    formatQuantity(questions.length, { one: "question", many: "questions" }),
    ...(known > 0 ? [`${known} already in the module`] : []),
    ...(problems.length > 0 ? [formatQuantity(problems.length, { one: "problem", many: "problems" })] : []),
  ].join(", ");
}

/** The questions of a checked text as they were understood, with the lines that have problems. */
export function QuestionsPreview({ read }: { read: ReadQuestions | null }) {
  if (!read)
    return (
      <Card title="Preview">
        <EmptyState icon={<ListChecks />} title="Nothing to preview yet">
          Checked questions appear here. Nothing is saved yet.
        </EmptyState>
      </Card>
    );
  return (
    <Card title="Preview">
      <p role="status" className="text-sm text-soft tabular-nums">
        {summarize(read)}
      </p>
      {read.problems.length > 0 && (
        <div className="mt-4 rounded-md border border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger-ink">
          <Remarks title="Fix these problems before importing" remarks={read.problems} />
        </div>
      )}
      {read.notes.length > 0 && (
        <div className="mt-4 rounded-md border border-line bg-sunken px-4 py-3 text-sm text-soft">
          <Remarks title="What is left out" remarks={read.notes} />
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
