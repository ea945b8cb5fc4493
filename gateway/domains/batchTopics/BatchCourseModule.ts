import { builder } from "#gateway/graphql/builder";
import { expose, value } from "#gateway/graphql/fields";
import { plannedRows } from "#gateway/graphql/foundRows";
import { identifiedByView } from "#gateway/graphql/types";
import { toPercentage } from "../enrolments/rules";
import { BatchCourseTopic, findPart } from "./BatchCourseTopic";
import { type BatchModuleRow, moduleColumns, type PlanModule, planOrders } from "./planLoaders";

/** Descriptions of the aggregates that modules and batch courses share. */
export const planDescriptions = {
  plannedTopics: "Number of topics that have a planned date.",
  plannedPercentage:
    "Planned topics over all topics, rounded, 0 without topics, 100 only when all are planned.",
};

export const BatchCourseModule = builder.objectRef<BatchModuleRow | PlanModule>("BatchCourseModule");

builder.node(BatchCourseModule, {
  description: "A module of a batch course. Visible to staff and the batch's users.",
  ...identifiedByView(
    "BatchModule",
    moduleColumns,
    ({ batchCourseId, moduleId }) => `${batchCourseId}-${moduleId}`,
  ),
  loadOne: (id, context) =>
    findPart(id, context, (modules, part) => modules.find(({ moduleId }) => moduleId === part)),
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...expose(t, {
      noOfTopics: value("Int", "Number of topics."),
      completedTopics: value("Int", "Number of topics the batch has completed."),
      plannedTopics: value("Int", planDescriptions.plannedTopics),
    }),
    databaseId: t.exposeInt("moduleId", { description: "The module's id." }),
    name: t.exposeString("moduleName", { description: "The name." }),
    completionPercentage: t.int({
      description:
        "Completed topics over all topics, rounded, 0 without topics, 100 only when all are completed.",
      resolve: ({ completedTopics, noOfTopics }) => toPercentage(completedTopics, noOfTopics),
    }),
    plannedPercentage: t.int({
      description: planDescriptions.plannedPercentage,
      resolve: ({ plannedTopics, noOfTopics }) => toPercentage(plannedTopics, noOfTopics),
    }),
    topics: t.field({
      type: [BatchCourseTopic],
      description: "Its topics, in order.",
      extensions: plannedRows<BatchModuleRow>({
        kind: "rows",
        where: ({ batchCourseId, moduleId }) => ({ batchCourseId, moduleId }),
        orderBy: planOrders.inModule,
      }),
      resolve: (module) => {
        if (!("topics" in module)) throw new Error("a module of a plan's statement has its topics there");
        return module.topics;
      },
    }),
  }),
});
