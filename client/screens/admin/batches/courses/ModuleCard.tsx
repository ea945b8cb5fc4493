import { type ReactNode, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { isDay } from "#gateway/domains/dayTextContract";
import type { ModuleCard_module$key } from "~/__generated__/ModuleCard_module.graphql";
import type { ModuleCardTopicRow_topic$key } from "~/__generated__/ModuleCardTopicRow_topic.graphql";
import { formatTopicDate } from "~/formats/dates";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Checkbox } from "~/ui/Checkbox";
import { classNames } from "~/ui/classNames";
import { DateControl } from "~/ui/DateControl";
import { ProgressBar } from "~/ui/ProgressBar";
import { type BatchCourseContext, PlannedDay, whyNoClass } from "../batchCourseContext";
import type { TopicUpdates } from "./useTopicUpdate";

/** A day that was not saved, with the reason; an allowed one is saved after confirmation. */
interface Wrong {
  text: string;
  problem: string;
  isAllowed?: boolean;
}

interface DayInputProps {
  label: string;
  value: string | null;
  min: string;
  max: string;
  today: string;
  /** Returns a warning about a day before it is saved, such as that there is no class. */
  warningOf?: (day: string) => string | undefined;
  onChoose: (day: string) => void;
}

/**
 * A date that is saved once it is chosen, or on blur after typing. A date that cannot be saved stays, with the reason.
 */
function DayInput({ label, value, min, max, today, warningOf, onChoose }: DayInputProps) {
  const id = useId();
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const save = (day: string) => {
    setWrong(null);
    onChoose(day);
  };
  const choose = (day: string) => {
    if (day === "" || day === value) return setWrong(null);
    if (!isDay(day)) return setWrong({ text: day, problem: "Type a date such as 20-11-2026, 20 Nov or +1" });
    const problem = `Must be between ${formatTopicDate(min)} and ${formatTopicDate(max)}`;
    if (day < min || day > max) return setWrong({ text: day, problem });
    const warning = warningOf?.(day);
    if (warning) return setWrong({ text: day, problem: warning, isAllowed: true });
    save(day);
  };
  return (
    <div className="w-36">
      <DateControl
        compact
        label={label}
        aria-label={label}
        aria-invalid={wrong && !wrong.isAllowed ? true : undefined}
        aria-describedby={wrong ? id : undefined}
        min={min}
        max={max}
        today={today}
        format={formatTopicDate}
        value={wrong?.text ?? value ?? ""}
        onCommit={choose}
      />
      {wrong && (
        <p
          id={id}
          role="alert"
          className={classNames(
            "mt-1 text-xs font-medium whitespace-normal",
            wrong.isAllowed ? "text-warning-ink" : "text-danger-ink",
          )}
        >
          {wrong.problem}
        </p>
      )}
      {wrong?.isAllowed && (
        <Button size="sm" className="mt-1" onClick={() => save(wrong.text)}>
          Plan anyway
        </Button>
      )}
    </div>
  );
}

interface TopicRowProps {
  topic: ModuleCardTopicRow_topic$key;
  context: BatchCourseContext;
  updates: TopicUpdates;
}

/** A topic: its checkbox, planned date and completion date. */
function TopicRow({ topic: key, context, updates }: TopicRowProps) {
  const topic = useFragment(
    graphql`
      fragment ModuleCardTopicRow_topic on BatchCourseTopic {
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
  const { startDate, endDate, today } = context;
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
          disabled={!context.canComplete || (!started && !done)}
          onChange={(checked) => updates.setDone(topic, checked)}
          className={classNames("font-medium wrap-anywhere", topic.delayed && "[&_label]:text-danger-ink")}
        />
      </th>
      <Cell head="Planned date">
        {!plannedDate && !done && context.canPlan ? (
          <DayInput
            label={`Planned date of ${topicName}`}
            value={null}
            min={startDate}
            max={endDate}
            today={today}
            warningOf={(day) => (context.holidays.has(day) ? whyNoClass(context, day) : undefined)}
            onChoose={(day) => updates.plan(topic, day)}
          />
        ) : (
          <PlannedDay plannedDate={plannedDate} daysLate={topic.daysLate} context={context} isDone={done} />
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
        {context.canComplete && started ? (
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

interface Props extends Omit<TopicRowProps, "topic"> {
  module: ModuleCard_module$key;
}

const head = "px-5 py-2 text-left text-xs font-medium text-muted";

/** A module with its percentage and the table of its topics. */
export function ModuleCard({ module: key, context, updates }: Props) {
  const module = useFragment(
    graphql`
      fragment ModuleCard_module on BatchCourseModule {
        name
        noOfTopics
        completedTopics
        completionPercentage
        topics { id ...ModuleCardTopicRow_topic }
      }
    `,
    key,
  );
  const { name, completionPercentage, completedTopics, noOfTopics } = module;
  return (
    <Card
      flush
      title={`${name} (${completionPercentage}%)`}
      description={`${completedTopics} of ${noOfTopics} topics completed`}
      actions={
        <ProgressBar
          label={`Completion of ${name}`}
          value={completionPercentage}
          figure={false}
          className="w-28"
        />
      }
    >
      {noOfTopics === 0 ? (
        <p className="px-5 py-6 text-sm text-muted">This module has no topics yet.</p>
      ) : (
        <table className="mt-2 w-full table-fixed border-collapse text-sm max-md:block">
          <caption className="sr-only">Topics of {name}</caption>
          <thead className="max-md:sr-only">
            <tr>
              <th scope="col" className={head}>
                Topic
              </th>
              <th scope="col" className={`${head} w-56`}>
                Planned date
              </th>
              <th scope="col" className={`${head} w-36`}>
                Completion date
              </th>
              <th scope="col" className={`${head} w-48`}>
                Set completion date
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {module.topics.map((topic) => (
              <TopicRow key={topic.id} topic={topic} context={context} updates={updates} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
