import { CalendarX2 } from "lucide-react";
import { useState } from "react";
import type { Day } from "../../../../../gateway/domains/batchTopics/dayContract";
import { type PlannedDates, withoutClassOn } from "../../../../../gateway/domains/batchTopics/planContract";
import { countOf } from "../../../../formats/counts";
import { formatTopicDate } from "../../../../formats/dates";
import { ConfirmDialog } from "../../../../ui/ConfirmDialog";
import { IconButton } from "../../../../ui/IconButton";
import { showToast } from "../../../../ui/toasts";
import type { CourseFrame } from "../topics/courseFrame";
import { dayInWords } from "./dayInWords";
import { type CalendarTopic, focusTopic, type TopicMove } from "./useTopicMove";

interface Props {
  day: Day;
  all: readonly CalendarTopic[];
  frame: CourseFrame;
  move: TopicMove;
}

const planTopicOf = ({ databaseId, status, plannedDate }: CalendarTopic) => ({
  topicId: databaseId,
  status: status === "COMPLETED" ? ("COMPLETED" as const) : ("PENDING" as const),
  plannedDate: plannedDate ?? null,
});

/** For a day on which the class falls out: its topics, and all after them, move on by one class day. */
export function NoClassButton({ day, all, frame, move }: Props) {
  const [dates, setDates] = useState<PlannedDates | null>(null);
  const isAhead =
    day >= frame.today && all.some((one) => one.plannedDate === day && one.status === "PENDING");
  if (!isAhead) return null;
  const ask = () => {
    const shifted = withoutClassOn(all.map(planTopicOf), frame, day);
    if ("dates" in shifted) return setDates(shifted.dates);
    const end = formatTopicDate(frame.endDate);
    showToast({
      tone: "warning",
      title: "There is no class day left to move on to",
      message: `${countOf(shifted.outside.length, { one: "topic", many: "topics" })} would be planned after ${end}, when the course ends.`,
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
      {dates && <Question {...{ day, all, move, dates }} onClose={() => setDates(null)} />}
    </>
  );
}

interface QuestionProps extends Omit<Props, "frame"> {
  dates: PlannedDates;
  onClose: () => void;
}

function Question({ day, all, move, dates, onClose }: QuestionProps) {
  const [error, setError] = useState<string>();
  const last = [...dates.values()].sort().at(-1) ?? day;
  const count = countOf(dates.size, {
    one: "topic that is planned for this day or later moves",
    many: "topics that are planned for this day or later move",
  });
  const confirm = async () => {
    const moves = all.flatMap((topic) => {
      const to = dates.get(topic.databaseId);
      return to === undefined ? [] : [{ topic, from: topic.plannedDate ?? null, to }];
    });
    if (!(await move.moveAll(moves, setError))) return;
    onClose();
    // The day and its button are empty now.
    if (moves[0]) focusTopic(moves[0].topic.id);
  };
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={`No class on ${dayInWords(day)}?`}
      message={`${count} on by one class day. The plan then ends on ${dayInWords(last)}.`}
      confirmLabel="Yes, move them on!"
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
