import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { contextMax } from "#gateway/graphql/pages";
import { Batch } from "../batches/Batch";
import { toPercentage } from "../enrolments/rules";
import { visibleBatchCourses } from "./access";
import { BatchCourse, BatchCourseStatus } from "./BatchCourse";
import type { BatchCourseSort as BatchCourseSortName } from "./contract";
import { batchCourseFilter, batchCourseOrder } from "./rules";
import { readBatchTopicFigures } from "./topicAggregates";

const BatchCourseSort = describedEnum<BatchCourseSortName>(
  "BatchCourseSort",
  "The order of a batch's courses.",
  {
    START: "Earliest start first.",
    TITLE: "By the course's title.",
    STATUS: "By status, then the first to start first.",
  },
);

builder.prismaObjectField(Batch, "courses", (t) =>
  t.relatedConnection("courses", {
    type: BatchCourse,
    cursor: "id",
    maxSize: contextMax,
    totalCount: true,
    description: "Its courses, of those that the viewer may see.",
    args: {
      search: t.arg.string({ description: "Words that the course's title or code must contain." }),
      status: t.arg({ type: BatchCourseStatus, description: "Courses of this status only." }),
      sort: t.arg({ type: BatchCourseSort, defaultValue: "START", description: "The order." }),
      reversed: t.arg.boolean({ description: "Whether the order is reversed." }),
    },
    query: (args, { viewer }) => ({
      where: { AND: [visibleBatchCourses(viewer), batchCourseFilter(args)] },
      orderBy: batchCourseOrder(args.sort ?? "START", args.reversed ?? false),
    }),
  }),
);

builder.prismaObjectField(Batch, "noOfTopics", (t) =>
  t.int({
    description: "The total of topics in its courses.",
    resolve: async ({ id }, _args, { loaders }) =>
      (await loaders.load(readBatchTopicFigures, id))?.topics ?? 0,
  }),
);

builder.prismaObjectField(Batch, "completedTopics", (t) =>
  t.int({
    description: "How many of them it has completed.",
    resolve: async ({ id }, _args, { loaders }) =>
      (await loaders.load(readBatchTopicFigures, id))?.completed ?? 0,
  }),
);

builder.prismaObjectField(Batch, "completionPercentage", (t) =>
  t.int({
    description:
      "Completed topics over all topics of its courses, rounded, 0 without topics, 100 only when all are completed.",
    resolve: async ({ id }, _args, { loaders }) => {
      const totals = await loaders.load(readBatchTopicFigures, id);
      return toPercentage(totals?.completed ?? 0, totals?.topics ?? 0);
    },
  }),
);

builder.queryField("batchCourse", (t) =>
  t.prismaField({
    type: BatchCourse,
    nullable: true,
    description: "A course of a batch; null when there is none. Requires staff; others use myBatchCourse.",
    authScopes: { staff: true },
    args: {
      batchId: t.arg.int({ required: true, description: "The batch's id." }),
      courseId: t.arg.int({ required: true, description: "The course's id." }),
    },
    resolve: (query, _root, { batchId, courseId }, { db }) =>
      db.batchCourse.findFirst({ ...query, where: { batchId, courseId } }),
  }),
);

builder.queryField("myBatchCourse", (t) =>
  t.prismaField({
    type: BatchCourse,
    nullable: true,
    description:
      "A published course of a batch that the viewer is in, or any for staff; null when there is none.",
    authScopes: { signedIn: true },
    args: {
      batchId: t.arg.int({ required: true, description: "The batch's id." }),
      courseId: t.arg.int({ required: true, description: "The course's id." }),
    },
    resolve: (query, _root, { batchId, courseId }, { db, viewer }) =>
      db.batchCourse.findFirst({
        ...query,
        where: { AND: [{ batchId, courseId }, visibleBatchCourses(viewer)] },
      }),
  }),
);
