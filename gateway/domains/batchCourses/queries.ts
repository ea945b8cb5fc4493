import { optional, rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { listPage, sortArguments } from "#gateway/graphql/lists";
import { contextMax } from "#gateway/graphql/pages";
import { findQuery } from "#gateway/graphql/queryFields";
import { aggregate, fromAggregates } from "#gateway/reading/aggregates";
import { Batch } from "../batches/Batch";
import { visibleBatchCourses } from "./access";
import { BatchCourse, BatchCourseStatus } from "./BatchCourse";
import type { BatchCourseSort as BatchCourseSortName } from "./contract";
import { batchCourseFilter, batchCourseOrder } from "./rules";
import { batchTopicAggregates, getCompletion } from "./topicAggregates";

const BatchCourseSort = describedEnum<BatchCourseSortName>(
  "BatchCourseSort",
  "The order of a batch's courses.",
  {
    START: "Earliest start first.",
    TITLE: "By the course's title.",
    STATUS: "By status, then earliest start first.",
  },
);

builder.prismaObjectField(Batch, "courses", (t) =>
  t.relatedConnection(
    "courses",
    {
      type: BatchCourse,
      cursor: "id",
      maxSize: contextMax,
      totalCount: true,
      description: "Its courses that the viewer can see.",
      args: {
        ...sortArguments(BatchCourseSort, "START"),
        ...toArgs({
          search: optional("String", "Words that the course's title or code must contain."),
          status: optional(BatchCourseStatus, "Courses of this status only."),
        }),
      },
      query: (args, { viewer }) => ({
        where: { AND: [visibleBatchCourses(viewer), batchCourseFilter(args)] },
        orderBy: batchCourseOrder(args.sort ?? "START", args.reversed ?? false),
      }),
    },
    listPage,
  ),
);

builder.prismaObjectField(Batch, "noOfTopics", (t) =>
  t.int({
    description: "The total of topics in its courses.",
    ...aggregate(batchTopicAggregates, "topics", 0),
  }),
);

builder.prismaObjectField(Batch, "completedTopics", (t) =>
  t.int({
    description: "Number of its topics that the batch has completed.",
    ...aggregate(batchTopicAggregates, "completed", 0),
  }),
);

builder.prismaObjectField(Batch, "completionPercentage", (t) =>
  t.int({
    description:
      "Completed topics over all topics of its courses, rounded, 0 without topics, 100 only when all are completed.",
    ...fromAggregates(batchTopicAggregates, getCompletion),
  }),
);

const placeArguments = toArgs({ batchId: rowId("batch"), courseId: rowId("course") });

findQuery("batchCourse", {
  type: BatchCourse,
  description: "A course of a batch; null when there is none. Requires staff; others use myBatchCourse.",
  readers: "batches.read",
  args: placeArguments,
  where: ({ batchId, courseId }) => ({ batchId, courseId }),
  visible: visibleBatchCourses,
});

findQuery("myBatchCourse", {
  type: BatchCourse,
  description:
    "A published course of a batch that the viewer is in, or any for staff; null when there is none.",
  readers: "signedIn",
  args: placeArguments,
  where: ({ batchId, courseId }) => ({ batchId, courseId }),
  visible: visibleBatchCourses,
});
