import { Download } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { PlannedDates } from "#gateway/domains/batchTopics/planContract";
import { csvLines } from "#gateway/domains/lists/csvContract";
import type { PlanScreenPlanList_batchCourse$key } from "~/__generated__/PlanScreenPlanList_batchCourse.graphql";
import type { PlanScreenQuery } from "~/__generated__/PlanScreenQuery.graphql";
import { formatTopicDate } from "~/formats/dates";
import { weekdayInWords } from "~/formats/months";
import type { FragmentData } from "~/relay/fragmentData";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { downloadText } from "~/ui/downloadText";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { ProgressBar } from "~/ui/ProgressBar";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";
import { rescueFocus } from "~/ui/useHeadingFocus";
import { type BatchCourseContext, NoTopics, PlannedDay, useBatchCourseContext } from "../batchCourseContext";
import { type PlanRowTopic, readPlan, toMoves, useSavePlan } from "../planTopics";
import { PlanCalendar } from "./PlanCalendar";
import { PlanHead, parsePlan } from "./PlanHead";
import { HolidayNotice } from "./PlanObstacles";

interface PlanListProps {
  batchCourse: PlanScreenPlanList_batchCourse$key;
  context: BatchCourseContext;
}

/** The plan by module, in the course's order. */
function PlanList({ batchCourse: key, context }: PlanListProps) {
  const { today } = context;
  const { modules } = useFragment(
    graphql`
      fragment PlanScreenPlanList_batchCourse on BatchCourse {
        modules {
          id
          name
          noOfTopics
          plannedTopics
          plannedPercentage
          topics { id topicName status plannedDate completedDate daysLate }
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
                    context={context}
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
function csvOfPlan(modules: FragmentData<PlanScreenPlanList_batchCourse$key>["modules"]): string {
  const rows = modules.flatMap(({ name, topics }) =>
    topics.map(({ topicName, status, plannedDate, completedDate, daysLate }) => [
      name,
      topicName,
      status,
      formatTopicDate(plannedDate),
      formatTopicDate(completedDate),
      daysLate,
    ]),
  );
  return csvLines([["Module", "Topic", "Status", "Planned date", "Completion date", "Days late"], ...rows]);
}

/** The topics planned on holidays; moving them saves at once. */
function PlannedOnHolidays({
  topics,
  context,
}: {
  topics: readonly PlanRowTopic[];
  context: BatchCourseContext;
}) {
  const { save, saving } = useSavePlan(context);
  const move = async (dates: PlannedDates) => {
    // The button disappears with the last of these topics, and the focus with it.
    if (await save(toMoves(topics, dates))) requestAnimationFrame(rescueFocus);
  };
  return (
    <HolidayNotice topics={topics} context={context} busy={saving} onMove={(dates) => void move(dates)} />
  );
}

function Plan(response: Found<PlanScreenQuery, "batchCourse">) {
  const { batchCourse } = response;
  const { view } = parsePlan(useLocation().search);
  const context = useBatchCourseContext(response);
  const topics = readPlan(batchCourse);
  return (
    <>
      <PlanHead batchCourse={batchCourse} context={context} />
      {batchCourse.modules.length === 0 ? (
        <NoTopics courseId={context.courseId} />
      ) : (
        <>
          <PlannedOnHolidays topics={topics} context={context} />
          {view === "calendar" ? (
            <PlanCalendar topics={topics} context={context} />
          ) : (
            <PlanList batchCourse={batchCourse} context={context} />
          )}
        </>
      )}
    </>
  );
}

const query = graphql`
  query PlanScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    ...batchCourseContext_query @relay(mask: false)
    batchCourse(batchId: $batchId, courseId: $courseId) {
      ...PlanHead_batchCourse
      ...PlanScreenPlanList_batchCourse
      ...planTopics_batchCourse
      modules { id }
    }
  }
`;

/** The plan of a batch course: its progress, as a list by module or as a calendar. */
export const PlanScreen = foundScreen(query, "batchCourse", Plan);

/** Placeholder for a plan while it loads. */
export function PlanSkeleton() {
  return (
    <Loading label="Loading the plan">
      <HeadSkeleton subtitle />
      <Skeleton className="mb-5 h-16" />
      <Skeleton className="mb-6 h-6 w-36" />
      {[1, 2].map((module) => (
        <Card key={module} className="mb-5">
          <Skeleton className="mb-5 h-4 w-52" />
          <SkeletonRows rows={5} height="h-4" />
        </Card>
      ))}
    </Loading>
  );
}
