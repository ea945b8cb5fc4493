import type { BusEvents } from "#gateway/bus/events";
import { rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { live, viewerDependent } from "#gateway/graphql/live";
import { valueType } from "#gateway/graphql/types";
import { isMember } from "#gateway/session/viewer";
import { Attempt } from "./Attempt";
import { AttemptQuestion } from "./AttemptQuestion";

type Change = BusEvents["attemptChanged"];

const AttemptChange = valueType<Change>("AttemptChange", {
  description: "A change of an attempt: an answer, or its end.",
  readers: "signedIn",
  fields: (t) => ({
    attempt: t.prismaField({
      type: Attempt,
      description: "The attempt.",
      resolve: (query, { attemptId }, _args, { db }) =>
        db.attempt.findUniqueOrThrow({ ...query, where: { id: attemptId } }),
    }),
    question: t.prismaField({
      type: AttemptQuestion,
      nullable: true,
      description: "The answered question; null when the attempt has ended.",
      resolve: (query, { attemptId, questionId }, _args, { db }) =>
        questionId === null
          ? null
          : db.attemptQuestion.findFirst({ ...query, where: { id: questionId, attemptId } }),
    }),
  }),
});

builder.subscriptionField("attemptChanged", (t) =>
  t.field({
    type: AttemptChange,
    description: "Subscribes to the viewer's attempt: each answer, in whatever window, and its end.",
    authScopes: { signedIn: true },
    extensions: viewerDependent,
    args: toArgs({ attemptId: rowId("attempt") }),
    subscribe: live<"attemptChanged", { attemptId: number }>({
      topics: ["attemptChanged"],
      channelKey: {
        eventKeys: ({ attemptId }) => [attemptId],
        subscriberKeys: ({ attemptId }) => [attemptId],
      },
      authorize: async ({ attemptId }, { db, viewer }) =>
        isMember(viewer) && (await db.attempt.count({ where: { id: attemptId, userId: viewer.userId } })) > 0,
    }),
    resolve: (event: Change) => event,
  }),
);
