import type { Prisma } from "#gateway/database/generated/prisma/client";
import { builder, nodeNumber } from "#gateway/graphql/builder";
import { QuestionType } from "../questions/QuestionType";
import { visibleAttempts } from "./access";
import { getFinishedAt, isAnswered, isRight } from "./rules";

const times = { select: { submittedAt: true, dueAt: true } } as const;
const inOrder = [{ displayOrder: "asc" }, { id: "asc" }] as const;

// Ordered like the shown options, so that one read serves both.
const answer = {
  type: true,
  acceptedAnswers: true,
  answerText: true,
  options: { orderBy: [...inOrder], select: { isCorrect: true, isChosen: true } },
} satisfies Prisma.AttemptQuestionSelect;

const AttemptOption = builder.prismaObject("AttemptOption", {
  description: "An option of an attempt's question. Visible with its attempt.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The option's id." }),
    text: t.exposeString("text", { description: "The option's text." }),
    isChosen: t.exposeBoolean("isChosen", { description: "Whether the learner has chosen it." }),
    isCorrect: t.boolean({
      nullable: true,
      description: "Whether it is right; null until the attempt has ended.",
      select: { isCorrect: true, question: { select: { attempt: times } } },
      resolve: ({ isCorrect, question }, _args, { clock }) =>
        getFinishedAt(question.attempt, clock()) ? isCorrect : null,
    }),
  }),
});

export const AttemptQuestion = builder.prismaNode("AttemptQuestion", {
  description: "A question of an attempt. Correctness is visible once the attempt has ended.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), attempt: visibleAttempts(viewer) }),
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id, used when answering." }),
    title: t.exposeString("title", { description: "The question." }),
    type: t.expose("type", { type: QuestionType, description: "The question type." }),
    displayOrder: t.exposeInt("displayOrder", { description: "Its position, from 1." }),
    options: t.relation("options", {
      type: AttemptOption,
      description: "The options, in order; empty for a short text.",
      query: { orderBy: [...inOrder] },
    }),
    answerText: t.exposeString("answerText", {
      nullable: true,
      description: "The written text; null without an answer.",
    }),
    isAnswered: t.boolean({
      description: "Whether it has an answer.",
      select: answer,
      resolve: (question) => isAnswered(question),
    }),
    isRight: t.boolean({
      nullable: true,
      description: "Whether the answer is right; null until the attempt has ended.",
      select: { ...answer, attempt: times },
      resolve: (question, _args, { clock }) =>
        getFinishedAt(question.attempt, clock()) ? isRight(question) : null,
    }),
    acceptedAnswers: t.stringList({
      nullable: true,
      description: "The texts that count as right; null until the attempt has ended.",
      select: { acceptedAnswers: true, attempt: times },
      resolve: ({ acceptedAnswers, attempt }, _args, { clock }) =>
        getFinishedAt(attempt, clock()) ? acceptedAnswers : null,
    }),
    explanation: t.string({
      nullable: true,
      description: "The explanation; null without one, and until the attempt has ended.",
      select: { explanation: true, attempt: times },
      resolve: ({ explanation, attempt }, _args, { clock }) =>
        getFinishedAt(attempt, clock()) ? explanation : null,
    }),
  }),
});
