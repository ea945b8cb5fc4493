import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { TopicRow_topic$key } from "~/__generated__/TopicRow_topic.graphql";
import { formatTopicDate } from "~/formats/dates";
import { Checkbox } from "~/ui/Checkbox";
import { classNames } from "~/ui/classNames";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";
import { DayInput } from "../topics/DayInput";
import { PlannedDay } from "../topics/PlannedDay";
import type { TopicUpdates } from "../topics/useTopicUpdate";
import { whyNoClass } from "../topics/whyNoClass";

interface Props {
  topic: TopicRow_topic$key;
  frame: BatchCourseFrame;
  updates: TopicUpdates;
}

/** A topic: its tick, its planned date, and the day on which it was completed. */
export function TopicRow({ topic: key, frame, updates }: Props) {
  const topic = useFragment(
    graphql`
      fragment TopicRow_topic on BatchCourseTopic {
        id
        databaseId
        topicName
        status
        plannedDate
        completedDate
        delayed
        daysLate
      }
    `,
    key,
  );
  const { topicName, plannedDate, completedDate } = topic;
  const done = topic.status === "COMPLETED";
  const { startDate, endDate, today } = frame;
  const started = startDate <= today;
  return (
    <tr
      className={classNames(
        "border-t border-line max-md:grid max-md:gap-2 max-md:px-5 max-md:py-3",
        topic.delayed && "bg-danger-soft",
      )}
    >
      <th scope="row" className="px-5 py-2 text-left font-normal max-md:p-0">
        <Checkbox
          label={topicName}
          value={done}
          disabled={!frame.canTick || (!started && !done)}
          onChange={(checked) => updates.tick(topic, checked)}
          className={classNames("font-medium wrap-anywhere", topic.delayed && "[&_label]:text-danger-ink")}
        />
      </th>
      <Cell head="Planned date">
        {!plannedDate && !done && frame.canPlan ? (
          <DayInput
            label={`Planned date of ${topicName}`}
            value={null}
            min={startDate}
            max={endDate}
            today={today}
            warningOf={(day) => (frame.holidays.has(day) ? whyNoClass(frame, day) : undefined)}
            onChoose={(day) => updates.plan(topic, day)}
          />
        ) : (
          <PlannedDay {...{ plannedDate, daysLate: topic.daysLate, frame }} isDone={done} />
        )}
      </Cell>
      <Cell head="Completion date">
        {completedDate ? (
          <span className="tabular-nums">{formatTopicDate(completedDate)}</span>
        ) : (
          <span className="text-muted">Pending</span>
        )}
      </Cell>
      <Cell head="Set completion date">
        {frame.canTick && started ? (
          <DayInput
            label={`Completion date of ${topicName}`}
            value={completedDate ?? null}
            min={startDate}
            max={today}
            today={today}
            onChoose={(day) => updates.completeOn(topic, day)}
          />
        ) : (
          <span className="text-muted">{started ? "" : "Not started"}</span>
        )}
      </Cell>
    </tr>
  );
}

function Cell({ head, children }: { head: string; children: ReactNode }) {
  return (
    <td className="px-5 py-2 whitespace-nowrap text-soft max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:p-0">
      <span aria-hidden className="text-xs font-medium text-muted md:hidden">
        {head}
      </span>
      {children}
    </td>
  );
}
