import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import { type GenerationKind, savedMessages } from "#gateway/domains/generation/contract";
import { discardGeneration, saveGeneratedQuestions, saveGeneratedTopics } from "~/commands/lessonCommands";
import { useMutation } from "~/relay/useMutation";
import type { ProposedQuestion } from "../run";
import type { Kept } from "./review";
import { generationPaths, type TargetKey } from "./target";

graphql`
  fragment useSaveReview_payload on SavedGenerationPayload {
    course {
      id
      updatedAt
    }
    curriculum {
      id
      updatedAt
    }
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
