import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { expose } from "#gateway/graphql/fields";
import { ownRow } from "#gateway/graphql/ownRow";
import { rowType } from "#gateway/graphql/types";
import { Course } from "../courses/Course";
import { Module, Topic } from "../courses/Module";
import type {
  LessonAccess as Access,
  TopicCompletion as Completion,
  TopicOpening as Opening,
} from "./contract";
import { accessTo, type LessonFacts, mayDiscuss, mayRead, readLessonFacts } from "./lessonLoaders";
import { opensOn } from "./rules";
import { grantBlocks, TopicBlock } from "./TopicBlock";

export const TopicCompletion = describedEnum<Completion>(
  "TopicCompletion",
  "The action that completes a topic.",
  {
    MANUAL: "The learner marks it complete.",
    VIEWED: "Every block was on screen.",
    WATCHED: "At least `threshold` percent of the uploaded videos were watched.",
    ANSWERED: "Every question was checked once, right or wrong.",
  },
);

export const TopicOpening = describedEnum<Opening>("TopicOpening", "When a topic opens to learners.", {
  ALWAYS: "At once.",
  IN_ORDER: "When the topic before it is completed.",
  WITH_PLAN:
    "For members of a batch, on the day for which it is planned or on which it was completed, whichever is earlier; for others at once.",
});

const LessonAccess = describedEnum<Access>("LessonAccess", "Whether the viewer may read a lesson.", {
  READ: "It is open.",
  NOT_OPEN: "It opens later; `opening` and `opensOn` say when.",
  ENROL: "It requires an enrolment.",
  SIGN_IN: "It requires a sign-in.",
});

const TopicNote = rowType("TopicNote", {
  description: "The viewer's private notes on a topic.",
  readers: "signedIn",
  columns: {
    markdown: "At most 50,000 characters.",
    updatedAt: "When they were last saved.",
  },
});

/** The settings that a topic of a course and one of a curriculum share. */
export const settingColumns = {
  summary: "At most 300 characters; may be empty.",
  minutes: "Minutes it takes; 0 is unknown.",
  completion: "The action that completes it.",
  threshold: "For WATCHED: the percentage of the videos that must be watched.",
  opening: "When it opens to learners.",
};

/** Fields of a topic's settings. */
builder.prismaObjectFields("Topic", (t) => ({
  ...expose(t, {
    version: "Counts the changes of its settings and its draft.",
    publishedAt: "When its lesson was last published; null before that.",
    isPreview: "Whether everyone who sees the course may read its lesson.",
    ...settingColumns,
  }),
  course: t.relation("course", { type: Course, description: "Its course." }),
  module: t.relation("module", { type: Module, description: "Its module." }),
}));

const published = {
  where: { draftId: { not: null } },
  orderBy: [{ displayOrder: "asc" as const }, { id: "asc" as const }],
};

/** Fields of a lesson that depend on the viewer. */
builder.prismaObjectFields("Topic", (t) => ({
  access: t.field({
    type: LessonAccess,
    description: "Whether the viewer may read its lesson, or the reason why not.",
    resolve: async ({ id }, _args, context) => {
      const facts = await context.loaders.load(readLessonFacts, id);
      return facts ? accessTo(context, facts) : "ENROL";
    },
  }),
  isOpen: t.boolean({
    description: "Whether the viewer may read its lesson.",
    resolve: ({ id }, _args, context) => mayRead(context, id),
  }),
  canDiscuss: t.boolean({
    description: "Whether the viewer may ask and answer under its lesson: staff, and learners of the course.",
    resolve: async ({ id }, _args, context) =>
      mayDiscuss(context, await context.loaders.load(readLessonFacts, id)),
  }),
  opensOn: t.field({
    type: "Date",
    nullable: true,
    description: "The day on which it opens to the viewer by a batch's plan; null if no day is known.",
    resolve: async ({ id }, _args, { loaders }) => {
      const facts = await loaders.load(readLessonFacts, id);
      return facts ? opensOn(facts) : null;
    },
  }),
  hasLesson: t.boolean({
    description: "Whether it has published blocks.",
    select: { _count: { select: { blocks: { where: published.where } } } },
    resolve: ({ _count }) => _count.blocks > 0,
  }),
  blocks: t.field({
    type: [TopicBlock],
    description: "The lesson as it was last published, in order; empty for those who may not read it.",
    select: (_args, _context, nestedSelection) => ({ blocks: nestedSelection(published) }),
    resolve: async ({ id, blocks }, _args, context) =>
      (await mayRead(context, id)) ? grantBlocks(blocks) : [],
  }),
  note: t.field({
    type: TopicNote,
    description: "The viewer's private notes on it; null without any.",
    ...ownRow("notes"),
  }),
}));

/** The topic before or after another one in the order of the course. */
const neighbour = (side: "previous" | "next", pick: (facts: LessonFacts) => number | null) =>
  builder.prismaObjectField("Topic", side, (t) =>
    t.prismaField({
      type: Topic,
      nullable: true,
      description: `The topic ${side === "next" ? "after" : "before"} it in the order of the course; null at the end.`,
      resolve: async (query, { id }, _args, { db, loaders }) => {
        const facts = await loaders.load(readLessonFacts, id);
        const neighbourId = facts && pick(facts);
        return neighbourId ? db.topic.findUnique({ ...query, where: { id: neighbourId } }) : null;
      },
    }),
  );
neighbour("previous", ({ previousId }) => previousId);
neighbour("next", ({ nextId }) => nextId);
