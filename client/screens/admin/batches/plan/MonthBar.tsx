import { ChevronLeft, ChevronRight, Undo2 } from "lucide-react";
import { formatQuantity } from "~/formats/counts";
import { addMonths, monthInWords } from "~/formats/months";
import { Button } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";
import { toMonth } from "./planAddress";
import type { TopicMove } from "./useTopicMove";

interface Props {
  month: string;
  /** How many topics are planned in it. */
  count: number;
  frame: BatchCourseFrame;
  onShow: (month: string) => void;
  move: TopicMove;
}

/** Which month is shown, and the way to the others in which the course runs. */
export function MonthBar({ month, count, frame, onShow, move }: Props) {
  const [first, last, now] = [frame.startDate, frame.endDate, frame.today].map(toMonth);
  const hasToday = now !== undefined && now >= (first ?? "") && now <= (last ?? "");
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <h2 aria-live="polite" className="text-base font-semibold text-ink">
        {monthInWords(month)}
        <span className="ml-2 text-sm font-normal text-muted">
          {formatQuantity(count, { one: "planned topic", many: "planned topics" })}
        </span>
      </h2>
      <div data-noprint className="flex items-center gap-1">
        {frame.canPlan && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Undo2 />}
            disabled={!move.canUndo}
            title="Take the last move back"
            onClick={move.undo}
          >
            Undo
          </Button>
        )}
        {hasToday && (
          <Button size="sm" disabled={month === now} onClick={() => onShow(now)}>
            Today
          </Button>
        )}
        <IconButton
          label="Previous month"
          icon={<ChevronLeft />}
          disabled={month <= (first ?? "")}
          onClick={() => onShow(addMonths(month, -1))}
        />
        <IconButton
          label="Next month"
          icon={<ChevronRight />}
          disabled={month >= (last ?? "")}
          onClick={() => onShow(addMonths(month, 1))}
        />
      </div>
    </div>
  );
}
