import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { Context } from "#gateway/graphql/context";
import { nodeType, rowType } from "#gateway/graphql/types";
import { inOrder } from "../rules";
import { visibleAttempts } from "./access";
import { getFinishedAt, isAnswered, isRight } from "./rules";

type Times = Parameters<typeof getFinishedAt>[0];
const times = { select: { submittedAt: true, dueAt: true } } as const;

/** What is known once the attempt has ended; null before that. */
const onceEnded = <Value>(attempt: Times, { clock }: Context, value: Value) =>
  getFinishedAt(attempt, clock()) ? value : null;

// Ordered like the shown options, so that one read serves both.
const answer = {
  type: true,
  acceptedAnswers: true,
  answerText: true,
  options: { orderBy: inOrder, select: { isCorrect: true, isChosen: true } },
} satisfies Prisma.AttemptQuestionSelect;

rowType("AttemptOption", {
  description: "An option of an attempt's question. Visible with its attempt.",
  readers: "signedIn",
  columns: {
    databaseId: "The option's id.",
    text: "The option's text.",
    isChosen: "Whether the learner has chosen it.",
  },
  fields: (t) => ({
    isCorrect: t.boolean({
      nullable: true,
      description: "Whether it is right; null until the attempt has ended.",
      select: { isCorrect: true, question: { select: { attempt: times } } },
      resolve: ({ isCorrect, question }, _args, context) => onceEnded(question.attempt, context, isCorrect),
    }),
  }),
});

export const AttemptQuestion = nodeType("AttemptQuestion", {
  description: "A question of an attempt. Correctness is visible once the attempt has ended.",
  visible: (viewer) => ({ attempt: visibleAttempts(viewer) }),
  readers: "signedIn",
  columns: {
    databaseId: "The id, used when answering.",
    title: "The question.",
    type: "The question type.",
    displayOrder: "Its position, from 1.",
    answerText: "The written text; null without an answer.",
  },
  relations: {
    options: { description: "The options, in order; empty for a short text.", orderBy: inOrder },
  },
  fields: (t) => ({
    isAnswered: t.boolean({
      description: "Whether it has an answer.",
      select: answer,
      resolve: (question) => isAnswered(question),
    }),
    isRight: t.boolean({
      nullable: true,
      description: "Whether the answer is right; null until the attempt has ended.",
      select: { ...answer, attempt: times },
      resolve: (question, _args, context) => onceEnded(question.attempt, context, isRight(question)),
    }),
    acceptedAnswers: t.stringList({
      nullable: true,
      description: "The texts that count as right; null until the attempt has ended.",
      select: { acceptedAnswers: true, attempt: times },
      resolve: ({ acceptedAnswers, attempt }, _args, context) => onceEnded(attempt, context, acceptedAnswers),
    }),
    explanation: t.string({
      nullable: true,
      description: "The explanation; null without one, and until the attempt has ended.",
      select: { explanation: true, attempt: times },
      resolve: ({ explanation, attempt }, _args, context) => onceEnded(attempt, context, explanation),
    }),
  }),
});
