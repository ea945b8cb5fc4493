import { useCallback } from "react";
import { graphql, readInlineData } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import {
  countPlanTopics,
  daysLate,
  type PlannedDates,
  type PlanTopic,
} from "#gateway/domains/batchTopics/planContract";
import type { Day } from "#gateway/domains/dayContract";
import type { planTopics_batchCourse$key } from "~/__generated__/planTopics_batchCourse.graphql";
import { saveBatchPlan } from "~/commands/batchCourseCommands";
import type { MutationTexts } from "~/relay/useMutation";
import type { BatchCourseContext } from "~/screens/admin/batches/batchCourseContext";
import { useUndoableMutation } from "~/screens/admin/useUndoableMutation";

/** A topic of a plan, with its module. */
export interface PlanRowTopic extends PlanTopic {
  /** The id in the store. */
  id: string;
  topicName: string;
  /** Identifies the module, since names may repeat. */
  moduleId: string;
  moduleName: string;
}

/** A topic as the calendar shows it. */
export interface CalendarTopic extends PlanRowTopic {
  daysLate: number;
}

/** Returns the topics of a batch course with their planned dates, in the course's order. */
export function readPlan(key: planTopics_batchCourse$key): CalendarTopic[] {
  const { modules } = readInlineData(
    graphql`
      fragment planTopics_batchCourse on BatchCourse @inline {
        modules {
          id
          name
          topics { id databaseId topicName status plannedDate daysLate }
        }
      }
    `,
    key,
  );
  return modules.flatMap((module) =>
    module.topics.map(({ id, databaseId, topicName, status, plannedDate, daysLate: late }) => ({
      id,
      topicName,
      topicId: databaseId,
      moduleId: module.id,
      moduleName: module.name,
      status: status === "COMPLETED" ? "COMPLETED" : "PENDING",
      plannedDate: plannedDate ?? null,
      daysLate: late,
    })),
  );
}

/** A change of a topic; missing values stay unchanged. */
export interface TopicChange {
  status?: PlanTopic["status"] | undefined;
  completedDate?: Day | null | undefined;
  plannedDate?: Day | null | undefined;
}

interface PlanUpdate {
  /** The batch course's id in the store. */
  batchCourseId: string;
  today: Day;
}

const readState = (topic: RecordProxy) => ({
  status: topic.getValue("status") as PlanTopic["status"],
  plannedDate: (topic.getValue("plannedDate") as Day | null | undefined) ?? null,
});

function writeTopic(topic: RecordProxy, change: TopicChange, today: Day): void {
  for (const [field, value] of Object.entries(change)) topic.setValue(value, field);
  const late = daysLate(readState(topic), today);
  topic.setValue(late, "daysLate").setValue(late > 0, "delayed");
}

function writeFigures(record: RecordProxy, topics: readonly RecordProxy[], today: Day): void {
  const progress = countPlanTopics(topics.map(readState), today);
  record
    .setValue(progress.topics, "noOfTopics")
    .setValue(progress.completed, "completedTopics")
    .setValue(progress.completedPercentage, "completionPercentage")
    .setValue(progress.planned, "plannedTopics")
    .setValue(progress.plannedPercentage, "plannedPercentage");
}

const linked = (record: RecordProxy, field: string): RecordProxy[] =>
  (record.getLinkedRecords(field) ?? []).filter((linkedRecord) => linkedRecord !== null);

/** Shows changed topics, with the figures of their modules and course, until the server responds. */
export function showTopicChanges(
  store: RecordSourceProxy,
  changes: ReadonlyMap<string, TopicChange>,
  { batchCourseId, today }: PlanUpdate,
): void {
  for (const [id, change] of changes) {
    const topic = store.get(id);
    if (topic) writeTopic(topic, change, today);
  }
  const course = store.get(batchCourseId);
  const modules = course ? linked(course, "modules") : [];
  if (!course || modules.length === 0) return;
  for (const module of modules) writeFigures(module, linked(module, "topics"), today);
  const all = modules.flatMap((module) => linked(module, "topics"));
  writeFigures(course, all, today);
  course.setValue(countPlanTopics(all.map(readState), today).late, "delayedTopics");
}

/** A new planned date, and the one that it replaces. */
export interface PlannedMove {
  topic: Pick<PlanRowTopic, "id" | "topicId">;
  from: Day | null;
  to: Day | null;
}

/** Returns the moves that bring topics to new dates. */
export const toMoves = (topics: readonly PlanRowTopic[], dates: PlannedDates): PlannedMove[] =>
  topics.flatMap((topic) => {
    const to = dates.get(topic.topicId);
    const from = topic.plannedDate;
    return to === undefined || to === from ? [] : [{ topic, from, to }];
  });

/** The toasts of a single date. */
export const moveMessages: MutationTexts = {
  success: batchTopicMessages.planUpdated,
  fallback: batchTopicMessages.planFailed,
};

/**
 * Saves planned dates together: at once on screen, then at the server. A refusal rolls all of them back. The toasts are
 * those of a whole plan, unless others are given.
 */
export function useSavePlan(context: BatchCourseContext, texts?: MutationTexts) {
  const [commit, saving] = useUndoableMutation({ ...saveBatchPlan, ...texts });
  const { id: batchCourseId, batchId, courseId, today } = context;
  const save = useCallback(
    (moves: readonly PlannedMove[], onFailure?: (reason: string) => void) => {
      const changes = moves.map(({ topic, from, to }) => ({ topicId: topic.topicId, from, to }));
      const shown = new Map(moves.map(({ topic, to }) => [topic.id, { plannedDate: to }]));
      return commit(
        { batchId, courseId, changes },
        {
          optimisticUpdater: (store) => showTopicChanges(store, shown, { batchCourseId, today }),
          ...(onFailure ? { onFailure } : {}),
        },
      );
    },
    [commit, batchCourseId, batchId, courseId, today],
  );
  return { save, saving };
}
