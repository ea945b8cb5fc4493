import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { countPlanTopics, daysLate, type PlanTopic } from "#gateway/domains/batchTopics/planContract";
import type { Day } from "#gateway/domains/dayContract";

/** A change of a topic; missing values stay unchanged. */
export interface TopicChange {
  status?: PlanTopic["status"];
  completedDate?: Day | null;
  plannedDate?: Day | null;
}

interface Place {
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
  const figures = countPlanTopics(topics.map(readState), today);
  record
    .setValue(figures.topics, "noOfTopics")
    .setValue(figures.completed, "completedTopics")
    .setValue(figures.completedPercentage, "completionPercentage")
    .setValue(figures.planned, "plannedTopics")
    .setValue(figures.plannedPercentage, "plannedPercentage");
}

const linked = (record: RecordProxy, field: string): RecordProxy[] =>
  (record.getLinkedRecords(field) ?? []).filter((one) => one !== null);

/** Shows changed topics, with the figures of their modules and course, until the server responds. */
export function showTopicChanges(
  store: RecordSourceProxy,
  changes: ReadonlyMap<string, TopicChange>,
  { batchCourseId, today }: Place,
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
  course.setValue(countPlanTopics(all.map(readState), today).delayed, "delayedTopics");
}
