import { CalendarX2 } from "lucide-react";
import { useState } from "react";
import { type PlannedDates, spreadAfter, withoutClassOn } from "#gateway/domains/batchTopics/planContract";
import type { Day } from "#gateway/domains/dayContract";
import { formatQuantity } from "~/formats/counts";
import { formatTopicDate } from "~/formats/dates";
import { dayInWords } from "~/formats/months";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { IconButton } from "~/ui/IconButton";
import { showToast } from "~/ui/toasts";
import type { BatchCourseContext } from "../batchCourseContext";
import { type CalendarTopic, toMoves } from "../planTopics";
import { focusTopic, type TopicMove } from "./topicMove";

interface Props {
  day: Day;
  all: readonly CalendarTopic[];
  context: BatchCourseContext;
  move: TopicMove;
}

/** The new plan: all topics move on, or are spread if there is no room. */
interface Answer {
  dates: PlannedDates;
  spread: boolean;
}

function answerFor(topics: readonly CalendarTopic[], context: BatchCourseContext, day: Day): Answer | null {
  const shifted = withoutClassOn(topics, context, day);
  if ("dates" in shifted) return { dates: shifted.dates, spread: false };
  const dates = spreadAfter(topics, context, day);
  return dates && { dates, spread: true };
}

/** Cancels the class of a day: its topics, and all after them, move on by one class day. */
export function NoClassButton({ day, all, context, move }: Props) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isAhead =
    day >= context.today && all.some((topic) => topic.plannedDate === day && topic.status === "PENDING");
  if (!isAhead) return null;
  const ask = () => {
    const found = answerFor(all, context, day);
    if (found) return setAnswer(found);
    showToast({
      tone: "warning",
      message: `The course ends on ${formatTopicDate(context.endDate)}, with no class day after ${formatTopicDate(day)}.`,
    });
  };
  return (
    <>
      <IconButton
        size="sm"
        label={`No class on ${dayInWords(day)}`}
        icon={<CalendarX2 />}
        className="-my-1 -mr-1 text-muted opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100 print:hidden"
        onClick={ask}
      />
      {answer && <Question day={day} all={all} move={move} answer={answer} onClose={() => setAnswer(null)} />}
    </>
  );
}

interface QuestionProps extends Omit<Props, "context"> {
  answer: Answer;
  onClose: () => void;
}

function Question({ day, all, move, answer, onClose }: QuestionProps) {
  const [error, setError] = useState<string>();
  const { dates, spread } = answer;
  const confirm = async () => {
    const moves = toMoves(all, dates);
    if (!(await move.moveAll(moves, setError))) return;
    onClose();
    // The day is now empty, and its button is gone.
    if (moves[0]) focusTopic(moves[0].topic.id);
  };
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={`No class on ${dayInWords(day)}?`}
      message={describeAnswer(answer)}
      confirmLabel={spread ? "Spread topics" : "Move topics"}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

function describeAnswer({ dates, spread }: Answer): string {
  const days = [...dates.values()].sort();
  if (!spread) {
    const noun = {
      one: "topic planned for this day or later moves",
      many: "topics planned for this day or later move",
    };
    return `${formatQuantity(dates.size, noun)} on by one class day. The plan then ends on ${dayInWords(days.at(-1) ?? "")}.`;
  }
  const topics = formatQuantity(dates.size, {
    one: "topic planned for this day or later is",
    many: "topics planned for this day or later are",
  });
  const over = formatQuantity(new Set(days).size, { one: "class day", many: "class days" });
  return `There is no room to move topics on before the course ends. Instead, ${topics} spread over the ${over} after this day.`;
}
