import { rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { TopicStatus } from "../enrolments/Enrolment";
import { BatchTopicsChange, readChange } from "./BatchTopicsChange";
import { saveBatchPlan, updateBatchTopic } from "./commands";

const BatchTopicInput = builder.inputType("BatchTopicInput", {
  description: "A change to one topic of a batch course: a status, a planned date, or both.",
  fields: (t) => ({
    batchId: t.int({ required: true, description: "The batch's id." }),
    courseId: t.int({ required: true, description: "The id of a course of the batch." }),
    topicId: t.int({ required: true, description: "The id of a topic of the course." }),
    status: t.field({
      type: TopicStatus,
      description: "COMPLETED or PENDING; null leaves the status, unless a completion date is given.",
    }),
    completedDate: t.string({
      description:
        "YYYY-MM-DD, from the course's start to today; null is today. A moment such as 2026-01-31T09:00:00Z is its day in the organization's time zone. It means COMPLETED.",
    }),
    plannedDate: t.string({
      description: "YYYY-MM-DD inside the course's dates; it can be set once. Null leaves it.",
    }),
  }),
});

const PlanChangeInput = builder.inputType("PlanChangeInput", {
  description: "One change of a plan.",
  fields: (t) => ({
    topicId: t.int({ required: true, description: "The id of a topic that is not completed." }),
    from: t.string({ description: "The planned date that the change was made from; null for none." }),
    to: t.string({ description: "YYYY-MM-DD inside the course's dates; null removes the date." }),
  }),
});

staffMutation("updateBatchTopic", {
  type: BatchTopicsChange,
  description: "Completes, resets or plans one topic of a batch course. Requires staff.",
  args: builder.args((t) => ({
    input: t.field({ type: BatchTopicInput, required: true, description: "The topic and its update." }),
  })),
  run: async (context, member, { input }) => {
    const { batchId, courseId, topicId } = await updateBatchTopic(context, member, input);
    return readChange({ batchId, courseId, topicIds: [topicId] }, context);
  },
});

staffMutation("saveBatchPlan", {
  type: BatchTopicsChange,
  description:
    "Sets, moves and removes many planned dates of a batch course in one transaction. Refused as a whole when a topic's date has changed since. Requires staff.",
  args: builder.args((t) => ({
    batchId: t.int(rowId("batch")),
    courseId: t.int({ required: true, description: "The id of a course of the batch." }),
    changes: t.field({
      type: [PlanChangeInput],
      required: true,
      description: "At most 1000 changes, one a topic.",
    }),
  })),
  run: async (context, member, edit) => {
    const topicIds = await saveBatchPlan(context, member, edit);
    return readChange({ batchId: edit.batchId, courseId: edit.courseId, topicIds }, context);
  },
});
