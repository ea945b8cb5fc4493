import { optional, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { describedEnum } from "#gateway/graphql/enums";
import { nullable } from "#gateway/graphql/fields";
import { listQuery } from "#gateway/graphql/lists";
import { valueQuery } from "#gateway/graphql/queryFields";
import { parentColumn } from "#gateway/graphql/relatedColumn";
import { rowType, valueType } from "#gateway/graphql/types";
import { visibleBatchCourses } from "../batchCourses/access";
import { visibleBatches } from "../batches/access";
import { Batch } from "../batches/Batch";
import { daysFrom, toDay } from "../dayContract";
import { compareNames } from "../foldContract";
import { User } from "../users/User";
import { getToday } from "./BatchCourseTopic";
import { type LateSort as LateSortName, lateChoices } from "./lateContract";
import { isLate, lateCourseFilter, lateOrder } from "./rules";

const LateSort = describedEnum<LateSortName>("LateSort", "The order of the list of late topics.", {
  LATE: "Most days late first.",
  BATCH: "By the batch's name.",
  COURSE: "By the course's title.",
});

const LateTopic = rowType("BatchCourseTopic", {
  variant: "LateTopic",
  description: "A late topic: its planned date is past. Requires staff.",
  readers: "batches.read",
  select: { id: true, batchId: true, courseId: true, plannedDate: true },
  columns: {
    databaseId: "The row's id, for bulk commands.",
    batchId: "The batch's id.",
    courseId: "The course's id.",
    plannedDate: nullable("Date", "The planned date; never null here."),
  },
  fields: (t) => ({
    id: t.id({
      description: "Identifies the row.",
      resolve: ({ id }) => `LateTopic:${id}`,
    }),
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
      ...parentColumn("topic", "name"),
    }),
    trainerNames: t.stringList({
      description: "The trainers of the batch course, by name.",
      select: { batchCourse: { select: { trainers: { select: { trainer: { select: { name: true } } } } } } },
      resolve: ({ batchCourse }) =>
        batchCourse.trainers.map(({ trainer }) => trainer.name).sort(compareNames),
    }),
    daysLate: t.int({
      description: "The days since its planned date, in the organization's time zone; at least 1.",
      resolve: ({ plannedDate }, _args, context) =>
        plannedDate ? daysFrom(toDay(plannedDate), getToday(context)) : 0,
    }),
  }),
});

listQuery("lateTopics", {
  type: LateTopic,
  description: "All late topics of batches that are not completed or cancelled. Requires staff.",
  readers: "batches.read",
  args: toArgs({
    batchId: optional("Int", "Only those of this batch."),
    trainerId: optional("Int", "Only those of courses that this employee trains."),
  }),
  where: (args, context) => ({
    ...isLate(getToday(context)),
    batchCourse: { AND: [lateCourseFilter(args), visibleBatchCourses(context.viewer)] },
  }),
  orderBy: { type: LateSort, byDefault: "LATE", order: lateOrder },
});

/** The batches with late topics that the viewer may see. */
const batchesWithLateTopics = (context: Context) => ({
  AND: visibleBatches(context.viewer),
  courses: { some: { ...lateCourseFilter({}), topics: { some: isLate(getToday(context)) } } },
});

const LateTopicChoices = valueType<object>("LateTopicChoices", {
  description: "The filter options of the list of late topics. Requires staff.",
  readers: "batches.read",
  fields: (t) => ({
    batches: t.prismaField({
      type: [Batch],
      description: `The batches that have late topics, by name; at most ${lateChoices}.`,
      resolve: (query, _parent, _args, context) =>
        context.db.batch.findMany({
          ...query,
          where: batchesWithLateTopics(context),
          orderBy: [{ sortKey: "asc" }, { id: "asc" }],
          take: lateChoices,
        }),
    }),
    trainers: t.prismaField({
      type: [User],
      description: `The employees who train courses with late topics, by name; at most ${lateChoices}.`,
      resolve: (query, _parent, _args, context) =>
        context.db.user.findMany({
          ...query,
          where: {
            batchTrainers: {
              some: {
                batchCourse: {
                  ...lateCourseFilter({}),
                  AND: visibleBatchCourses(context.viewer),
                  topics: { some: isLate(getToday(context)) },
                },
              },
            },
          },
          orderBy: [{ sortKey: "asc" }, { id: "asc" }],
          take: lateChoices,
        }),
    }),
  }),
});

valueQuery("lateTopicChoices", {
  type: LateTopicChoices,
  description: "The batches and trainers of the late topics. Requires staff.",
  readers: "batches.read",
  resolve: () => ({}),
});

valueQuery("lateBatchCount", {
  type: "Int",
  description: "Number of batches with late topics. Requires staff.",
  readers: "batches.read",
  resolve: (_args, context) => context.db.batch.count({ where: batchesWithLateTopics(context) }),
});
