import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { value } from "#gateway/graphql/fields";
import { foundRows } from "#gateway/graphql/foundRows";
import { reached, reaching } from "#gateway/graphql/reach";
import { valueType } from "#gateway/graphql/types";
import { may } from "#gateway/session/viewer";
import { inOrder } from "../rules";
import { writtenTopics } from "./access";
import { readCompletedCounts, readEnrolledCounts } from "./aggregates";
import type { BlockChange as Change } from "./contract";
import { type Difference, diffLesson } from "./diffRules";
import { TopicBlock } from "./TopicBlock";

const BlockChange = describedEnum<Change>(
  "BlockChange",
  "Difference between a draft block and the published one.",
  {
    ADDED: "The block is new.",
    CHANGED: "The block has different content.",
    MOVED: "The block is in another place.",
    DELETED: "The block was deleted.",
  },
);

const LessonDifference = valueType<Difference>("LessonDifference", {
  description: "A block of a draft that differs from the published lesson. Requires staff.",
  readers: "lessons.write",
  values: {
    change: value(BlockChange, "Kind of difference."),
  },
  rows: {
    draft: {
      type: TopicBlock,
      id: "draftId",
      nullable: true,
      description: "The block of the draft; null for a deleted one.",
    },
    published: {
      type: TopicBlock,
      id: "publishedId",
      nullable: true,
      description: "The published block; null for an added one.",
    },
  },
});

const lastDeleted = [{ deletedAt: "desc" as const }, { id: "desc" as const }];
const inDraft = { draftId: null, deletedAt: null };

const mayEdit = reaching("lessons.write");

/** Fields of a lesson for its authors; null for others, so that one query serves both. */
builder.prismaObjectFields("Topic", (t) => ({
  canEdit: t.boolean({
    description: "Whether the viewer may edit its lesson.",
    ...reached("lessons.write"),
  }),
  hasUnpublishedChanges: t.boolean({
    nullable: true,
    description: "Whether its draft has changed since it was published; null unless the viewer may edit it.",
    select: { courseId: true, publishedAt: true, draftChangedAt: true },
    resolve: async (topic, args, context) => {
      if (!(await mayEdit(topic, args, context))) return null;
      const { publishedAt, draftChangedAt } = topic;
      return draftChangedAt !== null && (publishedAt === null || draftChangedAt > publishedAt);
    },
  }),
  draftBlocks: t.prismaField({
    type: [TopicBlock],
    description:
      "The blocks of its draft, in order; null unless the viewer writes lessons, empty if not this one.",
    ...foundRows({
      rows: TopicBlock,
      orderBy: inOrder,
      where: ({ id: topicId }: { id: number }, { viewer }) =>
        may(viewer, "lessons.write") ? { topicId, ...inDraft, topic: writtenTopics(viewer) } : null,
    }),
  }),
  deletedBlocks: t.prismaField({
    type: [TopicBlock],
    description:
      "The last 50 blocks that were deleted from its draft; null unless the viewer writes lessons, empty if not this one.",
    ...foundRows({
      rows: TopicBlock,
      orderBy: lastDeleted,
      take: 50,
      where: ({ id: topicId }: { id: number }, { viewer }) =>
        may(viewer, "lessons.write")
          ? { topicId, draftId: null, deletedAt: { not: null }, topic: writtenTopics(viewer) }
          : null,
    }),
  }),
  differences: t.field({
    type: [LessonDifference],
    nullable: true,
    description:
      "Differences between its draft and the published lesson; null unless the viewer may edit it.",
    select: { id: true, courseId: true },
    resolve: async (topic, args, context) => {
      if (!(await mayEdit(topic, args, context))) return null;
      const { id: topicId } = topic;
      const blocks = await context.db.topicBlock.findMany({
        where: { topicId, deletedAt: null },
        orderBy: inOrder,
      });
      return diffLesson(
        blocks.filter(({ draftId }) => draftId === null),
        blocks.filter(({ draftId }) => draftId !== null),
      );
    },
  }),
  completedCount: t.int({
    nullable: true,
    description: "Number of enrolled learners who have completed it; null unless the viewer may edit it.",
    select: { id: true, courseId: true },
    resolve: async (topic, args, context) =>
      (await mayEdit(topic, args, context))
        ? ((await context.loaders.load(readCompletedCounts, topic.id)) ?? 0)
        : null,
  }),
  enrolledCount: t.int({
    nullable: true,
    description: "Number of learners enrolled in its course; null unless the viewer may edit its lesson.",
    select: { courseId: true },
    resolve: async (topic, args, context) =>
      (await mayEdit(topic, args, context))
        ? ((await context.loaders.load(readEnrolledCounts, topic.courseId)) ?? 0)
        : null,
  }),
}));
