import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { value } from "#gateway/graphql/fields";
import { foundRows } from "#gateway/graphql/foundRows";
import { valueType } from "#gateway/graphql/types";
import { may } from "#gateway/session/viewer";
import { inOrder } from "../rules";
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

/** Fields of a lesson for its authors; null for others, so that one query serves both. */
builder.prismaObjectFields("Topic", (t) => ({
  canEdit: t.boolean({
    description: "Whether the viewer may edit its lesson.",
    resolve: (_topic, _args, { viewer }) => may(viewer, "lessons.write"),
  }),
  hasUnpublishedChanges: t.boolean({
    nullable: true,
    description: "Whether its draft has changed since it was published; null unless the viewer is staff.",
    select: { publishedAt: true, draftChangedAt: true },
    resolve: ({ publishedAt, draftChangedAt }, _args, { viewer }) => {
      if (!may(viewer, "lessons.write")) return null;
      return draftChangedAt !== null && (publishedAt === null || draftChangedAt > publishedAt);
    },
  }),
  draftBlocks: t.prismaField({
    type: [TopicBlock],
    description: "The blocks of its draft, in order; null unless the viewer is staff.",
    ...foundRows({
      rows: TopicBlock,
      orderBy: inOrder,
      where: ({ id: topicId }: { id: number }, { viewer }) =>
        may(viewer, "lessons.write") ? { topicId, ...inDraft } : null,
    }),
  }),
  deletedBlocks: t.prismaField({
    type: [TopicBlock],
    description: "The last 50 blocks that were deleted from its draft; null unless the viewer is staff.",
    ...foundRows({
      rows: TopicBlock,
      orderBy: lastDeleted,
      take: 50,
      where: ({ id: topicId }: { id: number }, { viewer }) =>
        may(viewer, "lessons.write") ? { topicId, draftId: null, deletedAt: { not: null } } : null,
    }),
  }),
  differences: t.field({
    type: [LessonDifference],
    nullable: true,
    description: "Differences between its draft and the published lesson; null unless the viewer is staff.",
    resolve: async ({ id: topicId }, _args, { db, viewer }) => {
      if (!may(viewer, "lessons.write")) return null;
      const blocks = await db.topicBlock.findMany({ where: { topicId, deletedAt: null }, orderBy: inOrder });
      return diffLesson(
        blocks.filter(({ draftId }) => draftId === null),
        blocks.filter(({ draftId }) => draftId !== null),
      );
    },
  }),
  completedCount: t.int({
    nullable: true,
    description: "Number of enrolled learners who have completed it; null unless the viewer is staff.",
    resolve: async ({ id }, _args, { loaders, viewer }) =>
      may(viewer, "lessons.write") ? ((await loaders.load(readCompletedCounts, id)) ?? 0) : null,
  }),
  enrolledCount: t.int({
    nullable: true,
    description: "Number of learners enrolled in its course; null unless the viewer is staff.",
    select: { courseId: true },
    resolve: async ({ courseId }, _args, { loaders, viewer }) =>
      may(viewer, "lessons.write") ? ((await loaders.load(readEnrolledCounts, courseId)) ?? 0) : null,
  }),
}));
