import { Sparkles, Square } from "lucide-react";
import type { FormEvent } from "react";
import { graphql } from "react-relay";
import {
  generationLabels,
  generationMessages,
  instructionSchema,
  lessonDraftTexts,
} from "#gateway/domains/generation/contract";
import type { DraftWithAiQuery } from "~/__generated__/DraftWithAiQuery.graphql";
import { check } from "~/forms/check";
import { showErrorsToast } from "~/forms/ErrorsToast";
import { keptTexts } from "~/forms/keptTexts";
import { useCheckedText } from "~/forms/useCheckedValue";
import { FetchedPart } from "~/relay/FetchedPart";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { Skeleton } from "~/ui/Skeleton";
import { InstructionArea } from "../InstructionArea";
import { formatTokensLeft, isCutOff, readRun } from "../run";
import { DraftReview, useLessonDraft } from "./DraftReview";

const query = graphql`
  query DraftWithAiQuery($topicId: Int!) {
    generation { isConfigured dailyTokens tokensLeft }
    openGeneration(kind: LESSON, topicId: $topicId) { ...run_run }
  }
`;

interface Props {
  topicId: number;
  onClose: () => void;
}

/** Drafts the lesson by AI: an instruction, then the proposed blocks, of which the author keeps what is good. */
export function DraftWithAi({ topicId, onClose }: Props) {
  return (
    <Dialog
      open
      sheet
      title="Draft with AI"
      description="Uses this topic, the course, nearby topics and your instructions. Nothing is saved before you add it."
      size="lg"
      onClose={onClose}
    >
      <FetchedPart<DraftWithAiQuery>
        query={query}
        variables={{ topicId }}
        loading={<Skeleton className="h-40" />}
        failed="Unable to load the drafts"
      >
        {(response) =>
          response.generation.isConfigured ? (
            <Drafting topicId={topicId} response={response} onClose={onClose} />
          ) : (
            <p className="text-sm text-muted">{generationMessages.notConfigured}</p>
          )
        }
      </FetchedPart>
    </Dialog>
  );
}

interface DraftingProps extends Props {
  response: DraftWithAiQuery["response"];
}

function Drafting({ topicId, response: { generation, openGeneration }, onClose }: DraftingProps) {
  const draft = useLessonDraft(topicId, openGeneration ? readRun(openGeneration) : null);
  const { run, isBusy } = draft;
  const reason = draft.reason ?? (run && isCutOff(run) ? run.reason : null);
  const hasBlocks = run !== null && run.blocks.length > 0 && run.status !== "CANCELLED";
  return (
    <div className="grid gap-5">
      <InstructionForm topicId={topicId} draft={draft} generation={generation} />
      {reason && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-warning-line bg-warning-soft px-3.5 py-2.5 text-sm text-warning-ink">
          <p role="alert" className="min-w-0 flex-1 basis-64">
            {reason}
          </p>
          {run && isCutOff(run) && !isBusy && generation.tokensLeft > 0 && (
            <Button size="sm" icon={<Sparkles />} onClick={() => void draft.resume()}>
              Continue
            </Button>
          )}
        </div>
      )}
      {hasBlocks && <DraftReview key={run.databaseId} run={run} draft={draft} onClose={onClose} />}
    </div>
  );
}

/** The instruction of a lesson's draft, until it has begun. */
const openInstruction = keptTexts("lesson-instruction");

interface FormProps {
  topicId: number;
  draft: ReturnType<typeof useLessonDraft>;
  generation: DraftWithAiQuery["response"]["generation"];
}

function InstructionForm({ topicId, draft, generation }: FormProps) {
  const { run, isBusy, isRunning, isCancelling } = draft;
  const {
    value: instruction,
    setError,
    forget,
    field,
  } = useCheckedText({
    open: openInstruction,
    id: topicId,
    initial: run?.instruction ?? "",
  });
  const isSpent = generation.tokensLeft === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isSpent) return;
    const checked = check(instructionSchema, { instruction }, generationLabels);
    setError(checked.ok ? undefined : checked.problems[0]?.inline);
    if (checked.ok) void draft.start(instruction.trim()).then((isBegun) => isBegun && forget());
    else showErrorsToast(checked.problems.map(({ generic }) => generic));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <InstructionArea
        for="instruction"
        placeholder="For beginners, with one example in Java and a warning about endless loops"
        {...field}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" icon={<Sparkles />} disabled={isBusy || isSpent}>
          {run ? "Draft again" : "Draft"}
        </Button>
        {isRunning && (
          <Button icon={<Square />} busy={isCancelling} onClick={() => void draft.cancel()}>
            Cancel
          </Button>
        )}
        <p className="text-xs text-muted tabular-nums">{formatTokensLeft(generation)}</p>
      </div>
      <p role="status" className="text-sm text-info-ink empty:hidden">
        {isBusy && lessonDraftTexts.info}
      </p>
    </form>
  );
}
