import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { reachingCourse } from "#gateway/graphql/reach";
import { relatedColumn } from "#gateway/graphql/relatedColumn";
import { nodeType } from "#gateway/graphql/types";
import { aggregate } from "#gateway/reading/aggregates";
import { courseRightNames } from "../rightsContract";
import { inOrder } from "../rules";
import { shownQuestions, visibleCourses } from "./access";
import type { levelLabels, publishStatuses } from "./contract";
import { mayReadCourse } from "./courseLoaders";
import { Question } from "./Question";
import { reviewAggregates } from "./reviewAggregates";

export const PublishStatus = describedEnum<(typeof publishStatuses)[number]>(
  "PublishStatus",
  "Whether learners and visitors see it.",
  {
    DRAFT: "Requires staff.",
    PUBLISHED: "Everyone.",
  },
);

export const Level = builder.enumType("Level", {
  description: "The level of a course.",
  values: { BEGINNER: {}, INTERMEDIATE: {}, ADVANCED: {} } satisfies Record<keyof typeof levelLabels, object>,
});

export const Course = nodeType("Course", {
  description: "A course of the catalogue. Drafts are visible to staff only.",
  visible: visibleCourses,
  select: { id: true, status: true },
  readers: (course, context) => mayReadCourse(context, course),
  columns: {
    code: "At most 10 characters; identifies the course in catalogue URLs.",
    title: "At most 100 characters.",
    description: "At most 500 characters.",
    status: "Whether learners see it.",
    price: "Whole rupees; null or 0 for free.",
    duration: "Minutes.",
    level: "The level.",
    imageUrl: "URL of the picture; null shows a generated cover.",
    authorName: "The author.",
    objectives: "The learning objectives, in order.",
    publishedAt: "When it was last published.",
    updatedAt: "When it last changed.",
    categoryId: "The category's id.",
    trainerId: "The trainer's id; null without a trainer.",
  },
  relations: {
    category: "Its subject area.",
    trainer: "The trainer; null without a trainer.",
    modules: { description: "Its modules, in order.", orderBy: inOrder },
  },
  fields: (t) => ({
    reachedRights: t.stringList({
      description:
        "The names of the viewer's rights for courses that hold for this one, such as lessons.write: all of them, or those for what the viewer teaches if it is taught. Empty for learners.",
      resolve: async (course, args, context) => {
        const reached = await Promise.all(
          courseRightNames.map(
            async (right) => (await reachingCourse(right)(course, args, context)) && right,
          ),
        );
        return reached.filter((right) => right !== false);
      },
    }),
    isFree: t.boolean({
      description: "Whether a learner can enrol without paying.",
      select: { price: true },
      resolve: ({ price }) => !price,
    }),
    trainerName: t.string({
      nullable: true,
      description: "The trainer's name.",
      ...relatedColumn("trainer", "name"),
    }),
    rating: t.float({
      nullable: true,
      description: "Average stars of the reviews, 1 to 5, to one decimal; null without reviews.",
      ...aggregate<number | null>(reviewAggregates, "rating", null),
    }),
    reviewCount: t.int({
      description: "Number of learners who have reviewed it.",
      ...aggregate(reviewAggregates, "reviews", 0),
    }),
    learnerCount: t.relationCount("enrolments", {
      description: "Number of people enrolled in it. Requires staff.",
      authScopes: { staff: true },
    }),
    canListLearners: t.boolean({
      description: "Whether the list of users shows the viewer all people enrolled in it.",
      resolve: reachingCourse("users.read"),
    }),
    moduleCount: t.relationCount("modules", { description: "Number of modules." }),
    topicCount: t.relationCount("topics", { description: "Number of topics." }),
    generalQuestions: t.relation("questions", {
      type: Question,
      description: "Questions about the course as a whole, outside its modules. Requires a sign-in.",
      authScopes: { signedIn: true },
      query: (_args, { viewer }) => ({
        where: { moduleId: null, AND: shownQuestions(viewer) },
        orderBy: inOrder,
      }),
    }),
  }),
});
