import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { isSet } from "#gateway/graphql/fromColumn";
import { renderedFrom } from "#gateway/graphql/renderedFrom";
import { nodeType } from "#gateway/graphql/types";
import { isMember, type Viewer } from "#gateway/session/viewer";
import { mayReadAllLessons, moderatesAll, shownAnswers, visibleAnswers, visibleQuestions } from "./access";
import { readModeratedQuestions } from "./discussionLoaders";
import { mayDiscuss, readLessonFacts } from "./lessonLoaders";

const isOwn = (viewer: Viewer, userId: number) => isMember(viewer) && viewer.userId === userId;
const html = { description: "The text as safe HTML.", ...renderedFrom("markdown", "html") } as const;
const author = { user: { select: { name: true, userType: true, avatarUrl: true } } } as const;

interface Authored {
  user: { name: string; avatarUrl: string | null };
}

const authorName = { select: author, resolve: ({ user }: Authored) => user.name } as const;
const authorAvatarUrl = {
  nullable: true,
  description: "URL of the author's picture; null shows initials.",
  select: author,
  resolve: ({ user }: Authored) => user.avatarUrl,
} as const;
const ofViewer = {
  select: { userId: true },
  resolve: ({ userId }: { userId: number }, _args: object, { viewer }: Context) => isOwn(viewer, userId),
} as const;

const mayReadPosts = async (topicId: number, context: Context): Promise<boolean> =>
  moderatesAll(context.viewer) ||
  mayReadAllLessons(context.viewer) ||
  mayDiscuss(context, await context.loaders.load(readLessonFacts, topicId));

const postColumns = {
  databaseId: "The id, used in arguments.",
  markdown: "The text as written.",
  hiddenReason: "The reason why staff hid it from learners; null while it is visible.",
} as const;

export const TopicAnswer = nodeType("TopicAnswer", {
  description: "An answer to a question under a lesson. Visible to staff and learners of the course.",
  visible: visibleAnswers,
  select: { id: true, question: { select: { topicId: true } } },
  readers: ({ question: { topicId } }, context) => mayReadPosts(topicId, context),
  columns: {
    ...postColumns,
    createdAt: "When it was written.",
  },
  fields: (t) => ({
    html: t.string(html),
    authorName: t.string({ description: "Name of its author.", ...authorName }),
    authorAvatarUrl: t.string(authorAvatarUrl),
    isByStaff: t.boolean({
      description: "Whether staff wrote it.",
      select: author,
      resolve: ({ user }) => user.userType === "E",
    }),
    isOwn: t.boolean({ description: "Whether the viewer wrote it.", ...ofViewer }),
    isAccepted: t.boolean({
      description: "Whether it is the accepted answer.",
      select: { question: { select: { acceptedId: true } } },
      resolve: ({ id, question }) => question.acceptedId === id,
    }),
  }),
});

export const TopicQuestion = nodeType("TopicQuestion", {
  description: "A question asked under a lesson. Visible to staff and learners of the course.",
  visible: visibleQuestions,
  select: { id: true, topicId: true },
  readers: ({ topicId }, context) => mayReadPosts(topicId, context),
  columns: {
    ...postColumns,
    createdAt: "When it was asked.",
  },
  relations: {
    topic: "The topic of the lesson.",
  },
  fields: (t) => ({
    html: t.string(html),
    authorAvatarUrl: t.string(authorAvatarUrl),
    authorName: t.string({ description: "Name of the person who asked.", ...authorName }),
    isOwn: t.boolean({ description: "Whether the viewer asked.", ...ofViewer }),
    canAccept: t.boolean({
      description: "Whether the viewer may accept an answer.",
      select: { id: true, userId: true },
      resolve: async ({ id, userId }, _args, { viewer, loaders }) =>
        isOwn(viewer, userId) || (await loaders.load(readModeratedQuestions, id)) !== undefined,
    }),
    isAnswered: t.boolean({
      description: "Whether an answer was accepted.",
      ...isSet("acceptedId"),
    }),
    answers: t.relation("answers", {
      type: TopicAnswer,
      description:
        "Its answers, first to last, at most 200; hidden ones for moderators of the course and their authors only.",
      query: (_args, { viewer }) => ({ where: shownAnswers(viewer), orderBy: { id: "asc" }, take: 200 }),
    }),
  }),
});

builder.prismaObjectField("Topic", "questions", (t) =>
  t.prismaConnection({
    type: TopicQuestion,
    cursor: "id",
    description:
      "Questions asked under its lesson, latest first; empty for those who are neither staff nor learners of the course.",
    args: { unansweredOnly: t.arg.boolean({ description: "Only those without an accepted answer." }) },
    totalCount: async ({ id: topicId }, { unansweredOnly }, context) => {
      const facts = await context.loaders.load(readLessonFacts, topicId);
      if (!mayDiscuss(context, facts)) return 0;
      return context.db.topicQuestion.count({ where: asked(topicId, unansweredOnly, context.viewer) });
    },
    resolve: async (query, { id: topicId }, { unansweredOnly }, context) => {
      const facts = await context.loaders.load(readLessonFacts, topicId);
      if (!mayDiscuss(context, facts)) return [];
      const where = asked(topicId, unansweredOnly, context.viewer);
      return context.db.topicQuestion.findMany({ ...query, where, orderBy: { id: "desc" } });
    },
  }),
);

const asked = (topicId: number, unansweredOnly: boolean | null | undefined, viewer: Viewer) => ({
  AND: [{ topicId }, visibleQuestions(viewer), unansweredOnly ? { acceptedId: null } : {}],
});
