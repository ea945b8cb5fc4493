import { Pencil, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type {
  QuestionRow_question$data,
  QuestionRow_question$key,
} from "~/__generated__/QuestionRow_question.graphql";
import { Badge } from "~/ui/Badge";
import { IconButton } from "~/ui/IconButton";
import { MarkedOptions } from "../MarkedOptions";
import { questionTypeLabels } from "./questionCommands";

const fragment = graphql`
  fragment QuestionRow_question on AnswerableQuestion {
    title
    type
    acceptedAnswers
    explanation
    options {
      databaseId
      text
      isCorrect
    }
  }
`;

interface Props {
  question: QuestionRow_question$key;
  onEdit: () => void;
  onDelete: () => void;
}

/** A question with its options, the correct ones marked. */
export function QuestionRow({ question: key, onEdit, onDelete }: Props) {
  const question = useFragment(fragment, key);
  const { title, type, explanation } = question;
  return (
    <li className="border-b border-line px-5 py-4 last:border-b-0">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-sm font-medium wrap-anywhere whitespace-pre-line text-ink">
          {title}
        </p>
        <IconButton label={`Edit ${title}`} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={`Delete ${title}`} icon={<Trash2 />} onClick={onDelete} />
      </div>
      {type !== "%future added value" && <Badge className="mt-1">{questionTypeLabels[type]}</Badge>}
      <Answers {...question} />
      {explanation && <p className="mt-2 text-xs wrap-anywhere text-muted">{explanation}</p>}
    </li>
  );
}

function Answers({ type, options, acceptedAnswers }: QuestionRow_question$data) {
  if (type === "SHORT_TEXT")
    return (
      <p className="mt-2 text-sm text-soft">
        Accepted: <span className="text-ink">{acceptedAnswers.join(", ") || "nothing yet"}</span>
      </p>
    );
  if (options.length === 0) return <p className="mt-2 text-sm text-muted">No options yet.</p>;
  return (
    <div className="mt-2">
      <MarkedOptions options={options} />
    </div>
  );
}
