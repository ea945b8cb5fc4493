import type { Prisma } from "#gateway/database/generated/prisma/client";
import { optional, required, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import { dayMs } from "../durationContract";
import { ReviewQueueFilter } from "../submissions/ReviewQueueFilter";
import { answerFilter } from "../submissions/rules";
import { finishedBy, markedAnswers } from "./access";
import { MarkedAnswerType } from "./MarkedAnswer";
import { type MarkedAnswer, readMarkedAnswers } from "./resultLoaders";
import { resultLimits } from "./resultsContract";

interface EssayQueue {
  where: Prisma.AttemptQuestionWhereInput;
  take: number;
  answers: MarkedAnswer[];
}

const readers = ["assessments.results", "submissions.mark"] as const;

const EssayQueueType = valueType<EssayQueue>("EssayQueue", {
  description: "The essays and files of assessments in the review queue. Requires staff.",
  readers,
  values: {
    answers: value([MarkedAnswerType], "The answers, oldest first, at most `first`."),
  },
  fields: (t) => ({
    totalCount: t.int({
      description: "Number of answers to mark.",
      resolve: ({ where, take, answers }, _args, { db, viewer, clock }) =>
        answers.length < take
          ? answers.length
          : db.attemptQuestion.count({ where: { AND: [markedAnswers(viewer, clock()), where] } }),
    }),
  }),
});

valueQuery("essayQueue", {
  type: EssayQueueType,
  description:
    "The essays and files of assessments that wait for a mark, in addition to `reviewQueue`. Requires staff; trainers see those of their courses.",
  readers,
  args: toArgs({
    filter: optional(ReviewQueueFilter, "Filters the answers."),
    first: required("Int", `Number of answers to return, at most ${resultLimits.queue}.`, 30),
  }),
  resolve: async ({ filter, first }, { db, viewer, clock }) => {
    const take = Math.min(Math.max(first, 1), resultLimits.queue);
    const { state, batchId, courseId, assignmentId, givenId, olderThanDays } = filter ?? {};
    const now = clock();
    const where: Prisma.AttemptQuestionWhereInput = {
      ...answerFilter(state ?? "WAITING", requireMember(viewer).userId, now),
      attempt: {
        ...(courseId && { assessment: { courseId } }),
        ...(batchId && { user: { batchUsers: { some: { batchId, status: { not: "DROPPED" } } } } }),
        ...(olderThanDays && finishedBy(new Date(now.getTime() - olderThanDays * dayMs))),
      },
      ...((assignmentId || givenId) && { id: -1 }),
    };
    const orderBy = [{ answeredAt: "asc" as const }, { id: "asc" as const }];
    return { where, take, answers: await readMarkedAnswers(db, { viewer, now, where, orderBy, take }) };
  },
});
