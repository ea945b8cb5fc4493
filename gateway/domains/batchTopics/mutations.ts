import { inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { TopicStatus } from "../enrolments/Enrolment";
import { BatchTopicsChange, readChange } from "./BatchTopicsChange";
import { saveBatchPlan, updateBatchTopic } from "./commands";

const BatchTopicInput = inputType(
  "BatchTopicInput",
  {
    batchId: rowId("batch"),
    courseId: required("Int", "The id of a course of the batch."),
    topicId: required("Int", "The id of a topic of the course."),
    status: optional(
      TopicStatus,
      "COMPLETED or PENDING; null leaves the status, unless a completion date is given.",
    ),
    completedDate: optional(
      "String",
      "YYYY-MM-DD, from the course's start to today; null is today. A moment such as 2026-01-31T09:00:00Z is its day in the organization's time zone. It means COMPLETED.",
    ),
    plannedDate: optional(
      "String",
      "YYYY-MM-DD inside the course's dates; it can be set once. Null leaves it.",
    ),
  },
  "A change to one topic of a batch course: a status, a planned date, or both.",
);

const PlanChangeInput = inputType(
  "PlanChangeInput",
  {
    topicId: required("Int", "The id of a topic that is not completed."),
    from: optional("String", "The planned date when the edit began; null for none."),
    to: optional("String", "YYYY-MM-DD inside the course's dates; null removes the date."),
  },
  "One change of a plan.",
);

staffMutation("updateBatchTopic", {
  right: "batches.plan",
  inBatch: ({ input: { batchId: id } }) => ({ id }),
  type: BatchTopicsChange,
  description: "Completes, resets or plans one topic of a batch course. Requires staff.",
  args: toArgs({ input: required(BatchTopicInput, "The topic and its change.") }),
  run: async (context, member, { input }) => {
    const { batchId, courseId, topicId } = await updateBatchTopic(context, member, input);
    return readChange({ batchId, courseId, topicIds: [topicId] }, context);
  },
});

staffMutation("saveBatchPlan", {
  right: "batches.plan",
  inBatch: ({ batchId: id }) => ({ id }),
  type: BatchTopicsChange,
  description:
    "Sets, moves and removes many planned dates of a batch course in one transaction. Refused as a whole if a topic's date has changed since. Requires staff.",
  args: toArgs({
    batchId: rowId("batch"),
    courseId: required("Int", "The id of a course of the batch."),
    changes: required([PlanChangeInput], "At most 1000 changes, one for each topic."),
  }),
  run: async (context, member, edit) => {
    const topicIds = await saveBatchPlan(context, member, edit);
    return readChange({ batchId: edit.batchId, courseId: edit.courseId, topicIds }, context);
  },
});
