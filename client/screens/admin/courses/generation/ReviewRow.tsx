import { LoaderCircle } from "lucide-react";
import { useState } from "react";
import { questionTypeLabels } from "#gateway/domains/questions/contract";
import { MarkedOptions } from "~/questions/MarkedOptions";
import { Badge } from "~/ui/Badge";
import { classNames } from "~/ui/classNames";
import { SortGrip, SortHead, SortRow, SortTitle } from "~/ui/sorting/SortRow";
import type { ProposedQuestion } from "../run";
import { EditQuestion, EditText, ItemActions, type SiblingOrder } from "./ItemActions";
import type { ReviewItem } from "./review";

/** The options of a suggested question with the correct ones marked, or its accepted answers. */
function QuestionAnswers({ question }: { question: ProposedQuestion }) {
  const { type, options, acceptedAnswers, explanation } = question;
  return (
    <div className="mt-2 grid gap-2 text-sm">
      <Badge className="justify-self-start">
        {type === "%future added value" ? "Question" : questionTypeLabels[type]}
      </Badge>
      {type === "SHORT_TEXT" ? (
        <p className="wrap-anywhere text-soft">
          Accepted: <span className="text-ink">{acceptedAnswers.join(", ")}</span>
        </p>
      ) : (
        <MarkedOptions options={options} />
      )}
      {explanation && <p className="text-xs wrap-anywhere text-muted">{explanation}</p>}
    </div>
  );
}

interface Props {
  item: ReviewItem;
  /** The key that the unsaved edit of a question is kept by. */
  keptId: string;
  /** The label and the maximum length of the text in the editor. */
  label: string;
  limit: number;
  /** The course or curriculum already has it, so it is not saved again. */
  known: boolean;
  making?: boolean;
  place: SiblingOrder;
  onChange: (item: ReviewItem) => void;
  onMove: (by: 1 | -1) => void;
  onRegenerate?: (() => void) | undefined;
}

/** A suggested topic, question or objective. */
export function ReviewRow(props: Props) {
  const { item, keptId, label, limit, known, making = false, onChange, ...actions } = props;
  const { text, question, dropped } = item;
  const [editing, setEditing] = useState(false);
  const stop = () => setEditing(false);
  const edited = (changed: Partial<ReviewItem>) => {
    onChange({ ...item, ...changed });
    stop();
  };
  if (editing && question)
    return (
      <SortRow sortKey={item.key} className="px-4 py-3">
        <EditQuestion
          question={question}
          keptId={keptId}
          onQuestion={(changed) => edited({ question: changed, text: changed.title })}
          onCancel={stop}
        />
      </SortRow>
    );
  if (editing)
    return (
      <SortRow sortKey={item.key} className="px-4 py-2">
        <EditText
          label={label}
          limit={limit}
          text={text}
          onText={(changed) => edited({ text: changed })}
          onCancel={stop}
        />
      </SortRow>
    );
  return (
    <SortRow
      sortKey={item.key}
      className="flex animate-rise items-start gap-2 bg-surface py-1 pr-2 pl-2"
      aria-busy={making || undefined}
    >
      <SortGrip name={text} />
      <div className="min-w-0 flex-1">
        <SortHead className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <SortTitle
            className={classNames(
              "max-w-full",
              dropped && "line-through",
              (dropped || known) && "text-muted",
            )}
          >
            {text}
          </SortTitle>
          {known && <Badge>Already exists</Badge>}
          {making && <LoaderCircle aria-label="Regenerating" className="size-4 animate-spin" />}
        </SortHead>
        {question && !dropped && (
          <div className="pb-1.5">
            <QuestionAnswers question={question} />
          </div>
        )}
      </div>
      <ItemActions
        {...actions}
        name={text}
        dropped={dropped}
        onDrop={() => onChange({ ...item, dropped: !dropped })}
        onEdit={() => setEditing(true)}
      />
    </SortRow>
  );
}
