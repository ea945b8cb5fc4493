import { LoaderCircle } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../ui/Badge";
import { classNames } from "../../../ui/classNames";
import { type Sort, SortHandle } from "../../../ui/sorting/SortHandle";
import { EditQuestion } from "./EditQuestion";
import { EditText } from "./EditText";
import { ItemActions, type Place } from "./ItemActions";
import { QuestionAnswers } from "./QuestionAnswers";
import type { ReviewItem } from "./review";

interface Props {
  item: ReviewItem;
  /** What the text is called while it is edited, and how long it may be. */
  label: string;
  limit: number;
  /** The course or curriculum has it already, so that it is not saved again. */
  known: boolean;
  making?: boolean;
  place: Place;
  sort: Sort;
  onChange: (item: ReviewItem) => void;
  onMove: (by: 1 | -1) => void;
  onRemake?: (() => void) | undefined;
}

/** A proposed topic, question or objective. */
export function ReviewRow(props: Props) {
  const { item, label, limit, known, making = false, place, sort, onChange, onMove, onRemake } = props;
  const { text, question, dropped } = item;
  const [editing, setEditing] = useState(false);
  const stop = () => setEditing(false);
  const edited = (changed: Partial<ReviewItem>) => {
    onChange({ ...item, ...changed });
    stop();
  };
  if (editing && question)
    return (
      <li data-sort-key={item.key} className="px-4 py-3">
        <EditQuestion
          question={question}
          onQuestion={(changed) => edited({ question: changed, text: changed.title })}
          onCancel={stop}
        />
      </li>
    );
  if (editing)
    return (
      <li data-sort-key={item.key} className="px-4 py-2">
        <EditText
          {...{ label, limit, text }}
          onText={(changed) => edited({ text: changed })}
          onCancel={stop}
        />
      </li>
    );
  return (
    <li
      data-sort-key={item.key}
      className={classNames(
        "flex animate-rise items-start gap-2 bg-surface py-1 pr-2 pl-2",
        sort.sorting.liftedKey === item.key && "relative z-10 shadow-lift",
      )}
      aria-busy={making || undefined}
    >
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <SortHandle {...sort} sortKey={item.key} className="max-w-full">
            <span
              className={classNames(
                "min-w-0 wrap-anywhere",
                dropped && "line-through",
                (dropped || known) && "text-muted",
              )}
            >
              {text}
            </span>
          </SortHandle>
          {known && <Badge>Already there</Badge>}
          {making && <LoaderCircle aria-label="Being made anew" className="size-4 animate-spin" />}
        </div>
        {question && !dropped && (
          <div className="pb-1.5 pl-7.5">
            <QuestionAnswers question={question} />
          </div>
        )}
      </div>
      <ItemActions
        name={text}
        {...{ dropped, place, onMove, onRemake }}
        onDrop={() => onChange({ ...item, dropped: !dropped })}
        onEdit={() => setEditing(true)}
      />
    </li>
  );
}
