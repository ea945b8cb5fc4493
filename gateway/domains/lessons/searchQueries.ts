import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { expose, nullable, value } from "#gateway/graphql/fields";
import { isStaff } from "#gateway/session/viewer";
import { Topic } from "../courses/Module";
import { accessTo, readLessonFacts } from "./lessonLoaders";
import { type HeadlinePart, splitHeadline, toTextQuery } from "./searchRules";

interface Hit {
  topicId: number;
  /** Null where the name or the summary of the topic was found. */
  blockId: number | null;
  headline: string;
}

const LessonHitPart = builder.objectRef<HeadlinePart>("LessonHitPart").implement({
  description: "A part of a found text.",
  authScopes: { public: true },
  fields: (t) => ({
    ...expose(t, {
      text: value("String", "Plain text."),
      isMatch: value("Boolean", "Whether it is a found word."),
    }),
  }),
});

const LessonHit = builder.objectRef<Hit>("LessonHit").implement({
  description: "A place in a topic or its lesson that a search has found.",
  authScopes: { public: true },
  fields: (t) => ({
    ...expose(t, {
      topicId: value("Int", "The topic's id."),
      blockId: nullable("Int", "The published block's id; null where the topic's name was found."),
    }),
    topic: t.prismaField({
      type: Topic,
      description: "The topic.",
      resolve: (query, { topicId }, _args, { db }) =>
        db.topic.findUniqueOrThrow({ ...query, where: { id: topicId } }),
    }),
    headline: t.field({
      type: [LessonHitPart],
      description: "The text around what was found, in parts.",
      resolve: ({ headline }) => splitHeadline(headline),
    }),
  }),
});

/** Places that are looked at, and places that are returned. */
const limits = { looked: 100, found: 20, text: 100 } as const;

/** The places that a viewer may read; where a topic is known of only, its name. */
async function keepReadable(context: Context, hits: readonly Hit[]): Promise<Hit[]> {
  if (isStaff(context.viewer)) return [...hits];
  const inLessons = hits.flatMap(({ topicId, blockId }) => (blockId === null ? [] : [topicId]));
  const facts = await readLessonFacts(context, [...new Set(inLessons)]);
  return hits.filter(({ topicId, blockId }) => {
    const lesson = facts.get(topicId);
    return blockId === null || (lesson !== undefined && accessTo(context, lesson) === "READ");
  });
}

builder.queryField("searchLessons", (t) =>
  t.field({
    type: [LessonHit],
    description:
      "Finds words in topic names and published lessons that the viewer may read, names first, at most 20 places.",
    authScopes: { public: true },
    args: {
      courseId: t.arg.int({ description: "In this course; in all courses when left out." }),
      text: t.arg.string({
        required: true,
        description: "Words, or their beginnings; at most 100 characters count.",
      }),
    },
    resolve: async (_root, { courseId, text }, context) => {
      const words = toTextQuery(text.slice(0, limits.text));
      if (words === null) return [];
      const isLimited = !isStaff(context.viewer);
      const hits = await context.db.$queryRaw<Hit[]>`
        SELECT "topicId", "blockId", "headline"
        FROM search_lessons(${words}, ${courseId ?? null}::int, ${isLimited}, ${limits.looked}::int)`;
      return (await keepReadable(context, hits)).slice(0, limits.found);
    },
  }),
);
