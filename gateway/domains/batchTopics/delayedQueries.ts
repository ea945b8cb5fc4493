import { required, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { expose, value } from "#gateway/graphql/fields";
import { pageSizes } from "../lists/contract";
import { BatchCourseTopic, getToday } from "./BatchCourseTopic";
import { type DelayedTopicRow, readDelayedTopics } from "./delayedLoaders";

const DelayedTopic = builder.objectRef<DelayedTopicRow>("DelayedTopic").implement({
  description: "A delayed topic: its planned date is past. Requires staff.",
  authScopes: { staff: true },
  fields: (t) => ({
    ...expose(t, {
      batchName: value("String", "The batch's name."),
    }),
    topic: t.field({
      type: BatchCourseTopic,
      description: "The topic in its batch course.",
      resolve: (row) => row,
    }),
  }),
});

const DelayedTopics = builder.objectRef<readonly DelayedTopicRow[]>("DelayedTopics").implement({
  description: "The delayed topics of running batches. Requires staff.",
  authScopes: { staff: true },
  fields: (t) => ({
    totalCount: t.int({
      description: "The total.",
      resolve: ([first]) => first?.totalCount ?? 0,
    }),
    batchCount: t.int({
      description: "How many batches have delayed topics.",
      resolve: ([first]) => first?.batchCount ?? 0,
    }),
    nodes: t.field({
      type: [DelayedTopic],
      description: "The first of them.",
      resolve: (rows) => [...rows],
    }),
  }),
});

builder.queryField("delayedTopics", (t) =>
  t.field({
    type: DelayedTopics,
    description:
      "Topics whose planned date is past, in batches that are not completed or cancelled, longest delayed first. Requires staff.",
    authScopes: { staff: true },
    args: toArgs({ first: required("Int", `Page size, 1 to ${pageSizes.max}.`) }),
    resolve: (_root, { first }, context) =>
      readDelayedTopics(context, {
        today: getToday(context),
        atMost: Math.min(Math.max(first, 1), pageSizes.max),
      }),
  }),
);
