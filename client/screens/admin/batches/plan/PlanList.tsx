import { Download } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { csvLines } from "#gateway/domains/lists/csvContract";
import type {
  PlanList_batchCourse$data,
  PlanList_batchCourse$key,
} from "~/__generated__/PlanList_batchCourse.graphql";
import { formatTopicDate } from "~/formats/dates";
import { weekdayInWords } from "~/formats/months";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { downloadText } from "~/ui/downloadText";
import { ProgressBar } from "~/ui/ProgressBar";
import { type BatchCourseFrame, PlannedDay } from "../batchCourseFrame";

interface Props {
  batchCourse: PlanList_batchCourse$key;
  frame: BatchCourseFrame;
}

/** The plan by module, in the course's order. */
export function PlanList({ batchCourse: key, frame }: Props) {
  const { today } = frame;
  const { modules } = useFragment(
    graphql`
      fragment PlanList_batchCourse on BatchCourse {
        modules {
          id
          name
          noOfTopics
          plannedTopics
          plannedPercentage
          topics {
            id
            topicName
            status
            plannedDate
            completedDate
            daysLate
          }
        }
      }
    `,
    key,
  );
  return (
    <div className="grid gap-5">
      <div data-noprint className="-mt-1 flex justify-end">
        <Button icon={<Download />} onClick={() => downloadText("plan.csv", csvOfPlan(modules))}>
          Export CSV
        </Button>
      </div>
      {modules.map((module) => (
        <Card
          key={module.id}
          flush
          title={`${module.name} (${module.plannedPercentage}%)`}
          description={`${module.plannedTopics} of ${module.noOfTopics} topics planned`}
          actions={
            <ProgressBar
              label={`Planned topics of ${module.name}`}
              value={module.plannedPercentage}
              figure={false}
              className="w-28"
            />
          }
        >
          <ol className="mt-2">
            {module.topics.map((topic) => (
              <li
                key={topic.id}
                className="grid items-baseline gap-x-4 gap-y-1 border-t border-line px-5 py-2.5 text-sm md:grid-cols-[minmax(0,1fr)_11rem_3rem_12rem]"
              >
                <span className="min-w-0 font-medium wrap-anywhere text-ink">{topic.topicName}</span>
                <span className="max-md:order-last max-md:empty:hidden">
                  {topic.status === "COMPLETED" && (
                    <Badge tone="success">Completed {formatTopicDate(topic.completedDate)}</Badge>
                  )}
                  {topic.status !== "COMPLETED" && topic.plannedDate === today && (
                    <Badge tone="info">Today</Badge>
                  )}
                </span>
                <span className="text-xs text-muted max-md:hidden">
                  {topic.plannedDate && weekdayInWords(topic.plannedDate)}
                </span>
                <span className="text-soft">
                  <PlannedDay
                    plannedDate={topic.plannedDate}
                    daysLate={topic.daysLate}
                    frame={frame}
                    isDone={topic.status === "COMPLETED"}
                  />
                </span>
              </li>
            ))}
          </ol>
        </Card>
      ))}
    </div>
  );
}

/** Exports the plan as a spreadsheet. */
function csvOfPlan(modules: PlanList_batchCourse$data["modules"]): string {
  const rows = modules.flatMap(({ name, topics }) =>
    topics.map(({ topicName, status, plannedDate, completedDate, daysLate }) => [
      ...[name, topicName, status, formatTopicDate(plannedDate), formatTopicDate(completedDate), daysLate],
    ]),
  );
  return csvLines([["Module", "Topic", "Status", "Planned date", "Completion date", "Days late"], ...rows]);
}
