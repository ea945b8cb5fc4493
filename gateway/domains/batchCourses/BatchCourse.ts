import { describedEnum } from "#gateway/graphql/enums";
import { value } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { nodeType } from "#gateway/graphql/types";
import { aggregate, fromAggregates } from "#gateway/reading/aggregates";
import { may } from "#gateway/session/viewer";
import { visibleBatchCourses } from "./access";
import type { BatchCourseStatus as BatchCourseStatusName, CourseType as CourseTypeName } from "./contract";
import { effectiveTime, isDeletable, isUnset } from "./rules";
import { getCompletion, topicAggregates } from "./topicAggregates";

export const BatchCourseStatus = describedEnum<BatchCourseStatusName>(
  "BatchCourseStatus",
  "The status of a batch course.",
  {
    SCHEDULED: "Upcoming.",
    IN_PROGRESS: "Ongoing.",
    COMPLETED: "Over.",
    CANCELLED: "Cancelled.",
  },
);

export const CourseType = describedEnum<CourseTypeName>(
  "CourseType",
  "The teaching mode of a batch course.",
  {
    INSTRUCTOR_LED: "A trainer leads every class.",
    SELF_PACED: "Learners go at their own pace.",
    BLENDED: "Classes and self-study.",
    LIVE_ONLINE: "Live classes over the meeting link.",
    RECORDED: "Recorded classes.",
    WORKSHOP: "Hands-on, in a workshop.",
    SEMINAR: "Talks and discussion.",
    BOOTCAMP: "Intensive, in a short time.",
    MENTORED: "With a mentor for each learner.",
    PROJECT_BASED: "Around a project.",
    FLIPPED_CLASSROOM: "Reading at home, practice in class.",
    GAMIFIED: "With points and challenges.",
    PEER_TO_PEER: "Learners teach each other.",
    MOOC: "Open online, for many.",
  },
);

const startTimes = { startTime: true, batch: { select: { startTime: true } } } as const;
const endTimes = { endTime: true, batch: { select: { endTime: true } } } as const;

const timeOrNull = (description: string) => ({ type: "Time", nullable: true, description }) as const;

const ownTime = (time: Date | null) => (isUnset(time) ? null : time);

export const BatchCourse = nodeType("BatchCourse", {
  description: "A course of a batch. Visible to staff, and to the batch's users once it is published.",
  visible: visibleBatchCourses,
  readers: "signedIn",
  columns: {
    databaseId: "The row's id; URLs and arguments name the batch and the course.",
    batchId: "The batch's id.",
    courseId: "The course's id.",
    startDate: value("Date", "The first day, within the batch's dates."),
    endDate: value("Date", "The last day, within the batch's dates."),
    duration: "Minutes of one class.",
    courseType: "The teaching mode.",
    planEnabled: "Whether it has a plan.",
    locked: "Whether it is locked against deletion and planning.",
    status: "The status.",
    updatedAt: "When it last changed.",
  },
  relations: {
    batch: "The batch.",
    course: "The course.",
  },
  fields: (t) => ({
    startTime: t.field({
      ...timeOrNull("The start of a class: its own time, else the batch's; null without either."),
      select: startTimes,
      resolve: ({ startTime, batch }) => effectiveTime(startTime, batch.startTime),
    }),
    endTime: t.field({
      ...timeOrNull("The end of a class: its own time, else the batch's; null without either."),
      select: endTimes,
      resolve: ({ endTime, batch }) => effectiveTime(endTime, batch.endTime),
    }),
    ownStartTime: t.field({
      ...timeOrNull("Its own start of a class; null uses the batch's."),
      ...fromColumn("startTime", ownTime),
    }),
    ownEndTime: t.field({
      ...timeOrNull("Its own end of a class; null uses the batch's."),
      ...fromColumn("endTime", ownTime),
    }),
    noOfTopics: t.int({
      description: "Number of topics in the course.",
      ...aggregate(topicAggregates, "topics", 0),
    }),
    completedTopics: t.int({
      description: "Number of topics the batch has completed.",
      ...aggregate(topicAggregates, "completed", 0),
    }),
    completionPercentage: t.int({
      description:
        "Completed topics over all topics, rounded, 0 without topics, 100 only when all are completed.",
      ...fromAggregates(topicAggregates, getCompletion),
    }),
    canDelete: t.boolean({
      description: "Whether the viewer may remove it from the batch: staff, unless it is locked.",
      select: { locked: true },
      resolve: (row, _args, { viewer }) => may(viewer, "batches.write") && isDeletable(row),
    }),
  }),
});
