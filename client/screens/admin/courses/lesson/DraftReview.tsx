import { Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { lessonDraftTexts } from "#gateway/domains/generation/contract";
import {
  blockKindLabels,
  calloutToneLabels,
  calloutTones,
  lessonLimits,
} from "#gateway/domains/lessons/contract";
import type { lessonCommandsSaveGeneratedLessonMutation } from "~/__generated__/lessonCommandsSaveGeneratedLessonMutation.graphql";
import {
  cancelGeneration,
  continueGeneration,
  discardGeneration,
  saveGeneratedLesson,
  startLessonDraft,
} from "~/commands/lessonCommands";
import { formatQuantity } from "~/formats/counts";
import { blockNoun } from "~/formats/nouns";
import { keptForms } from "~/forms/keptForms";
import { useKeptState } from "~/forms/useKeptState";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { TextArea } from "~/ui/TextArea";
import { type Run, readRunPayload, useRunEvents } from "../run";

/** A block of a proposal as it may be saved. */
type KeptBlock = lessonCommandsSaveGeneratedLessonMutation["variables"]["blocks"][number];

/** Starts, follows and ends the draft of a lesson by AI. Nothing is saved before `save`. */
export function useLessonDraft(topicId: number, open: Run | null) {
  const { fallback } = lessonDraftTexts;
  const [run, setRun] = useState(open);
  const [reason, setReason] = useState<string | null>(null);
  const [start, isStarting] = useMutation(startLessonDraft);
  const [goOn, isContinuing] = useMutation({ ...continueGeneration, fallback });
  const [cancel, isCancelling] = useMutation(cancelGeneration);
  const [discard] = useMutation({ ...discardGeneration, fallback });
  const [save, isSaving] = useMutation(saveGeneratedLesson);
  const isRunning = run?.status === "RUNNING";
  useRunEvents(isRunning ? run : null, setRun);
  const runId = run?.databaseId ?? 0;
  const failing = { onFailure: setReason };
  return {
    run,
    /** Why the last step was refused. */
    reason,
    isBusy: isStarting || isContinuing || isRunning,
    isRunning,
    isCancelling,
    isSaving,
    /** Returns whether the draft has begun. */
    async start(instruction: string): Promise<boolean> {
      setReason(null);
      const begun = await start({ topicId, instruction }, failing);
      if (begun) setRun(readRunPayload(begun));
      return begun !== null;
    },
    async resume(): Promise<void> {
      setReason(null);
      const begun = await goOn({ runId }, failing);
      if (begun) setRun(readRunPayload(begun));
    },
    async cancel(): Promise<void> {
      const ended = await cancel({ runId });
      if (ended) setRun(readRunPayload(ended));
    },
    /** Returns whether the proposal was discarded. */
    async discard(): Promise<boolean> {
      const done = await discard({ runId });
      if (done) setRun(null);
      return done !== null;
    },
    /** Returns whether the blocks were added. */
    async save(blocks: readonly KeptBlock[]): Promise<boolean> {
      setReason(null);
      return (await save({ runId, blocks }, failing)) !== null;
    },
  };
}

type ProposedBlock = Run["blocks"][number];

const editsSchema = z.record(
  z.string(),
  z.object({ markdown: z.string().optional(), isDropped: z.boolean().optional() }),
);

/** The author's edits of a block, by its position in the proposal. */
type Edits = z.infer<typeof editsSchema>;

type BlockEdit = Edits[string];

/** The edits of a proposal, until its blocks are added or it is discarded. */
const openEdits = keptForms<Edits>({ name: "lesson-proposal", schema: editsSchema });

const kinds = ["TEXT", "CODE", "CALLOUT"] as const;
const getKind = ({ kind }: ProposedBlock) => kinds.find((value) => value === kind) ?? "TEXT";
const getTone = ({ tone }: ProposedBlock) =>
  calloutTones.find((calloutTone) => calloutTone === tone) ?? "INFO";

const toKept = (blocks: readonly ProposedBlock[], edits: Edits): KeptBlock[] =>
  blocks.flatMap((block, index) => {
    const { markdown = block.markdown, isDropped } = edits[index] ?? {};
    if (isDropped || markdown.trim() === "") return [];
    return [{ kind: getKind(block), markdown, language: block.language, tone: getTone(block) }];
  });

interface Props {
  run: Run;
  draft: ReturnType<typeof useLessonDraft>;
  onClose: () => void;
}

/** The proposed blocks: each is kept, edited or dropped, and what is kept is added to the lesson in one go. */
export function DraftReview({ run, draft, onClose }: Props) {
  const { blocks, leftOut, overCap } = run;
  const {
    value: edits,
    update,
    forget,
  } = useKeptState<Edits>({ open: openEdits, id: run.databaseId, initial: {} });
  const kept = toKept(blocks, edits);
  const change = (index: number, edit: BlockEdit) =>
    update((before) => ({ ...before, [index]: { ...before[index], ...edit } }));
  const save = async () => {
    if (!(await draft.save(kept))) return;
    forget();
    onClose();
  };
  return (
    <section aria-label="Proposed blocks" className="grid gap-3">
      <p role="status" className="text-sm text-soft tabular-nums">
        {formatQuantity(blocks.length, blockNoun)}
        {draft.isRunning ? " so far" : " suggested. Nothing is saved yet."}
        {leftOut + overCap > 0 && ` ${leftOut + overCap} left out, because they can't be used.`}
      </p>
      <ol aria-label="Proposed blocks" className="grid gap-3">
        {blocks.map((block, index) => (
          <ProposedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: items keep their places.
            key={index}
            block={block}
            index={index}
            edit={edits[index] ?? {}}
            onChange={(edit) => change(index, edit)}
          />
        ))}
      </ol>
      {!draft.isBusy && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => void draft.discard().then((isDone) => isDone && forget())}>
            Discard all
          </Button>
          <Button
            variant="primary"
            busy={draft.isSaving}
            disabled={kept.length === 0}
            onClick={() => void save()}
          >
            Add {formatQuantity(kept.length, blockNoun)}
          </Button>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  block: ProposedBlock;
  index: number;
  edit: BlockEdit;
  onChange: (edit: BlockEdit) => void;
}

function ProposedRow({ block, index, edit, onChange }: RowProps) {
  const kind = getKind(block);
  const detail =
    kind === "CODE" ? block.language : kind === "CALLOUT" ? calloutToneLabels[getTone(block)] : "";
  const name = `${blockKindLabels[kind]} ${index + 1}`;
  const isDropped = edit.isDropped === true;
  return (
    <li className={classNames("rounded-md border border-line p-3", isDropped && "bg-sunken")}>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs font-medium text-muted">
          {name}
          {detail && `, ${detail}`}
          {isDropped && ", dropped"}
        </p>
        <Button
          size="sm"
          variant="ghost"
          icon={isDropped ? <Undo2 /> : <Trash2 />}
          onClick={() => onChange({ isDropped: !isDropped })}
        >
          {isDropped ? "Keep" : "Drop"}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {!isDropped && (
        <TextArea
          label={name}
          hideLabel
          rows={3}
          limit={lessonLimits.markdown}
          spellCheck={kind !== "CODE"}
          value={edit.markdown ?? block.markdown}
          onChange={(markdown) => onChange({ markdown })}
        />
      )}
    </li>
  );
}
