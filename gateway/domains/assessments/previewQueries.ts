import { randomInt } from "node:crypto";
import type { Prisma } from "#gateway/database/generated/prisma/client";
import { rowId, toArgs } from "#gateway/graphql/arguments";
import { nullable, value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { fileAddress } from "../files/contract";
import { QuestionType } from "../questions/QuestionType";
import { examRights, managedAssessments, resultAssessments } from "./access";
import { listMatches } from "./answerRules";
import { isShuffled } from "./attemptRules";
import { contentColumns, readPool, toFixedQuestions } from "./contentLoaders";
import { countBlanks, type PickedQuestion, pickQuestions } from "./drawRules";

interface Picture {
  url: string;
  width: number | null;
  height: number | null;
}

type Previewed = PickedQuestion & { picture: Picture | null };

const PreviewPicture = valueType<Picture>("PreviewPicture", {
  description: "The picture of a question in a preview.",
  readers: examRights,
  values: {
    url: value("String", "Its address."),
    width: nullable("Int", "The width in pixels."),
    height: nullable("Int", "The height in pixels."),
  },
});

const PreviewQuestion = valueType<Previewed>("PreviewQuestion", {
  description: "A question as a learner would see it, without its right answers.",
  readers: examRights,
  values: {
    title: value("String", "The question. In FILL, `[[1]]` is the place of the first blank."),
    type: value(QuestionType, "The question type."),
    html: value("String", "The rendered text below the title; empty without one."),
    section: value("String", "The heading above it; empty without one."),
    pictureAlt: value("String", "Text alternative for its picture."),
    picture: nullable(PreviewPicture, "Its picture; null without one."),
  },
  fields: (t) => ({
    maxMarks: t.float({ description: "Marks for a right answer.", resolve: ({ marks }) => marks }),
    options: t.stringList({
      description: "The texts of the options, in the order of a sample attempt.",
      resolve: ({ options }) => options.map(({ text }) => text),
    }),
    matches: t.stringList({
      description: "In MATCHING: the texts to choose from, in alphabetical order; empty for others.",
      resolve: ({ type, options }) => (type === "MATCHING" ? listMatches(options) : []),
    }),
    blankCount: t.int({ description: "In FILL: number of blanks in the title.", resolve: countBlanks }),
  }),
});

valueQuery("assessmentPreview", {
  type: [PreviewQuestion],
  nullable: true,
  description:
    "The questions that one attempt at an assessment would ask, drawn at random for each request. Null for an assessment that the viewer neither writes nor sees the results of. Requires staff.",
  readers: examRights,
  args: toArgs({ assessmentId: rowId("assessment") }),
  resolve: async ({ assessmentId }, { db, viewer }) => {
    const select = { courseId: true, shuffle: true, kind: true, ...contentColumns } as const;
    const findIn = (AND: Prisma.AssessmentWhereInput) =>
      db.assessment.findFirst({ where: { id: assessmentId, AND }, select });
    const found = (await findIn(managedAssessments(viewer))) ?? (await findIn(resultAssessments(viewer)));
    if (!found) return null;
    const pool = await readPool(db, found);
    const content = { ...found, questions: toFixedQuestions(found), pool, shuffle: isShuffled(found, false) };
    const picked = pickQuestions(content, randomInt);
    const files = await db.file.findMany({
      where: { id: { in: picked.flatMap(({ pictureId }) => pictureId ?? []) } },
      select: { id: true, name: true, width: true, height: true },
    });
    const pictures = new Map(
      files.map((file) => [file.id, { url: fileAddress(file), width: file.width, height: file.height }]),
    );
    return picked.map((question) => ({
      ...question,
      picture: pictures.get(question.pictureId ?? 0) ?? null,
    }));
  },
});
