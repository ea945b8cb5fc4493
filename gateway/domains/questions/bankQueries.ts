import { optional, required, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { expose, restricted } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { listQuery } from "#gateway/graphql/lists";
import { valueQuery } from "#gateway/graphql/queryFields";
import { reaching } from "#gateway/graphql/reach";
import { renderedFrom } from "#gateway/graphql/renderedFrom";
import { answeredQuestions, examRights } from "../courses/access";
import { Question } from "../courses/Question";
import { compareNames } from "../foldContract";
import { holdingText, inOrder } from "../rules";
import { readBlanks } from "./contract";
import { QuestionLevel } from "./QuestionLevel";
import { QuestionType } from "./QuestionType";

const seesAnswers = reaching(examRights);
const forStaff = (description: string) => restricted(seesAnswers, description);

builder.prismaObjectFields("Question", (t) =>
  expose(t, {
    pictureAlt: restricted("signedIn", "Text alternative for its picture; empty if there is none."),
    markdown: forStaff("The text below the title, in Markdown. Requires staff."),
    tags: forStaff("Tags by which draws find it. Requires staff."),
    level: forStaff("Difficulty of the question; null if none is set. Requires staff."),
    examsOnly: forStaff("Whether learners see it in exams only. Requires staff."),
    value: forStaff("For NUMERIC: the right number. Requires staff."),
    tolerance: forStaff("For NUMERIC: how far an answer may be from it. Requires staff."),
    pictureId: forStaff("The id of its picture; null without one. Requires staff."),
  }),
);

builder.prismaObjectFields("Question", (t) => ({
  html: t.string({
    description: "The rendered text below the title; empty without one.",
    authScopes: { signedIn: true },
    ...renderedFrom("markdown", "html"),
  }),
  picture: t.relation("picture", {
    nullable: true,
    description: "Its picture; null without one.",
    authScopes: { signedIn: true },
  }),
  matches: t.stringList({
    description: "For MATCHING: the match of each option, in order; empty for others. Requires staff.",
    authScopes: seesAnswers,
    select: { options: { orderBy: inOrder, select: { match: true } } },
    resolve: ({ options }) => options.flatMap(({ match }) => match ?? []),
  }),
  blanks: t.field({
    type: t.listRef(t.listRef("String")),
    description: "For FILL: for each blank the texts that count as right. Requires staff.",
    authScopes: seesAnswers,
    ...fromColumn("blanks", readBlanks),
  }),
}));

listQuery("questionBank", {
  type: Question,
  description: "The questions of a course that match the filters, in order. Requires staff.",
  readers: examRights,
  visible: answeredQuestions,
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
    ...holdingText(search),
    ...(moduleId ? { moduleId } : {}),
    ...(tag ? { tags: { has: tag } } : {}),
    ...(level ? { level } : {}),
    ...(type ? { type } : {}),
  }),
  orderBy: [{ moduleId: "asc" }, { displayOrder: "asc" }, { id: "asc" }],
});

valueQuery("questionTags", {
  type: ["String"],
  description: "The tags of the questions of a course, in alphabetical order. Requires staff.",
  readers: examRights,
  args: toArgs({ courseId: required("Int", "The course.") }),
  resolve: async ({ courseId }, { db, viewer }) => {
    const where = { courseId, AND: answeredQuestions(viewer) };
    const rows = await db.question.findMany({ where, select: { tags: true } });
    return [...new Set(rows.flatMap(({ tags }) => tags))].sort(compareNames);
  },
});
