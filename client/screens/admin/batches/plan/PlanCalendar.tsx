import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PlanCalendar_batchCourse$key } from "~/__generated__/PlanCalendar_batchCourse.graphql";
import { formatTopicDate } from "~/formats/dates";
import { monthInWords } from "~/formats/months";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";
import { CalendarGrid } from "./CalendarGrid";
import { MonthBar } from "./MonthBar";
import { MovingBar } from "./MovingBar";
import { toMonth } from "./planAddress";
import { TopicChip } from "./TopicChip";
import { TopicDragging } from "./TopicDragging";
import { useShownMonth } from "./useShownMonth";
import { useTopicMove } from "./useTopicMove";

interface Props {
  batchCourse: PlanCalendar_batchCourse$key;
  frame: BatchCourseFrame;
}

/** The plan as a month of days. A topic is moved by dragging it, or by picking it up and dropping it on another day. */
export function PlanCalendar({ batchCourse: key, frame }: Props) {
  const { modules } = useFragment(
    graphql`
      fragment PlanCalendar_batchCourse on BatchCourse {
        modules {
          id
          name
          topics {
            id
            databaseId
            topicName
            status
            plannedDate
            daysLate
          }
        }
      }
    `,
    key,
  );
  const topics = modules.flatMap(({ name, topics: ofModule }) =>
    ofModule.map((topic) => ({ ...topic, moduleName: name })),
  );
  const { month, show } = useShownMonth(frame);
  const [spoken, setSpoken] = useState("");
  const move = useTopicMove(frame, {
    onTarget: (day) => toMonth(day) !== month && show(toMonth(day)),
    onSpeak: setSpoken,
  });
  const waiting = topics.filter(({ status, plannedDate }) => status === "PENDING" && !plannedDate);
  const inMonth = topics.filter(({ plannedDate }) => plannedDate?.startsWith(month)).length;
  return (
    <section aria-label="Calendar of the plan">
      <MonthBar month={month} count={inMonth} frame={frame} onShow={show} move={move} />
      {move.lifted && <MovingBar lifted={move.lifted} frame={frame} move={move} />}
      <TopicDragging topics={topics} move={move}>
        <CalendarGrid month={month} topics={topics} frame={frame} move={move} />
        {waiting.length > 0 && (
          <details
            open={waiting.length <= 12}
            className="mt-5 rounded-lg border border-line bg-surface px-5 py-4"
          >
            <summary className="touch text-sm font-semibold text-ink">
              Not planned yet <span className="font-normal text-muted">({waiting.length})</span>
            </summary>
            <ul className="mt-3 flex flex-wrap gap-2">
              {waiting.map((topic) => (
                <li key={topic.id} className="max-w-full">
                  <TopicChip topic={topic} move={frame.canPlan ? move : null} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </TopicDragging>
      <p className="hidden text-sm print:block">
        {monthInWords(month)}, {formatTopicDate(frame.startDate)} to {formatTopicDate(frame.endDate)}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </section>
  );
}
