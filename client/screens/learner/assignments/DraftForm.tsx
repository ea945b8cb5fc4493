import {
  submissionLabels,
  submissionLimits,
  submissionMessages,
} from "#gateway/domains/submissions/contract";
import type { AutosaveState } from "~/forms/useAutosave";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { DraftFiles } from "./DraftFiles";
import { isEmpty } from "./submissionDraft";
import { type SavedDraft, useSubmissionDraft } from "./useSubmissionDraft";

const stateTexts: Record<AutosaveState, string> = {
  saved: "Saved automatically",
  saving: "Saving…",
  waiting: "Waiting for connection. Your draft is kept in this browser.",
  refused: submissionMessages.save.fallback,
};

function SaveStatus({ state, reason }: { state: AutosaveState; reason: string }) {
  const tone = ["saved", "saving"].includes(state) ? "text-muted" : "text-warning-ink";
  return (
    <p role="status" className={`text-xs ${tone}`}>
      {reason || stateTexts[state]}
    </p>
  );
}

interface Props {
  assignmentId: number;
  /** Its parts, as `SubmissionPart` names them. */
  accepts: readonly string[];
  /** The draft as it is saved; undefined before the first words. */
  draft: SavedDraft | undefined;
  triesLeft: number;
  /** Whether others write it, too. */
  isOfTeam: boolean;
}

/** The learner's own work: it is saved while it is typed, and handed in. */
export function DraftForm({ accepts, triesLeft, ...options }: Props) {
  const { typed, change, state, reason, submit, isSending } = useSubmissionDraft(options);
  const { text, link, files } = typed;
  return (
    <Card title="Your work">
      <div className="grid gap-5">
        {accepts.includes("TEXT") && (
          <TextArea
            label={submissionLabels.text}
            value={text}
            onChange={(typed) => change({ text: typed })}
            rows={10}
            limit={submissionLimits.text}
            maxLength={submissionLimits.text}
            hint="You can use Markdown."
          />
        )}
        {accepts.includes("LINK") && (
          <TextInput
            label={submissionLabels.link}
            value={link}
            onChange={(typed) => change({ link: typed })}
            inputMode="url"
            placeholder="https://"
          />
        )}
        {accepts.includes("FILES") && (
          <DraftFiles files={files} onChange={(next) => change({ files: next })} />
        )}
        <SaveStatus state={state} reason={reason} />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" busy={isSending} disabled={isEmpty(typed)} onClick={() => void submit()}>
            Hand in
          </Button>
          <span className="text-sm text-muted">
            {triesLeft === 1 ? "This is your last try." : `You have ${triesLeft} tries left.`}
          </span>
        </div>
      </div>
    </Card>
  );
}
