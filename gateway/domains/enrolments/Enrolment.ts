import { optional, rowId, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { describedEnum } from "#gateway/graphql/enums";
import { nullable, value } from "#gateway/graphql/fields";
import { fromLoader } from "#gateway/graphql/fromLoader";
import { listQuery } from "#gateway/graphql/lists";
import { findQuery } from "#gateway/graphql/queryFields";
import { accessError } from "#gateway/graphql/scopes";
import { nodeType, valueType } from "#gateway/graphql/types";
import { getUserId } from "#gateway/session/viewer";
import { courseFilter } from "../courses/rules";
import { inOrder } from "../rules";
import { visibleEnrolments } from "../users/access";
import { mayReadProgress } from "./access";
import type { EnrolmentSource, topicStatuses } from "./contract";
import { type NextTopic, readNextTopics } from "./progressLoaders";
import { toPercentage } from "./rules";

export const TopicStatus = describedEnum<(typeof topicStatuses)[number]>(
  "TopicStatus",
  "The status of a topic.",
  {
    PENDING: "Not done.",
    COMPLETED: "Done; it has a completion date.",
  },
);

describedEnum<EnrolmentSource>("EnrolmentSource", "The source of an enrolment.", {
  SELF: "By the learner.",
  STAFF: "By staff.",
  BATCH: "Through a batch.",
});

const NextTopicType = valueType<NextTopic>("NextTopic", {
  description: "The topic at which a learner left off.",
  readers: "signedIn",
  values: {
    topicId: value("Int", "The topic's id."),
    topicName: value("String", "The name."),
    moduleName: value("String", "Name of its module."),
  },
});

export interface EnrolmentTopicRow {
  topicId: number;
  courseId: number;
  topicName: string;
  status: "PENDING" | "COMPLETED";
  completedDate: Date | null;
}

export const EnrolmentTopic = valueType<EnrolmentTopicRow>("EnrolmentTopic", {
  description: "A topic of a course, with one learner's progress.",
  readers: "signedIn",
  values: {
    topicId: value("Int", "The topic's id."),
    courseId: value("Int", "The course's id."),
    topicName: value("String", "The name."),
    status: value(TopicStatus, "The status."),
    completedDate: nullable("DateTime", "When it was completed; null while it is pending."),
  },
});

const completed = { status: "COMPLETED" as const };

const columns = {
  _count: { select: { topicProgress: { where: completed } } },
  course: { select: { _count: { select: { topics: true as const } } } },
};

export const Enrolment = nodeType("Enrolment", {
  description: "A user's enrolment in a course. Visible to the user and staff.",
  visible: visibleEnrolments,
  select: { id: true, userId: true },
  readers: ({ userId }, { viewer }) => mayReadProgress(viewer, userId),
  columns: {
    databaseId: "The id, used in arguments.",
    source: "The source.",
    createdAt: "Since when.",
  },
  relations: {
    course: "The course.",
    user: "The user.",
  },
  fields: (t) => ({
    topicCount: t.int({
      description: "Number of topics in the course.",
      select: columns,
      resolve: ({ course }) => course._count.topics,
    }),
    completedTopicCount: t.int({
      description: "Number of topics the user has completed.",
      select: columns,
      resolve: ({ _count }) => _count.topicProgress,
    }),
    percentage: t.int({
      description:
        "Completed topics over all topics, rounded, 0 without topics, 100 only when all are completed.",
      select: columns,
      resolve: ({ _count, course }) => toPercentage(_count.topicProgress, course._count.topics),
    }),
    nextTopic: t.field({
      type: NextTopicType,
      nullable: true,
      description: "The first topic that is not completed; null if all are.",
      ...fromLoader(readNextTopics, null),
    }),
    topics: t.field({
      type: [EnrolmentTopic],
      description: "All topics of the course, in order, with the user's progress.",
      select: { courseId: true },
      resolve: async ({ userId, courseId }, _args, { db }) => {
        const topics = await db.topic.findMany({
          where: { courseId },
          orderBy: [{ module: { displayOrder: "asc" } }, { moduleId: "asc" }, ...inOrder],
          select: { id: true, name: true, topicProgress: { where: { userId } } },
        });
        return topics.map(({ id, name, topicProgress: [progress] }) => ({
          topicId: id,
          courseId,
          topicName: name,
          status: progress?.status ?? ("PENDING" as const),
          completedDate: progress?.completedDate ?? null,
        }));
      },
    }),
  }),
});

listQuery("enrolments", {
  type: Enrolment,
  description: "A user's enrolments, newest first. Those of another user require staff.",
  readers: "signedIn",
  args: toArgs({
    userId: optional("Int", "The user's id; the viewer when left out."),
    search: optional("String", "Words that the course's texts must contain."),
  }),
  where: toWhere,
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
});

interface EnrolmentFilter {
  userId?: number | null | undefined;
  search?: string | null | undefined;
}

function toWhere({ userId, search }: EnrolmentFilter, { viewer }: Context) {
  const wanted = userId ?? getUserId(viewer);
  if (!mayReadProgress(viewer, wanted)) throw accessError(viewer);
  return { AND: [{ userId: wanted, course: courseFilter({ search }) }, visibleEnrolments(viewer)] };
}

findQuery("enrolment", {
  type: Enrolment,
  description:
    "A user's enrolment in a course; null when there is none. That of another user requires staff.",
  readers: "signedIn",
  args: toArgs({
    userId: optional("Int", "The user's id; the viewer when left out."),
    courseId: rowId("course"),
  }),
  where: ({ userId, courseId }, context) => ({ AND: [{ courseId }, toWhere({ userId }, context)] }),
});
