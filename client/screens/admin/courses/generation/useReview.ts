import { useEffect, useMemo, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { type GenerationKind, savedMessages } from "#gateway/domains/generation/contract";
import { discardGeneration, saveGeneratedQuestions, saveGeneratedTopics } from "~/commands/lessonCommands";
import { type KeptForm, keptForms } from "~/forms/keptForms";
import { useMutation } from "~/relay/useMutation";
import { type ProposedQuestion, proposedQuestion, type Run } from "../run";
import { emptyReview, type Kept, type Review, takeIn } from "./review";
import { generationPaths, type TargetKey } from "./target";

const item = z.object({
  key: z.string(),
  text: z.string(),
  question: proposedQuestion.nullable(),
  dropped: z.boolean(),
});

const draftSchema = z.object({
  savedAt: z.string(),
  review: z.object({
    objectives: z.array(item),
    modules: z.array(
      z.object({
        key: z.string(),
        moduleId: z.number().nullable(),
        name: z.string(),
        dropped: z.boolean(),
        items: z.array(item),
      }),
    ),
  }),
});

/** The person's changes to a proposal. */
interface ReviewDraft {
  savedAt: string;
  review: Review;
}

/** Each window keeps its own in this browser until the review is saved or discarded. */
const openKeptReview = keptForms<ReviewDraft>({ name: "review-form", schema: draftSchema });

export const dropReview = (runId: number): void => openKeptReview(runId).dropAll();

interface StartedReview {
  review: Review;
  /** When the restored changes were made; null without any. */
  restoredAt: string | null;
}

function begin(run: Run, kept: KeptForm<ReviewDraft>): StartedReview {
  const draft = kept.takeOver();
  return { review: takeIn(draft?.review ?? emptyReview, run), restoredAt: draft?.savedAt ?? null };
}

/**
 * The review of a proposal while it still arrives. The person's changes are stored in the browser until they are saved
 * or discarded; each one calls `onEdited`.
 */
export function useReview(run: Run, onEdited: (edited: boolean) => void) {
  const { databaseId, objectives, modules } = run;
  const kept = useMemo(() => openKeptReview(databaseId), [databaseId]);
  const [{ review, restoredAt }, setReviewing] = useState(() => begin(run, kept));
  const [edited, setEdited] = useState(false);
  useEffect(() => {
    setReviewing((before) => ({ ...before, review: takeIn(before.review, { objectives, modules }) }));
  }, [objectives, modules]);
  useEffect(() => {
    if (edited) kept.write({ savedAt: new Date().toISOString(), review });
  }, [edited, kept, review]);
  const setKept = (by: boolean) => {
    setEdited(by);
    onEdited(by);
  };
  return {
    review,
    restoredAt,
    change(by: (review: Review) => Review): void {
      setReviewing((before) => ({ ...before, review: by(before.review) }));
      setKept(true);
    },
    /** Shows the original proposal. */
    startOver(): void {
      kept.drop();
      setReviewing({ review: takeIn(emptyReview, { objectives, modules }), restoredAt: null });
      setKept(false);
    },
    /** Deletes what all windows have stored of the review after it was saved or discarded. */
    forget(): void {
      setEdited(false);
      kept.dropAll();
    },
  };
}

graphql`
  fragment useReview_payload on SavedGenerationPayload {
    course { id updatedAt }
    curriculum { id updatedAt }
  }
`;

type QuestionInput = Omit<ProposedQuestion, "type"> & {
  type: Exclude<ProposedQuestion["type"], "%future added value">;
};

const isKnownType = (question: ProposedQuestion): question is QuestionInput =>
  question.type !== "%future added value";

const toTopicInput = ({ modules }: Kept) =>
  modules.map(({ module, items }) => ({ name: module.name, topics: items.map(({ text }) => text) }));

const toQuestionInput = ({ modules }: Kept) =>
  modules.map(({ module, items }) => ({
    moduleId: module.moduleId ?? 0,
    questions: items.flatMap(({ question }) => (question && isKnownType(question) ? [question] : [])),
  }));

interface Options {
  kind: GenerationKind;
  target: TargetKey;
  runId: number;
  /** Called when the review was saved or discarded. */
  forget: () => void;
  onDone: () => void;
}

/** Saves a review, then opens the saved outline or questions. A refusal keeps everything as it is. */
export function useSaveReview({ kind, target, runId, forget, onDone }: Options) {
  const success = savedMessages[target.type];
  const [topics, savingTopics] = useMutation({ ...saveGeneratedTopics, success });
  const [questions, savingQuestions] = useMutation({ ...saveGeneratedQuestions, success });
  const [discard, discarded] = useMutation(discardGeneration);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const address = generationPaths(target).saved[kind];
  useEffect(() => {
    if (saved) void navigate(address);
  }, [saved, navigate, address]);
  return {
    busy: savingTopics || savingQuestions || saved,
    discarding: discarded,
    failure,
    async save(kept: Kept): Promise<void> {
      setFailure(undefined);
      const options = { onFailure: setFailure };
      const done =
        kind === "TOPICS"
          ? await topics({ runId, objectives: kept.objectives, modules: toTopicInput(kept) }, options)
          : await questions({ runId, modules: toQuestionInput(kept) }, options);
      if (!done) return;
      forget();
      onDone();
      setSaved(true);
    },
    async discard(): Promise<void> {
      if (await discard({ runId })) forget();
    },
  };
}
