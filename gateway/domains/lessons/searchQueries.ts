import { optional, required, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { nullable, value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { mayAll } from "#gateway/session/viewer";
import { Topic } from "../courses/Module";
import { mayReadAllLessons } from "./access";
import { accessTo, readLessonFacts } from "./lessonLoaders";
import { type HeadlinePart, toHeadline, toTextQuery } from "./searchRules";

interface Hit {
  topicId: number;
  /** Null if the name or the summary of the topic was found. */
  blockId: number | null;
  headline: string;
  /** The text that was searched for. */
  searched: string;
}

const LessonHitPart = valueType<HeadlinePart>("LessonHitPart", {
  description: "A part of a search result's text.",
  readers: "public",
  values: {
    text: value("String", "Plain text."),
    isMatch: value("Boolean", "Whether it matches a searched word."),
  },
});

const LessonHit = valueType<Hit>("LessonHit", {
  description: "A search result in a topic or its lesson.",
  readers: "public",
  values: {
    topicId: value("Int", "The topic's id."),
    blockId: nullable("Int", "The published block's id; null if the topic's name matches."),
  },
  rows: { topic: { type: Topic, id: "topicId", description: "The topic." } },
  fields: (t) => ({
    headline: t.field({
      type: [LessonHitPart],
      description: "The text around the match, in parts.",
      resolve: ({ headline, searched }) => toHeadline(headline, searched),
    }),
  }),
});

/** Places that are searched, and places that are returned. */
const limits = { looked: 100, found: 20, text: 100 } as const;

/** The places that a viewer may read; for a topic whose lesson they may not read, its name. */
async function keepReadable(context: Context, hits: readonly Hit[]): Promise<Hit[]> {
  if (mayReadAllLessons(context.viewer)) return [...hits];
  const inLessons = hits.flatMap(({ topicId, blockId }) => (blockId === null ? [] : [topicId]));
  const facts = await readLessonFacts(context, [...new Set(inLessons)]);
  return hits.filter(({ topicId, blockId }) => {
    const lesson = facts.get(topicId);
    return blockId === null || (lesson !== undefined && accessTo(context, lesson) === "READ");
  });
}

valueQuery("searchLessons", {
  type: [LessonHit],
  description:
    "Searches the topic names and published lessons that the viewer may read, names first; at most 20 results.",
  readers: "public",
  args: toArgs({
    courseId: optional("Int", "Only in this course; in all courses when left out."),
    text: required("String", "Words, or their beginnings; the first 100 characters count."),
  }),
  resolve: async ({ courseId, text }, context) => {
    const words = toTextQuery(text.slice(0, limits.text));
    if (words === null) return [];
    const isLimited = !mayAll(context.viewer, "courses.read");
    const hits = await context.db.$queryRaw<Omit<Hit, "searched">[]>`
        SELECT "topicId", "blockId", "headline"
        FROM search_lessons(${words}, ${courseId ?? null}::int, ${isLimited}, ${limits.looked}::int)`;
    const found = hits.map((hit) => ({ ...hit, searched: text }));
    return (await keepReadable(context, found)).slice(0, limits.found);
  },
});
