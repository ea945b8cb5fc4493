import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { practiceMessages } from "#gateway/domains/questions/practiceContract";
import type { LessonQuestion_block$key } from "~/__generated__/LessonQuestion_block.graphql";
import type { LessonQuestionMutation } from "~/__generated__/LessonQuestionMutation.graphql";
import { type Command, useMutation } from "~/relay/useMutation";
import { Badge } from "~/ui/Badge";
import { PracticeBody } from "./PracticeBody";
import { PracticeForm } from "./PracticeForm";
import { PracticeReview } from "./PracticeReview";
import { type AnswerCheck, type Outcome, readSolution } from "./practiceOutcome";

const command: Command<LessonQuestionMutation> = {
  fallback: "Unable to check the answer",
  fallbackOnly: true,
  mutation: graphql`
    mutation LessonQuestionMutation($blockId: Int!, $input: CheckTopicQuestionInput!) {
      result: checkTopicQuestion(blockId: $blockId, input: $input) {
        ... on CheckTopicQuestionPayload @alias(as: "payload") {
          solution { ...practiceOutcome_solution }
          block { ...LessonQuestion_block }
          topic { id status completedDate next { id isOpen } }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** Checks an answer at the server, which records that the question was answered. */
function useChecking(blockId: number, onOutcome: (outcome: Outcome) => void): AnswerCheck {
  const [commit, busy] = useMutation(command);
  const [error, setError] = useState<string | null>(null);
  const check: AnswerCheck["check"] = async ({ optionIds, text }) => {
    if (optionIds.length === 0 && !text?.trim()) return setError(practiceMessages.empty);
    setError(null);
    const input = { optionIds: [...optionIds], text };
    const told = await commit({ blockId, input }, { onFailure: setError });
    if (told) onOutcome({ ...readSolution(told.solution), given: text });
  };
  return { check, busy, error };
}

export interface LessonQuestionProps {
  block: LessonQuestion_block$key;
  /** Staff read without answering. */
  readOnly: boolean;
}

/** A question inside a lesson: it is checked at once and never counted. */
export function LessonQuestion({ block: key, readOnly }: LessonQuestionProps) {
  const { databaseId, question, progress } = useFragment(
    graphql`
      fragment LessonQuestion_block on TopicBlock {
        databaseId
        question { title type ...PracticeBody_question ...PracticeForm_question }
        progress { checkedAt isRight }
      }
    `,
    key,
  );
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const checking = useChecking(databaseId, setOutcome);
  if (!question) return null;
  return (
    <section aria-label="Question" className="rounded-lg border border-line bg-surface p-5 shadow-rest">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-base font-medium wrap-anywhere text-ink">{question.title}</h3>
        {progress?.checkedAt && !outcome && (
          <Badge tone={progress.isRight ? "success" : "neutral"}>
            {progress.isRight ? "Answered correctly" : "Answered"}
          </Badge>
        )}
      </div>
      <PracticeBody question={question} />
      {outcome ? (
        <PracticeReview type={question.type} outcome={outcome} onAgain={() => setOutcome(null)} />
      ) : (
        <fieldset disabled={readOnly} className="min-w-0">
          <legend className="sr-only">{question.title}</legend>
          <PracticeForm question={question} checking={checking} />
        </fieldset>
      )}
    </section>
  );
}
