import { rowId, toArgs } from "#gateway/graphql/arguments";
import { nullable, value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { isMember } from "#gateway/session/viewer";
import { fileAddress } from "../files/contract";
import { FileKind } from "../files/File";
import { getFinishedAt } from "./attemptRules";
import { type MarkedAnswer, readMarkingQueue } from "./resultLoaders";

const MarkChangeType = valueType<MarkedAnswer["markChanges"][number]>("MarkChange", {
  description: "A change of a mark.",
  readers: "assessments.results",
  values: {
    before: nullable("Float", "The mark before the change; null without one."),
    after: nullable("Float", "The mark after the change."),
    byName: value("String", "Name of the person who changed it."),
    at: value("DateTime", "When."),
  },
});

type Picture = NonNullable<MarkedAnswer["picture"]>;
const QuestionPicture = valueType<Picture>("QuestionPicture", {
  description: "The picture of a question that is marked.",
  readers: "assessments.results",
  values: {
    width: nullable("Int", "Its width in pixels; null if unknown."),
    height: nullable("Int", "Its height in pixels; null if unknown."),
  },
  fields: (t) => ({
    url: t.string({ description: "Its address.", resolve: (file) => fileAddress(file) }),
  }),
});

export const MarkedAnswerType = valueType<MarkedAnswer>("MarkedAnswer", {
  description: "An essay or a file that a person marks.",
  readers: "assessments.results",
  values: {
    title: value("String", "The question."),
    html: value("String", "The rendered text below it."),
    pictureAlt: value("String", "Text alternative for its picture; empty if there is none."),
    answerText: nullable("String", "The essay."),
    marks: nullable("Float", "The mark; null until it is marked."),
    maxMarks: value("Float", "The full marks."),
    feedback: value("String", "Feedback on the answer."),
    markChanges: value([MarkChangeType], "The history of its mark, oldest first."),
  },
  fields: (t) => ({
    id: t.id({ description: "For a client's store.", resolve: ({ id }) => `MarkedAnswer:${id}` }),
    picture: t.field({
      type: QuestionPicture,
      nullable: true,
      description: "Its picture; null without one.",
      resolve: ({ picture }) => picture,
    }),
    questionId: t.exposeInt("id", { description: "The id to mark it by." }),
    learnerName: t.string({ description: "The learner.", resolve: ({ attempt }) => attempt.user.name }),
    assessmentId: t.int({
      description: "The assessment's id.",
      resolve: ({ attempt }) => attempt.assessmentId,
    }),
    assessmentTitle: t.string({
      description: "The title of the assessment.",
      resolve: ({ attempt }) => attempt.assessment.title,
    }),
    courseTitle: t.string({
      description: "Its course.",
      resolve: ({ attempt }) => attempt.assessment.course.title,
    }),
    waitingSince: t.field({
      type: "DateTime",
      description: "When its attempt ended, from which it waits.",
      resolve: ({ attempt }, _args, { clock }) => getFinishedAt(attempt, clock()) ?? clock(),
    }),
    reviewerName: t.string({
      nullable: true,
      description: "Name of the person who is marking it; null while it is free.",
      resolve: ({ reviewerId, reviewerName, reservedUntil }, _args, { clock }) =>
        reviewerId !== null && reservedUntil && reservedUntil > clock() ? reviewerName : null,
    }),
    isMine: t.boolean({
      description: "Whether the viewer is marking it.",
      resolve: ({ reviewerId, reservedUntil }, _args, { viewer, clock }) =>
        isMember(viewer) && reviewerId === viewer.userId && reservedUntil !== null && reservedUntil > clock(),
    }),
    fileKind: t.field({
      type: FileKind,
      nullable: true,
      description: "The kind of the file.",
      resolve: ({ answerFile }) => answerFile?.kind ?? null,
    }),
    fileName: t.string({
      nullable: true,
      description: "The name of the file.",
      resolve: ({ answerFile }) => answerFile?.name ?? null,
    }),
    fileUrl: t.string({
      nullable: true,
      description: "URL of the file.",
      resolve: ({ answerFile }) => (answerFile ? fileAddress(answerFile) : null),
    }),
  }),
});

valueQuery("markingQueue", {
  type: [MarkedAnswerType],
  description: "Essays and files of finished attempts, by attempt; at most 500. Requires staff.",
  readers: "assessments.results",
  args: toArgs({ assessmentId: rowId("assessment") }),
  resolve: ({ assessmentId }, { db, viewer, clock }) =>
    readMarkingQueue(db, { assessmentId, viewer, now: clock() }),
});
