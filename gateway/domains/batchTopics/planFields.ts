import { builder } from "#gateway/graphql/builder";
import { plannedRows } from "#gateway/graphql/foundRows";
import { fromLoader } from "#gateway/graphql/fromLoader";
import { reachingBatch } from "#gateway/graphql/reach";
import { aggregate, fromAggregates } from "#gateway/reading/aggregates";
import { BatchCourse } from "../batchCourses/BatchCourse";
import { Batch } from "../batches/Batch";
import { inVisibleCourses } from "./access";
import { BatchCourseModule, planDescriptions } from "./BatchCourseModule";
import { BatchCourseTopic, getToday } from "./BatchCourseTopic";
import { getPlanned, plannedAggregates } from "./planAggregates";
import { planOrders, planSelect, readNextTopics, toModules, topicColumns, toTopicRow } from "./planLoaders";
import { isLate } from "./rules";

builder.prismaObjectField(BatchCourse, "modules", (t) =>
  t.field({
    type: [BatchCourseModule],
    description: "The modules of the course with the batch's topics, in order.",
    extensions: plannedRows({ kind: "rows", relation: "batchModules", orderBy: planOrders.inCourse }),
    select: planSelect,
    resolve: toModules,
  }),
);

builder.prismaObjectField(BatchCourse, "plannedTopics", (t) =>
  t.int({ description: planDescriptions.plannedTopics, ...aggregate(plannedAggregates, "planned", 0) }),
);

builder.prismaObjectField(BatchCourse, "plannedPercentage", (t) =>
  t.int({
    description: planDescriptions.plannedPercentage,
    ...fromAggregates(plannedAggregates, getPlanned),
  }),
);

builder.prismaObjectField(BatchCourse, "delayedTopics", (t) =>
  t.relationCount("topics", {
    description: "Number of topics that are not completed although their planned date is past.",
    where: (_args, context) => isLate(getToday(context)),
  }),
);

builder.prismaObjectField(BatchCourse, "today", (t) =>
  t.field({
    type: "Date",
    description:
      "Today in the organization's time zone: the last day on which a topic can have been completed.",
    resolve: (_course, _args, context) => getToday(context),
  }),
);

const mayPlan = reachingBatch("batches.plan");

builder.prismaObjectField(BatchCourse, "canPlan", (t) =>
  t.boolean({
    description: "Whether the viewer may plan its topics: staff, if it has a plan and is not locked.",
    select: { batchId: true, locked: true, planEnabled: true },
    resolve: async (course, args, context) =>
      course.planEnabled && !course.locked && (await mayPlan(course, args, context)),
  }),
);

builder.prismaObjectField(BatchCourse, "canComplete", (t) =>
  t.boolean({
    description: "Whether the viewer may complete its topics: staff.",
    select: { batchId: true },
    resolve: mayPlan,
  }),
);

builder.prismaObjectField(Batch, "topics", (t) =>
  t.field({
    type: [BatchCourseTopic],
    description: "The topics of its courses that the viewer can see, course by course, in order.",
    extensions: plannedRows({
      kind: "rows",
      relation: "batchTopics",
      orderBy: planOrders.inBatch,
      where: (_batch, { viewer }) => inVisibleCourses(viewer),
    }),
    select: (_args, { viewer }) => ({
      batchTopics: { where: inVisibleCourses(viewer), orderBy: planOrders.inBatch, select: topicColumns },
    }),
    resolve: ({ batchTopics }) => batchTopics.map(toTopicRow),
  }),
);

builder.prismaObjectField(Batch, "today", (t) =>
  t.field({
    type: "Date",
    description: "Today in the organization's time zone.",
    resolve: (_batch, _args, context) => getToday(context),
  }),
);

builder.prismaObjectField(Batch, "nextTopics", (t) =>
  t.field({
    type: [BatchCourseTopic],
    description:
      "The next planned topics, at most three, by day; of published courses that are not over, and for a learner of no day before the learner came.",
    ...fromLoader(readNextTopics, []),
  }),
);
