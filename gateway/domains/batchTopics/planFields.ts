import { builder } from "#gateway/graphql/builder";
import { takesDayTexts } from "#gateway/graphql/dayTexts";
import { figure, fromFigures } from "#gateway/reading/figures";
import { may } from "#gateway/session/viewer";
import { visibleBatchCourses } from "../batchCourses/access";
import { BatchCourse } from "../batchCourses/BatchCourse";
import { Batch } from "../batches/Batch";
import { BatchCourseModule, planFigures } from "./BatchCourseModule";
import { BatchCourseTopic, getToday } from "./BatchCourseTopic";
import { getPlanned, plannedFigures } from "./planAggregates";
import { countPlanTopics } from "./planContract";
import { planSelect, readNextTopics, toModules } from "./planLoaders";

builder.prismaObjectField(BatchCourse, "modules", (t) =>
  t.field({
    type: [BatchCourseModule],
    description: "The modules of the course with the batch's topics, in order.",
    ...takesDayTexts,
    select: planSelect,
    resolve: toModules,
  }),
);

builder.prismaObjectField(BatchCourse, "plannedTopics", (t) =>
  t.int({ description: planFigures.plannedTopics[1], ...figure(plannedFigures, "planned", 0) }),
);

builder.prismaObjectField(BatchCourse, "plannedPercentage", (t) =>
  t.int({ description: planFigures.plannedPercentage[1], ...fromFigures(plannedFigures, getPlanned) }),
);

builder.prismaObjectField(BatchCourse, "delayedTopics", (t) =>
  t.int({
    description: planFigures.delayedTopics[1],
    ...takesDayTexts,
    select: planSelect,
    resolve: (course, _args, context) =>
      countPlanTopics(
        toModules(course).flatMap(({ topics }) => topics),
        getToday(context),
      ).delayed,
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

builder.prismaObjectField(Batch, "topics", (t) =>
  t.field({
    type: [BatchCourseTopic],
    description: "The topics of its courses that the viewer can see, course by course, in order.",
    ...takesDayTexts,
    select: (_args, { viewer }) => ({
      courses: {
        where: visibleBatchCourses(viewer),
        orderBy: [{ startDate: "asc" }, { id: "asc" }],
        select: planSelect,
      },
    }),
    resolve: ({ courses }) => courses.flatMap((course) => toModules(course).flatMap(({ topics }) => topics)),
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
    resolve: async ({ id }, _args, { loaders }) => (await loaders.load(readNextTopics, id)) ?? [],
  }),
);
