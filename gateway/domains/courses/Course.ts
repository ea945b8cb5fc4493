import { builder, nodeNumber } from "#gateway/graphql/builder";
import { Category } from "../categories/Category";
import { User } from "../users/User";
import { mayReadCourse, visibleCourses } from "./access";
import type { levels, publishStatuses } from "./contract";
import { Module } from "./Module";
import { Question } from "./Question";
import { readReviewFigures } from "./reviewAggregates";

export const PublishStatus = builder.enumType("PublishStatus", {
  description: "Whether learners and visitors see it.",
  values: {
    DRAFT: { description: "Staff only." },
    PUBLISHED: { description: "Everybody." },
  } satisfies Record<(typeof publishStatuses)[number], object>,
});

export const Level = builder.enumType("Level", {
  description: "How much a course expects of its learners.",
  values: { BEGINNER: {}, INTERMEDIATE: {}, ADVANCED: {} } satisfies Record<(typeof levels)[number], object>,
});

export const Course = builder.prismaNode("Course", {
  description: "A course of the catalogue. Drafts are shown to staff only.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), AND: visibleCourses(viewer) }),
  select: { id: true, status: true },
  authScopes: (course, { viewer }) => mayReadCourse(viewer, course),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that addresses and arguments use." }),
    code: t.exposeString("code", {
      description: "At most 10 characters; the course's address in the catalogue.",
    }),
    title: t.exposeString("title", { description: "At most 100 characters." }),
    description: t.exposeString("description", { description: "At most 500 characters." }),
    status: t.expose("status", { type: PublishStatus, description: "Whether learners see it." }),
    price: t.exposeInt("price", { nullable: true, description: "Whole rupees; null or 0 is free." }),
    isFree: t.boolean({
      description: "Whether a learner can enrol without paying.",
      select: { price: true },
      resolve: ({ price }) => !price,
    }),
    duration: t.exposeInt("duration", { description: "Minutes." }),
    level: t.expose("level", { type: Level, description: "How much it expects." }),
    imageUrl: t.exposeString("imageUrl", {
      nullable: true,
      description: "The picture; null has the client draw a cover.",
    }),
    authorName: t.exposeString("authorName", { nullable: true, description: "Who wrote it." }),
    objectives: t.exposeStringList("objectives", {
      description: "What a learner can do afterwards, in order.",
    }),
    publishedAt: t.expose("publishedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last published.",
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
    categoryId: t.exposeInt("categoryId", { description: "The number of its category." }),
    category: t.relation("category", { type: Category, description: "Its subject area." }),
    trainer: t.relation("trainer", {
      type: User,
      nullable: true,
      description: "Who teaches it; null when nobody is named.",
    }),
    trainerId: t.exposeInt("trainerId", {
      nullable: true,
      description: "The id of who teaches it; null when nobody is named.",
    }),
    trainerName: t.string({
      nullable: true,
      description: "The name of who teaches it.",
      select: { trainer: { select: { name: true } } },
      resolve: ({ trainer }) => trainer?.name ?? null,
    }),
    rating: t.float({
      nullable: true,
      description: "The mean of the reviews' stars, 1 to 5, to one decimal; null without reviews.",
      resolve: async ({ id }, _args, { loaders }) =>
        (await loaders.load(readReviewFigures, id))?.rating ?? null,
    }),
    reviewCount: t.int({
      description: "How many learners have reviewed it.",
      resolve: async ({ id }, _args, { loaders }) =>
        (await loaders.load(readReviewFigures, id))?.reviews ?? 0,
    }),
    modules: t.relation("modules", {
      type: Module,
      description: "Its modules, in order.",
      query: { orderBy: [{ displayOrder: "asc" }, { id: "asc" }] },
    }),
    moduleCount: t.relationCount("modules", { description: "How many modules it has." }),
    topicCount: t.relationCount("topics", { description: "How many topics it has." }),
    generalQuestions: t.relation("questions", {
      type: Question,
      description: "The questions of the course as a whole, in no module. Signed-in viewers only.",
      authScopes: { signedIn: true },
      query: { where: { moduleId: null }, orderBy: [{ displayOrder: "asc" }, { id: "asc" }] },
    }),
  }),
});
