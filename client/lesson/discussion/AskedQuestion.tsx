import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import { questionAnchor } from "#gateway/domains/lessons/readerContract";
import type { AskedQuestion_question$key } from "~/__generated__/AskedQuestion_question.graphql";
import type { AskedQuestionAcceptMutation } from "~/__generated__/AskedQuestionAcceptMutation.graphql";
import type { AskedQuestionAnswerMutation } from "~/__generated__/AskedQuestionAnswerMutation.graphql";
import type { FragmentData } from "~/relay/fragmentData";
import { type Command, useMutation } from "~/relay/useMutation";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { hasKeptPost, PostForm } from "./PostForm";
import { PostView } from "./PostView";

graphql`
  fragment AskedQuestion_payload on TopicQuestionPayload {
    question { ...AskedQuestion_question }
  }
`;

const answerCommand: Command<AskedQuestionAnswerMutation> = {
  success: "Answer posted",
  fallback: "Unable to post your answer",
  mutation: graphql`
    mutation AskedQuestionAnswerMutation($questionId: Int!, $markdown: String!) {
      result: answerTopicQuestion(questionId: $questionId, markdown: $markdown) {
        ...AskedQuestion_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

const acceptCommand: Command<AskedQuestionAcceptMutation> = {
  fallback: "Unable to accept the answer",
  mutation: graphql`
    mutation AskedQuestionAcceptMutation($questionId: Int!, $answerId: Int) {
      result: acceptTopicAnswer(questionId: $questionId, answerId: $answerId) {
        ...AskedQuestion_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

type Answer = FragmentData<AskedQuestion_question$key>["answers"][number];

/** A question under a lesson, and what others answered. Its author and staff can accept an answer. */
export function AskedQuestion({ question: key }: { question: AskedQuestion_question$key }) {
  const question = useFragment(
    graphql`
      fragment AskedQuestion_question on TopicQuestion {
        databaseId
        canAccept
        isAnswered
        ...PostView_question @alias(as: "post")
        answers {
          id
          databaseId
          isAccepted
          ...PostView_answer @alias(as: "post")
        }
      }
    `,
    key,
  );
  const { databaseId: questionId, answers, isAnswered, canAccept } = question;
  const sought = useSought(questionAnchor(questionId));
  return (
    <div
      {...sought.place}
      className={classNames(
        "scroll-mt-24 rounded-lg border border-line bg-surface p-4 shadow-rest",
        sought.isSought && "outline-2 outline-offset-4 outline-brand",
      )}
    >
      <PostView
        question={question.post}
        badge={
          isAnswered && (
            <Badge tone="success" icon={<CircleCheck />}>
              Answered
            </Badge>
          )
        }
      />
      {answers.length > 0 && (
        <ul aria-label="Answers" className="mt-4 grid gap-4 border-l-2 border-line pl-4">
          {answers.map((answer) => (
            <li key={answer.id}>
              <AnswerView answer={answer} questionId={questionId} canAccept={canAccept} />
            </li>
          ))}
        </ul>
      )}
      <AnswerForm questionId={questionId} />
    </div>
  );
}

/** Scrolls to a place that the address names once it is there; a later press on the same link does it again. */
function useSought(anchor: string) {
  const { hash, key } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  const isSought = hash === `#${anchor}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place may be sought again.
  useEffect(() => {
    if (isSought) ref.current?.scrollIntoView({ block: "center" });
  }, [isSought, key]);
  return { isSought, place: { ref, id: anchor } };
}

interface AnswerProps {
  answer: Answer;
  questionId: number;
  canAccept: boolean;
}

function AnswerView({ answer, questionId, canAccept }: AnswerProps) {
  const [commit, busy] = useMutation(acceptCommand);
  const { isAccepted, databaseId } = answer;
  const accept = () => void commit({ questionId, answerId: isAccepted ? null : databaseId });
  return (
    <PostView
      answer={answer.post}
      badge={
        isAccepted && (
          <Badge tone="success" icon={<CircleCheck />}>
            Accepted answer
          </Badge>
        )
      }
      actions={
        canAccept && (
          <Button size="sm" variant="ghost" busy={busy} onClick={accept}>
            {isAccepted ? "Take back" : "Accept"}
          </Button>
        )
      }
    />
  );
}

function AnswerForm({ questionId }: { questionId: number }) {
  const keptId = `question:${questionId}`;
  // An answer that was begun is shown.
  const [isOpen, setOpen] = useState(() => hasKeptPost(keptId));
  const [commit, busy] = useMutation(answerCommand);
  const post = async (markdown: string) => {
    const isPosted = (await commit({ questionId, markdown })) !== null;
    if (isPosted) setOpen(false);
    return isPosted;
  };
  if (!isOpen)
    return (
      <Button size="sm" variant="ghost" className="mt-3 -ml-2.5" onClick={() => setOpen(true)}>
        Answer
      </Button>
    );
  return (
    <div className="mt-3">
      <PostForm
        keptId={keptId}
        label="Your answer"
        action="Post answer"
        busy={busy}
        onPost={post}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}
