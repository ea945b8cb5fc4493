import { builder } from "#gateway/graphql/builder";
import { formatDay } from "#gateway/graphql/scalars";
import { Batch } from "../batches/Batch";
import { User } from "../users/User";
import { getToday } from "./BatchCourseTopic";
import { daysFrom } from "./dayContract";
import { type LateSort as LateSortName, lateChoices } from "./lateContract";
import { isLate, lateCourseFilter, lateOrder } from "./rules";

const LateSort = builder.enumType("LateSort", {
  description: "The order of the list of delayed topics.",
  values: {
    LATE: { description: "The longest delayed first." },
    BATCH: { description: "By the batch's name." },
    COURSE: { description: "By the course's title." },
  } satisfies Record<LateSortName, object>,
});

const LateTopic = builder.prismaObject("BatchCourseTopic", {
  variant: "LateTopic",
  description: "A topic that a running batch has not done in time, as a row of a list. Staff only.",
  authScopes: { staff: true },
  select: { id: true, batchId: true, courseId: true, plannedDate: true },
  fields: (t) => ({
    id: t.id({
      description: "Tells the rows apart.",
      resolve: ({ id }) => `LateTopic:${id}`,
    }),
    databaseId: t.exposeInt("id", { description: "The row's id, as commands for many rows name it." }),
    batchId: t.exposeInt("batchId", { description: "The batch's number." }),
    courseId: t.exposeInt("courseId", { description: "The course's number." }),
    batchName: t.string({
      description: "The batch's name.",
      select: { batchCourse: { select: { batch: { select: { name: true } } } } },
      resolve: ({ batchCourse }) => batchCourse.batch.name,
    }),
    courseTitle: t.string({
      description: "The course's title.",
      select: { batchCourse: { select: { course: { select: { title: true } } } } },
      resolve: ({ batchCourse }) => batchCourse.course.title,
    }),
    topicName: t.string({
      description: "What the topic is about.",
      select: { topic: { select: { name: true } } },
      resolve: ({ topic }) => topic.name,
    }),
    trainerNames: t.stringList({
      description: "The trainers of the batch course, by name.",
      select: { batchCourse: { select: { trainers: { select: { trainer: { select: { name: true } } } } } } },
      resolve: ({ batchCourse }) => batchCourse.trainers.map(({ trainer }) => trainer.name).sort(),
    }),
    plannedDate: t.expose("plannedDate", {
      type: "Date",
      nullable: true,
      description: "The day for which it was planned; never null here.",
    }),
    daysLate: t.int({
      description: "The days since its planned date, in the organization's time zone; at least 1.",
      resolve: ({ plannedDate }, _args, context) =>
        plannedDate ? daysFrom(formatDay(plannedDate), getToday(context)) : 0,
    }),
  }),
});

builder.queryField("lateTopics", (t) =>
  t.prismaConnection({
    type: LateTopic,
    cursor: "id",
    description: "All delayed topics of batches that are not over or cancelled, to page through. Staff only.",
    authScopes: { staff: true },
    args: {
      batchId: t.arg.int({ description: "Those of this batch only." }),
      trainerId: t.arg.int({ description: "Those of courses that this employee trains only." }),
      sort: t.arg({ type: LateSort, defaultValue: "LATE", description: "The order." }),
      reversed: t.arg.boolean({ description: "The order the other way round." }),
    },
    totalCount: (_root, args, context) =>
      context.db.batchCourseTopic.count({
        where: { ...isLate(getToday(context)), batchCourse: lateCourseFilter(args) },
      }),
    resolve: (query, _root, args, context) =>
      context.db.batchCourseTopic.findMany({
        ...query,
        where: { ...isLate(getToday(context)), batchCourse: lateCourseFilter(args) },
        orderBy: lateOrder(args.sort ?? "LATE", args.reversed ?? false),
      }),
  }),
);

const LateTopicChoices = builder.objectRef<object>("LateTopicChoices").implement({
  description: "What the list of delayed topics can be narrowed to. Staff only.",
  authScopes: { staff: true },
  fields: (t) => ({
    batches: t.prismaField({
      type: [Batch],
      description: `The batches that have delayed topics, by name; at most ${lateChoices}.`,
      resolve: (query, _parent, _args, context) =>
        context.db.batch.findMany({
          ...query,
          where: {
            courses: { some: { ...lateCourseFilter({}), topics: { some: isLate(getToday(context)) } } },
          },
          orderBy: [{ name: "asc" }, { id: "asc" }],
          take: lateChoices,
        }),
    }),
    trainers: t.prismaField({
      type: [User],
      description: `The employees who train courses with delayed topics, by name; at most ${lateChoices}.`,
      resolve: (query, _parent, _args, context) =>
        context.db.user.findMany({
          ...query,
          where: {
            batchTrainers: {
              some: {
                batchCourse: { ...lateCourseFilter({}), topics: { some: isLate(getToday(context)) } },
              },
            },
          },
          orderBy: [{ name: "asc" }, { id: "asc" }],
          take: lateChoices,
        }),
    }),
  }),
});

builder.queryField("lateTopicChoices", (t) =>
  t.field({
    type: LateTopicChoices,
    description: "The batches and trainers of the delayed topics. Staff only.",
    authScopes: { staff: true },
    resolve: () => ({}),
  }),
);
