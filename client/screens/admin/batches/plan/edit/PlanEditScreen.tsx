import { CalendarRange, Lock } from "lucide-react";
import { graphql } from "react-relay";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import type { PlanEditScreenQuery } from "~/__generated__/PlanEditScreenQuery.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { formatDate } from "~/formats/dates";
import { useHolidays } from "~/layout/holidays/useHolidays";
import { useScreenTitle } from "~/layout/useScreenTitle";
import {
  type BatchCourseFrame,
  NoTopics,
  toBatchCourseFrame,
} from "~/screens/admin/batches/batchCourseFrame";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";
import { UnlockButton } from "../UnlockButton";
import { PlanEditor } from "./PlanEditor";

/** Says why a batch course cannot be planned, with the button or link that changes this. */
function CannotPlan({ frame, locked }: { frame: BatchCourseFrame; locked: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={<Lock />}
        title={locked ? batchTopicMessages.locked : batchTopicMessages.planDisabled}
        action={
          locked ? (
            <UnlockButton batchId={frame.batchId} courseId={frame.courseId} />
          ) : (
            <ButtonLink to={`/admin/batches/${frame.batchId}/courses/${frame.courseId}/edit`}>
              Edit the course of the batch
            </ButtonLink>
          )
        }
      >
        {locked
          ? "Unlock it to plan its topics. A locked course can't be re-planned or removed."
          : "Turn on its plan to give its topics dates."}
      </EmptyState>
    </Card>
  );
}

interface Props {
  title: string;
  batchName: string;
  frame: BatchCourseFrame;
}

/** The head of the plan editor: batch, dates and a link to the plan. */
function PlanEditHead({ title, batchName, frame }: Props) {
  const heading = `Edit plan - ${title}`;
  useScreenTitle(heading);
  const { batchId, courseId, startDate, endDate, classDays } = frame;
  return (
    <PageHeader
      title={heading}
      subtitle={`${batchName}, ${formatDate(startDate)} to ${formatDate(endDate)}, ${classDaysInWords(classDays)}`}
      actions={
        <ButtonLink icon={<CalendarRange />} to={`/admin/batches/${batchId}/courses/${courseId}/plan`}>
          Back to the plan
        </ButtonLink>
      }
    />
  );
}

type Planned = NonNullable<PlanEditScreenQuery["response"]["batchCourse"]>;

const listTopics = ({ modules }: Planned) =>
  modules.flatMap((module) =>
    module.topics.map(({ id, databaseId, topicName, status, plannedDate }) => ({
      ...{ id, topicName, topicId: databaseId, moduleId: module.id, moduleName: module.name },
      status: status === "COMPLETED" ? ("COMPLETED" as const) : ("PENDING" as const),
      plannedDate: plannedDate ?? null,
    })),
  );

function Editor(response: Found<PlanEditScreenQuery, "batchCourse">) {
  const { batchCourse } = response;
  const frame = toBatchCourseFrame(batchCourse, useHolidays(response));
  const topics = listTopics(batchCourse);
  return (
    <>
      <PlanEditHead title={batchCourse.course.title} batchName={batchCourse.batch.name} frame={frame} />
      {topics.length === 0 && <NoTopics courseId={frame.courseId} />}
      {topics.length > 0 && !frame.canPlan && <CannotPlan frame={frame} locked={batchCourse.locked} />}
      {topics.length > 0 && frame.canPlan && <PlanEditor topics={topics} frame={frame} />}
    </>
  );
}

const query = graphql`
  query PlanEditScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    ...useHolidays_query
    batchCourse(batchId: $batchId, courseId: $courseId) {
      ...batchCourseFrame_batchCourse @relay(mask: false)
      locked
      modules {
        id
        name
        topics {
          id
          databaseId
          topicName
          status
          plannedDate
        }
      }
    }
  }
`;

/** All topics of a batch course in a grid, edited by keyboard and saved together. */
export const PlanEditScreen = foundScreen<PlanEditScreenQuery, "batchCourse">(query, "batchCourse", Editor);

/** Placeholder for the grid while it loads. */
export function PlanEditSkeleton() {
  return (
    <Loading label="Loading the plan">
      <HeadSkeleton subtitle />
      <Skeleton className="mb-9 h-9 w-full" />
      <div className="rounded-lg border border-line bg-surface p-3">
        <SkeletonRows rows={10} height="h-6" />
      </div>
    </Loading>
  );
}
