import { CalendarRange, Lock, Users } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { graphql } from "react-relay";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import type { PlanEditScreenQuery } from "~/__generated__/PlanEditScreenQuery.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { formatQuantity } from "~/formats/counts";
import { topicNoun } from "~/formats/nouns";
import { formatDateRange } from "~/formats/ranges";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { ScreenHead } from "~/layout/ScreenHead";
import {
  type BatchCourseContext,
  NoTopics,
  useBatchCourseContext,
} from "~/screens/admin/batches/batchCourseContext";
import { type PlanRowTopic, readPlan } from "~/screens/admin/batches/planTopics";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyCard } from "~/ui/EmptyCard";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";
import { HolidayNotice, UnlockButton } from "../PlanObstacles";
import { AutoPlanDialog } from "./AutoPlanDialog";
import { PlanGrid } from "./PlanGrid";
import { PlanToolbar } from "./PlanToolbar";
import { type PlanEditing, usePlanEditor } from "./usePlanEditor";

/**
 * Shown when someone else changed topics that are changed here too: the person decides whose dates to keep. It is no
 * `EditConflictNotice`: a plan has a version for each topic and may have hundreds, so one choice is made for all of them.
 */
function PlanConflictNotice({ editing }: { editing: PlanEditing }) {
  const { overtaken, keepMine, takeTheirs } = editing;
  const names = overtaken.slice(0, 3).map(({ topicName }) => topicName);
  return (
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning-ink"
    >
      <Users aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        Someone else changed {formatQuantity(overtaken.length, topicNoun)} that you changed too:{" "}
        {names.join(", ")}
        {overtaken.length > names.length && " and others"}.
      </p>
      <Button size="sm" onClick={keepMine}>
        Keep mine
      </Button>
      <Button size="sm" onClick={takeTheirs}>
        Take theirs
      </Button>
    </div>
  );
}

interface EditorProps {
  topics: readonly PlanRowTopic[];
  context: BatchCourseContext;
}

/** The grid of planned dates with its toolbar. Nothing is saved until Save, which saves everything. */
function PlanEditor({ topics, context }: EditorProps) {
  const editing = usePlanEditor(topics, context);
  const [proposing, setProposing] = useState(false);
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const act = {
      s: () => void editing.save(),
      z: event.shiftKey ? editing.redo : editing.undo,
      y: editing.redo,
    }[key];
    const isText = event.target instanceof HTMLInputElement && key !== "s";
    if (!act || isText) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts of all that is inside; each has its button.
    <div onKeyDown={keys}>
      <PlanToolbar editing={editing} onAutoPlan={() => setProposing(true)} />
      <HolidayNotice topics={editing.shown} context={context} onMove={editing.put} />
      {editing.overtaken.length > 0 && <PlanConflictNotice editing={editing} />}
      <p role="status" className="min-h-6 py-0.5 text-sm text-soft">
        {editing.notice}
      </p>
      <PlanGrid editing={editing} />
      {proposing && <AutoPlanDialog editing={editing} onClose={() => setProposing(false)} />}
      <UnsavedChanges when={editing.changed > 0} />
    </div>
  );
}

/** Says why a batch course cannot be planned, with the button or link that changes this. */
function CannotPlan({ context, locked }: { context: BatchCourseContext; locked: boolean }) {
  return (
    <EmptyCard
      icon={<Lock />}
      title={locked ? batchTopicMessages.locked : batchTopicMessages.planDisabled}
      action={
        locked ? (
          <UnlockButton batchId={context.batchId} courseId={context.courseId} />
        ) : (
          <ButtonLink to={`/admin/batches/${context.batchId}/courses/${context.courseId}/edit`}>
            Edit the course of the batch
          </ButtonLink>
        )
      }
    >
      {locked
        ? "Unlock it to plan its topics. A locked course can't be re-planned or removed."
        : "Turn on its plan to give its topics dates."}
    </EmptyCard>
  );
}

interface Props {
  title: string;
  batchName: string;
  context: BatchCourseContext;
}

/** The head of the plan editor: batch, dates and a link to the plan. */
function PlanEditHead({ title, batchName, context }: Props) {
  const heading = `Edit plan - ${title}`;
  const { batchId, courseId, startDate, endDate, classDays } = context;
  return (
    <ScreenHead
      title={heading}
      subtitle={
        <>
          {batchName}, <span className="whitespace-nowrap">{formatDateRange(startDate, endDate)}</span>,{" "}
          {classDaysInWords(classDays)}
        </>
      }
      actions={
        <ButtonLink icon={<CalendarRange />} to={`/admin/batches/${batchId}/courses/${courseId}/plan`}>
          Back to the plan
        </ButtonLink>
      }
    />
  );
}

function Editor(response: Found<PlanEditScreenQuery, "batchCourse">) {
  const { batchCourse } = response;
  const context = useBatchCourseContext(response);
  const topics = readPlan(batchCourse);
  return (
    <>
      <PlanEditHead title={batchCourse.course.title} batchName={batchCourse.batch.name} context={context} />
      {topics.length === 0 && <NoTopics courseId={context.courseId} />}
      {topics.length > 0 && !context.canPlan && <CannotPlan context={context} locked={batchCourse.locked} />}
      {topics.length > 0 && context.canPlan && <PlanEditor topics={topics} context={context} />}
    </>
  );
}

const query = graphql`
  query PlanEditScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    ...batchCourseContext_query @relay(mask: false)
    batchCourse(batchId: $batchId, courseId: $courseId) {
      locked
      ...planTopics_batchCourse
    }
  }
`;

/** All topics of a batch course in a grid, edited by keyboard and saved together. */
export const PlanEditScreen = foundScreen(query, "batchCourse", Editor);

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
