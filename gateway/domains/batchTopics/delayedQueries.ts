import { required, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { pageSizes } from "../lists/contract";
import { BatchCourseTopic, getToday } from "./BatchCourseTopic";
import { type DelayedTopicRow, readDelayedTopics } from "./delayedLoaders";

const DelayedTopic = valueType<DelayedTopicRow>("DelayedTopic", {
  description: "A delayed topic: its planned date is past. Requires staff.",
  readers: "batches.read",
  values: {
    batchName: value("String", "The batch's name."),
  },
  fields: (t) => ({
    topic: t.field({
      type: BatchCourseTopic,
      description: "The topic in its batch course.",
      resolve: (row) => row,
    }),
  }),
});

const DelayedTopics = valueType<readonly DelayedTopicRow[]>("DelayedTopics", {
  description: "The delayed topics of running batches. Requires staff.",
  readers: "batches.read",
  fields: (t) => ({
    totalCount: t.int({
      description: "The total.",
      resolve: ([first]) => first?.totalCount ?? 0,
    }),
    batchCount: t.int({
      description: "Number of batches with delayed topics.",
      resolve: ([first]) => first?.batchCount ?? 0,
    }),
    nodes: t.field({
      type: [DelayedTopic],
      description: "The first of them.",
      resolve: (rows) => [...rows],
    }),
  }),
});

valueQuery("delayedTopics", {
  type: DelayedTopics,
  description:
    "Topics whose planned date is past, in batches that are not completed or cancelled, longest delayed first. Requires staff.",
  readers: "batches.read",
  args: toArgs({ first: required("Int", `Page size, 1 to ${pageSizes.max}.`) }),
  resolve: ({ first }, context) =>
    readDelayedTopics(context, {
      today: getToday(context),
      atMost: Math.min(Math.max(first, 1), pageSizes.max),
    }),
});
