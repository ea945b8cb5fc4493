import type { BatchTopic, Prisma } from "#gateway/database/generated/prisma/client";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { plannedRows } from "#gateway/graphql/foundRows";
import { figure, fromFigures } from "#gateway/reading/figures";
import { may } from "#gateway/session/viewer";
import { BatchCourse } from "../batchCourses/BatchCourse";
import { Batch } from "../batches/Batch";
import { inVisibleCourses } from "./access";
import { BatchCourseModule, planFigures } from "./BatchCourseModule";
import { BatchCourseTopic, getToday } from "./BatchCourseTopic";
import { getPlanned, plannedFigures } from "./planAggregates";
import { planOrders, planSelect, toModules, toTopicRow } from "./planLoaders";
import { isLate } from "./rules";

/** Number of topics that count as next. */
const nextCount = 3;

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
  t.int({ description: planFigures.plannedTopics, ...figure(plannedFigures, "planned", 0) }),
);

builder.prismaObjectField(BatchCourse, "plannedPercentage", (t) =>
  t.int({ description: planFigures.plannedPercentage, ...fromFigures(plannedFigures, getPlanned) }),
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

builder.prismaObjectField(BatchCourse, "canPlan", (t) =>
  t.boolean({
    description: "Whether the viewer may plan its topics: staff, if it has a plan and is not locked.",
    select: { locked: true, planEnabled: true },
    resolve: ({ locked, planEnabled }, _args, { viewer }) =>
      may(viewer, "batches.plan") && planEnabled && !locked,
  }),
);

builder.prismaObjectField(BatchCourse, "canComplete", (t) =>
  t.boolean({
    description: "Whether the viewer may complete its topics: staff.",
    resolve: (_course, _args, { viewer }) => may(viewer, "batches.plan"),
  }),
);

interface TopicsOfBatch {
  where: (context: Context) => Prisma.BatchTopicWhereInput;
  orderBy: Prisma.BatchTopicOrderByWithRelationInput[];
  take?: number;
}

/** The options of a field that returns topics of a batch, declared once for its resolver and for its plan. */
const topicsOfBatch = ({ where, ...query }: TopicsOfBatch) => ({
  select: (_args: object, context: Context) => ({ batchTopics: { where: where(context), ...query } }),
  resolve: ({ batchTopics }: { batchTopics: readonly BatchTopic[] }) => batchTopics.map(toTopicRow),
  extensions: plannedRows({
    kind: "rows",
    relation: "batchTopics",
    where: (_batch, context) => where(context),
    ...query,
  }),
});

builder.prismaObjectField(Batch, "topics", (t) =>
  t.field({
    type: [BatchCourseTopic],
    description: "The topics of its courses that the viewer can see, course by course, in order.",
    ...topicsOfBatch({ where: ({ viewer }) => inVisibleCourses(viewer), orderBy: planOrders.inBatch }),
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
    description: "The next planned topics, at most three, by day; of published courses that are not over.",
    ...topicsOfBatch({
      where: () => ({
        ...{ status: "PENDING", plannedDate: { not: null } },
        batchCourse: { status: { in: ["SCHEDULED", "IN_PROGRESS"] }, course: { status: "PUBLISHED" } },
      }),
      orderBy: planOrders.byDay,
      take: nextCount,
    }),
  }),
);
