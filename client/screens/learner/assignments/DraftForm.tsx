import { useEffect, useEffectEvent, useId, useState } from "react";
import {
  submissionLabels,
  submissionLimits,
  submissionMessages,
} from "#gateway/domains/submissions/contract";
import { afterPress } from "~/forms/afterPress";
import { OtherVersion } from "~/forms/OtherVersion";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import type { AutosaveState } from "~/forms/useAutosave";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { DraftFiles } from "./DraftFiles";
import {
  type Draft,
  type DraftProblems,
  describeDraft,
  isEmpty,
  joinDrafts,
  parseDraft,
  toText,
} from "./submissionDraft";
import type { SavedDraft } from "./useDraftSaves";
import { useFocusWhen } from "./useFocusWhen";
import { useSubmissionDraft } from "./useSubmissionDraft";

type DraftState = ReturnType<typeof useSubmissionDraft>;

const stateTexts: Record<AutosaveState, string> = {
  saved: "Saved automatically",
  saving: "Saving…",
  waiting: "Waiting for connection. Your draft is kept in this browser.",
  refused: submissionMessages.save.fallback,
};

const fieldNames = ["text", "link", "files"] as const;

/** The label of what is not saved; the rest is. */
function describeUnsaved(problems: DraftProblems): string | undefined {
  const names = fieldNames.filter((name) => problems[name] !== undefined);
  return names.length === 0
    ? undefined
    : `Saved automatically, except: ${names.map((name) => submissionLabels[name]).join(", ")}`;
}

function SaveStatus({ state, refusal, problems }: Pick<DraftState, "state" | "refusal" | "problems">) {
  const isFine = state === "saved" || state === "saving";
  const reason = state === "refused" ? refusal.reason || describeUnsaved(problems) : undefined;
  return (
    <p role="status" className={`text-xs ${isFine ? "text-muted" : "text-warning-ink"}`}>
      {reason ?? stateTexts[state]}
    </p>
  );
}

/** Why nothing was handed in, or that it can be now, as once a file has come up. */
function describeStop({ state, refusal, problems, handInStop }: DraftState): string {
  if (Object.keys(problems).length > 0) return submissionMessages.stoppedAtField;
  if (state === "waiting") return submissionMessages.stoppedOffline;
  if (handInStop?.isUnsure) return submissionMessages.stoppedUnsure;
  const reason = handInStop?.reason || refusal.reason;
  if (reason) return submissionMessages.stopped(reason);
  return state === "refused"
    ? submissionMessages.stopped(submissionMessages.save.fallback)
    : submissionMessages.stoppedBefore;
}

/** The fields' messages: of those that were left, and of all once handing in was stopped, when the first is focused. */
function useShownProblems(problems: DraftProblems) {
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<keyof Draft>>(new Set());
  const [stops, setStops] = useState(0);
  const toId = (name: keyof Draft) => `${id}-${name}`;
  const focusFirst = useEffectEvent(() => {
    const wrong = fieldNames.find((name) => problems[name] !== undefined);
    if (wrong) document.getElementById(toId(wrong))?.focus();
  });
  useEffect(() => {
    if (stops > 0) focusFirst();
  }, [stops]);
  return {
    field: (name: keyof Draft) => ({
      id: toId(name),
      error: left.has(name) ? problems[name] : undefined,
      onBlur: () => afterPress(() => setLeft((before) => new Set([...before, name]))),
    }),
    stop() {
      setLeft(new Set(fieldNames));
      setStops((before) => before + 1);
    },
  };
}

interface FieldsProps {
  accepts: readonly string[];
  draft: DraftState;
  shown: ReturnType<typeof useShownProblems>;
  onEdit: (next: Partial<Draft>) => void;
}

/** The fields that the assignment accepts; they cannot be changed while the draft is handed in. */
function DraftFields({ accepts, draft, shown, onEdit }: FieldsProps) {
  const { typed, isHandingIn } = draft;
  const { onBlur: _leave, ...files } = shown.field("files");
  return (
    <>
      {accepts.includes("TEXT") && (
        <TextArea
          {...shown.field("text")}
          label={submissionLabels.text}
          value={typed.text}
          onChange={(text) => onEdit({ text })}
          readOnly={isHandingIn}
          rows={10}
          limit={submissionLimits.text}
          hint="You can use Markdown."
        />
      )}
      {accepts.includes("LINK") && (
        <TextInput
          {...shown.field("link")}
          label={submissionLabels.link}
          value={typed.link}
          onChange={(link) => onEdit({ link })}
          readOnly={isHandingIn}
          inputMode="url"
          placeholder="https://"
        />
      )}
      {accepts.includes("FILES") && (
        <DraftFiles
          {...files}
          files={typed.files}
          refused={draft.refusal.files}
          disabled={isHandingIn}
          onRemoved={(removedId) =>
            onEdit({ files: typed.files.filter(({ databaseId }) => databaseId !== removedId) })
          }
          onUploaded={(file) => draft.change({ files: [...typed.files, file] })}
          onUploads={draft.setUploads}
        />
      )}
    </>
  );
}

interface OtherProps {
  typed: Draft;
  other: NonNullable<DraftState["other"]>;
  isOfTeam: boolean;
}

/** The draft that was saved elsewhere while this one was typed. */
function OtherDraft({ typed, other, isOfTeam }: OtherProps) {
  const both = parseDraft(joinDrafts(toText(typed), other.text));
  return (
    <OtherVersion
      theirs={describeDraft(other.text)}
      author={isOfTeam ? "Your team, or your other device," : "Your other device"}
      isTooLong={both.text.length > submissionLimits.text}
      onKeepBoth={other.keepBoth}
      onKeepMine={other.keepMine}
      onUseTheirs={other.useTheirs}
    />
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
  /** Whether it takes the focus, since a hand-in was withdrawn. */
  hasFocus?: boolean;
  onHandedIn?: () => void;
}

/** The learner's own work: it is saved while it is typed, and handed in as it is on the screen. */
export function DraftForm(props: Props) {
  const { accepts, triesLeft, isOfTeam, hasFocus = false, onHandedIn, ...options } = props;
  const draft = useSubmissionDraft(options);
  const shown = useShownProblems(draft.problems);
  const [isStopped, setStopped] = useState(false);
  const heading = useFocusWhen<HTMLSpanElement>(hasFocus);
  const edit = (next: Partial<Draft>) => {
    setStopped(false);
    draft.change(next);
  };
  const submit = async () => {
    setStopped(false);
    if (await draft.submit()) return onHandedIn?.();
    shown.stop();
    setStopped(true);
  };
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          Your work
        </span>
      }
    >
      <UnsavedChanges uploadMessage={submissionMessages.uploading} />
      <div className="grid gap-5">
        {draft.other && <OtherDraft typed={draft.typed} other={draft.other} isOfTeam={isOfTeam} />}
        <DraftFields accepts={accepts} draft={draft} shown={shown} onEdit={edit} />
        <SaveStatus {...draft} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            busy={draft.isHandingIn}
            disabled={isEmpty(draft.typed)}
            onClick={() => void submit()}
          >
            Hand in
          </Button>
          <span className="text-sm text-muted">
            {triesLeft === 1 ? "This is your last try." : `You have ${triesLeft} tries left.`}
          </span>
        </div>
        {isStopped && (
          <p role="alert" className="text-sm font-medium text-danger-ink">
            {describeStop(draft)}
          </p>
        )}
      </div>
    </Card>
  );
}
