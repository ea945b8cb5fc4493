import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { coursePercent } from "./coursePercent";

/** A topic after a completion, with ids of the store. */
export interface TopicCompletion {
  topicId: string;
  enrolmentId: string;
  done: boolean;
  /** When it was completed; null if it is not. */
  date: string | null;
}

const listTopics = (course: RecordProxy): RecordProxy[] =>
  (course.getLinkedRecords("modules") ?? []).flatMap((module) => module?.getLinkedRecords("topics") ?? []);

/** Recalculates an enrolment's figures from its topics, if the store has all of them. */
function countAgain(enrolment: RecordProxy): void {
  const course = enrolment.getLinkedRecord("course");
  const topics = course ? listTopics(course) : [];
  const statuses = topics.map((topic) => topic.getValue("status"));
  if (statuses.length === 0 || statuses.includes(undefined)) return;
  const completed = statuses.filter((status) => status === "COMPLETED").length;
  enrolment.setValue(completed, "completedTopicCount").setValue(topics.length, "topicCount");
  enrolment.setValue(coursePercent(completed, topics.length), "percentage");
}

/** Writes a completion to the store: the topic, and the percentage of its course. */
export function applyCompletion(
  store: RecordSourceProxy,
  { topicId, enrolmentId, done, date }: TopicCompletion,
): void {
  store
    .get(topicId)
    ?.setValue(done ? "COMPLETED" : "PENDING", "status")
    .setValue(date, "completedDate");
  const enrolment = store.get(enrolmentId);
  if (enrolment) countAgain(enrolment);
}
