import { builder } from "#gateway/graphql/builder";
import { BatchCourseTopic, getToday, parseNodeId, visibleModules } from "./BatchCourseTopic";
import { countPlanTopics } from "./planContract";
import type { BatchModuleRow } from "./planLoaders";

export const BatchCourseModule = builder.objectRef<BatchModuleRow>("BatchCourseModule");

builder.node(BatchCourseModule, {
  description: "A module of a batch course. Visible to staff and the batch's users.",
  id: { resolve: ({ batchCourseId, moduleId }) => `${batchCourseId}-${moduleId}` },
  loadOne: async (id, context) => {
    const [batchCourseId, partId] = parseNodeId(id);
    const modules = await visibleModules(context, batchCourseId);
    return modules.find(({ moduleId }) => moduleId === partId) ?? null;
  },
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("moduleId", { description: "The module's id." }),
    name: t.exposeString("moduleName", { description: "The name." }),
    noOfTopics: t.int({
      description: "How many topics it has.",
      resolve: ({ topics }) => topics.length,
    }),
    completedTopics: t.int({
      description: "How many topics the batch has completed.",
      resolve: ({ topics }, _args, context) => countPlanTopics(topics, getToday(context)).completed,
    }),
    completionPercentage: t.int({
      description:
        "Completed topics over all topics, rounded, 0 without topics, 100 only when all are completed.",
      resolve: ({ topics }, _args, context) => countPlanTopics(topics, getToday(context)).completedPercentage,
    }),
    plannedTopics: t.int({
      description: "How many topics have a planned date.",
      resolve: ({ topics }, _args, context) => countPlanTopics(topics, getToday(context)).planned,
    }),
    plannedPercentage: t.int({
      description:
        "Planned topics over all topics, rounded, 0 without topics, 100 only when all are planned.",
      resolve: ({ topics }, _args, context) => countPlanTopics(topics, getToday(context)).plannedPercentage,
    }),
    topics: t.field({
      type: [BatchCourseTopic],
      description: "Its topics, in order.",
      resolve: ({ topics }) => topics,
    }),
  }),
});
