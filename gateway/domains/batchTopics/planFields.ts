import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { isStaff } from "#gateway/session/viewer";
import { visibleBatchCourses } from "../batchCourses/access";
import { BatchCourse } from "../batchCourses/BatchCourse";
import { Batch } from "../batches/Batch";
import { BatchCourseModule, planFigures } from "./BatchCourseModule";
import { BatchCourseTopic, getToday } from "./BatchCourseTopic";
import { countPlanTopics } from "./planContract";
import { readNextTopics, readPlans } from "./planLoaders";

async function loadPlanTotals(batchCourseId: number, context: Context) {
  const modules = (await context.loaders.load(readPlans, batchCourseId)) ?? [];
  return countPlanTopics(
    modules.flatMap(({ topics }) => topics),
    getToday(context),
  );
}

builder.prismaObjectField(BatchCourse, "modules", (t) =>
  t.field({
    type: [BatchCourseModule],
    description: "The modules of the course with the batch's topics, in order.",
    resolve: async ({ id }, _args, { loaders }) => (await loaders.load(readPlans, id)) ?? [],
  }),
);

for (const name of ["plannedTopics", "plannedPercentage", "delayedTopics"] as const) {
  const [total, description] = planFigures[name];
  builder.prismaObjectField(BatchCourse, name, (t) =>
    t.int({
      description,
      resolve: async ({ id }, _args, context) => (await loadPlanTotals(id, context))[total],
    }),
  );
}

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
    resolve: ({ locked, planEnabled }, _args, { viewer }) => isStaff(viewer) && planEnabled && !locked,
  }),
);

builder.prismaObjectField(BatchCourse, "canComplete", (t) =>
  t.boolean({
    description: "Whether the viewer may complete its topics: staff.",
    resolve: (_course, _args, { viewer }) => isStaff(viewer),
  }),
);

builder.prismaObjectField(Batch, "topics", (t) =>
  t.field({
    type: [BatchCourseTopic],
    description: "The topics of its courses that the viewer may see, course by course, in order.",
    resolve: async ({ id }, _args, { db, viewer, loaders }) => {
      const courses = await db.batchCourse.findMany({
        where: { batchId: id, AND: visibleBatchCourses(viewer) },
        orderBy: [{ startDate: "asc" }, { id: "asc" }],
        select: { id: true },
      });
      const plans = await Promise.all(courses.map((course) => loaders.load(readPlans, course.id)));
      return plans.flatMap((modules) => (modules ?? []).flatMap(({ topics }) => topics));
    },
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
      "The planned topics that it does next, at most three, by day; of published courses that are not over.",
    resolve: async ({ id }, _args, { loaders }) => (await loaders.load(readNextTopics, id)) ?? [],
  }),
);
