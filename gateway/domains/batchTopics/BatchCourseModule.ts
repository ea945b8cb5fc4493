import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { identifiedBy } from "#gateway/graphql/types";
import { BatchCourseTopic, findPart, getToday } from "./BatchCourseTopic";
import { countPlanTopics } from "./planContract";
import type { BatchModuleRow } from "./planLoaders";

/** The figures of a plan, by field: the total that each shows, and its description. */
export const planFigures = {
  completedTopics: ["completed", "Number of topics the batch has completed."],
  completionPercentage: [
    "completedPercentage",
    "Completed topics over all topics, rounded, 0 without topics, 100 only when all are completed.",
  ],
  plannedTopics: ["planned", "Number of topics that have a planned date."],
  plannedPercentage: [
    "plannedPercentage",
    "Planned topics over all topics, rounded, 0 without topics, 100 only when all are planned.",
  ],
  delayedTopics: ["delayed", "Number of topics that are not completed although their planned date is past."],
} as const;

function figure(name: keyof typeof planFigures) {
  const [total, description] = planFigures[name];
  const resolve = ({ topics }: BatchModuleRow, _args: object, context: Context) =>
    countPlanTopics(topics, getToday(context))[total];
  return { description, resolve };
}

export const BatchCourseModule = builder.objectRef<BatchModuleRow>("BatchCourseModule");

builder.node(BatchCourseModule, {
  description: "A module of a batch course. Visible to staff and the batch's users.",
  ...identifiedBy<BatchModuleRow>(({ batchCourseId, moduleId }) => `${batchCourseId}-${moduleId}`),
  loadOne: (id, context) =>
    findPart(id, context, (modules, part) => modules.find(({ moduleId }) => moduleId === part)),
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("moduleId", { description: "The module's id." }),
    name: t.exposeString("moduleName", { description: "The name." }),
    noOfTopics: t.int({
      description: "Number of topics.",
      resolve: ({ topics }) => topics.length,
    }),
    completedTopics: t.int(figure("completedTopics")),
    completionPercentage: t.int(figure("completionPercentage")),
    plannedTopics: t.int(figure("plannedTopics")),
    plannedPercentage: t.int(figure("plannedPercentage")),
    topics: t.field({
      type: [BatchCourseTopic],
      description: "Its topics, in order.",
      resolve: ({ topics }) => topics,
    }),
  }),
});
