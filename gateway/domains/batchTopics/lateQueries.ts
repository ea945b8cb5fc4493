import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { formatDay } from "#gateway/graphql/scalars";
import { Batch } from "../batches/Batch";
import { User } from "../users/User";
import { getToday } from "./BatchCourseTopic";
import { daysFrom } from "./dayContract";
import { type LateSort as LateSortName, lateChoices } from "./lateContract";
import { isLate, lateCourseFilter, lateOrder } from "./rules";

const LateSort = describedEnum<LateSortName>("LateSort", "The order of the list of delayed topics.", {
  LATE: "Longest delayed first.",
  BATCH: "By the batch's name.",
  COURSE: "By the course's title.",
});

const LateTopic = builder.prismaObject("BatchCourseTopic", {
  variant: "LateTopic",
  description: "A delayed topic, as a row of a list. Requires staff.",
  authScopes: { staff: true },
  select: { id: true, batchId: true, courseId: true, plannedDate: true },
  fields: (t) => ({
    id: t.id({
      description: "Identifies the row.",
      resolve: ({ id }) => `LateTopic:${id}`,
    }),
    databaseId: t.exposeInt("id", { description: "The row's id for bulk commands." }),
    batchId: t.exposeInt("batchId", { description: "The batch's id." }),
    courseId: t.exposeInt("courseId", { description: "The course's id." }),
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
      description: "The topic's name.",
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
      description: "The planned date; never null here.",
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
    description:
      "All delayed topics of batches that are not over or cancelled, to page through. Requires staff.",
    authScopes: { staff: true },
    args: {
      batchId: t.arg.int({ description: "Only those of this batch." }),
      trainerId: t.arg.int({ description: "Only those of courses that this employee trains." }),
      sort: t.arg({ type: LateSort, defaultValue: "LATE", description: "The order." }),
      reversed: t.arg.boolean({ description: "Whether the order is reversed." }),
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
  description: "The filter options of the list of delayed topics. Requires staff.",
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
    description: "The batches and trainers of the delayed topics. Requires staff.",
    authScopes: { staff: true },
    resolve: () => ({}),
  }),
);
