import { optional, required, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { expose, restricted } from "#gateway/graphql/fields";
import { listQuery } from "#gateway/graphql/lists";
import { valueQuery } from "#gateway/graphql/queryFields";
import { Question } from "../courses/Question";
import { inOrder } from "../rules";
import { readBlanks } from "./contract";
import { QuestionLevel } from "./QuestionLevel";
import { QuestionType } from "./QuestionType";

builder.prismaObjectFields("Question", (t) =>
  expose(t, {
    html: restricted("signedIn", "The rendered text below the title; empty without one."),
    pictureAlt: restricted("signedIn", "What its picture shows, in words; empty where that is not said."),
    markdown: restricted(
      ["questions.write", "assessments.write", "assessments.results"],
      "The text below the title, in Markdown. Requires staff.",
    ),
    tags: restricted(
      ["questions.write", "assessments.write", "assessments.results"],
      "What draws find it by. Requires staff.",
    ),
    level: restricted(
      ["questions.write", "assessments.write", "assessments.results"],
      "How hard it is; null where that is not said. Requires staff.",
    ),
    examsOnly: restricted(
      ["questions.write", "assessments.write", "assessments.results"],
      "Whether learners meet it in exams only. Requires staff.",
    ),
    value: restricted(
      ["questions.write", "assessments.write", "assessments.results"],
      "For NUMERIC: the right number. Requires staff.",
    ),
    tolerance: restricted(
      ["questions.write", "assessments.write", "assessments.results"],
      "For NUMERIC: how far an answer may be from it. Requires staff.",
    ),
    pictureId: restricted(
      ["questions.write", "assessments.write", "assessments.results"],
      "The id of its picture; null without one. Requires staff.",
    ),
  }),
);

builder.prismaObjectFields("Question", (t) => ({
  picture: t.relation("picture", {
    nullable: true,
    description: "Its picture; null without one.",
    authScopes: { signedIn: true },
  }),
  matches: t.stringList({
    description: "For MATCHING: what belongs to each option, in order; empty for others. Requires staff.",
    authScopes: { "questions.write": true, "assessments.write": true, "assessments.results": true },
    select: { options: { orderBy: inOrder, select: { match: true } } },
    resolve: ({ options }) => options.flatMap(({ match }) => match ?? []),
  }),
  blanks: t.field({
    type: t.listRef(t.listRef("String")),
    description: "For FILL: for each blank the texts that count as right. Requires staff.",
    authScopes: { "questions.write": true, "assessments.write": true, "assessments.results": true },
    select: { blanks: true },
    resolve: ({ blanks }) => readBlanks(blanks),
  }),
}));

listQuery("questionBank", {
  type: Question,
  description: "The questions of a course that meet filters, in order. Requires staff.",
  readers: ["questions.write", "assessments.write", "assessments.results"],
  args: toArgs({
    courseId: required("Int", "The course."),
    search: optional("String", "Part of the title."),
    moduleId: optional("Int", "Those of this module."),
    tag: optional("String", "Those with this tag."),
    level: optional(QuestionLevel, "Those of this level."),
    type: optional(QuestionType, "Those of this type."),
  }),
  where: ({ courseId, search, moduleId, tag, level, type }) => ({
    courseId,
    ...(search?.trim() ? { title: { contains: search.trim(), mode: "insensitive" as const } } : {}),
    ...(moduleId ? { moduleId } : {}),
    ...(tag ? { tags: { has: tag } } : {}),
    ...(level ? { level } : {}),
    ...(type ? { type } : {}),
  }),
  orderBy: [{ moduleId: "asc" }, { displayOrder: "asc" }, { id: "asc" }],
});

valueQuery("questionTags", {
  type: ["String"],
  description: "The tags of the questions of a course, in the order of the alphabet. Requires staff.",
  readers: ["questions.write", "assessments.write", "assessments.results"],
  args: toArgs({ courseId: required("Int", "The course.") }),
  resolve: async ({ courseId }, { db }) => {
    const rows = await db.question.findMany({ where: { courseId }, select: { tags: true } });
    return [...new Set(rows.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other));
  },
});
