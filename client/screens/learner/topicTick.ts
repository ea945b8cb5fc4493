import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { coursePercent } from "./coursePercent";

/** A topic as it stands after a tick, by the ids of the store. */
export interface TopicTick {
  topicId: string;
  enrolmentId: string;
  done: boolean;
  /** When it was done; null when it is not. */
  date: string | null;
}

const topicsOf = (course: RecordProxy): RecordProxy[] =>
  (course.getLinkedRecords("modules") ?? []).flatMap((module) => module?.getLinkedRecords("topics") ?? []);

/** The figures of an enrolment follow its topics, as far as the store knows all of them. */
function countAgain(enrolment: RecordProxy): void {
  const course = enrolment.getLinkedRecord("course");
  const topics = course ? topicsOf(course) : [];
  const statuses = topics.map((topic) => topic.getValue("status"));
  if (statuses.length === 0 || statuses.includes(undefined)) return;
  const completed = statuses.filter((status) => status === "COMPLETED").length;
  enrolment.setValue(completed, "completedTopicCount").setValue(topics.length, "topicCount");
  enrolment.setValue(coursePercent(completed, topics.length), "percentage");
}

/** Writes a tick into the store: the topic, and the percentage of its course. */
export function applyTick(store: RecordSourceProxy, { topicId, enrolmentId, done, date }: TopicTick): void {
  store
    .get(topicId)
    ?.setValue(done ? "COMPLETED" : "PENDING", "status")
    .setValue(date, "completedDate");
  const enrolment = store.get(enrolmentId);
  if (enrolment) countAgain(enrolment);
}
