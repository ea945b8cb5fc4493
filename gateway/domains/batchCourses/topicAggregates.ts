import { type Aggregates, countRows, defineAggregates } from "#gateway/reading/aggregates";
import { toPercentage } from "../enrolments/rules";

/** The progress of a batch, or of a batch course. */
interface TopicCounts {
  topics: number;
  completed: number;
}

/** The share of completed topics. */
export const getCompletion = ({ topics, completed }: TopicCounts): number => toPercentage(completed, topics);

/** The topics of a batch course, and those whose plan meets a condition. */
export const countTopics = (name: string, condition: object): Aggregates =>
  defineAggregates(
    "BatchCourse",
    {
      from: "Topic",
      where: ({ courseId }) => ({ courseId }),
      values: { topics: countRows() },
    },
    {
      from: "BatchCourseTopic",
      where: ({ batchId, courseId }) => ({ batchId, courseId, ...condition }),
      values: { [name]: countRows() },
    },
  );

/** The topics of a batch course. */
export const topicAggregates = countTopics("completed", { status: "COMPLETED" });

/** The topics of all courses of a batch. */
export const batchTopicAggregates = defineAggregates(
  "Batch",
  {
    from: "Topic",
    where: ({ id: batchId }) => ({ course: { batchCourses: { some: { batchId } } } }),
    values: { topics: countRows() },
  },
  {
    from: "BatchCourseTopic",
    where: ({ id: batchId }) => ({ batchId, status: "COMPLETED" }),
    values: { completed: countRows() },
  },
);
