import type { BusEvents } from "#gateway/bus/events";
import { rowId, toArgs } from "#gateway/graphql/arguments";
import { keyedBy, viewerDependent } from "#gateway/graphql/live";
import { liveValue } from "#gateway/graphql/liveFields";
import { valueType } from "#gateway/graphql/types";
import { isMember } from "#gateway/session/viewer";
import { Attempt } from "./Attempt";
import { AttemptQuestion } from "./AttemptQuestion";

type Change = BusEvents["attemptChanged"];

const AttemptChange = valueType<Change>("AttemptChange", {
  description: "A change of an attempt: an answer, or its end.",
  readers: "signedIn",
  rows: {
    attempt: { type: Attempt, id: "attemptId", description: "The attempt." },
    question: {
      type: AttemptQuestion,
      nullable: true,
      description: "The answered question; null if the attempt has ended.",
      where: ({ attemptId, questionId: id }) => (id === null ? null : { id, attemptId }),
    },
  },
});

liveValue("attemptChanged", {
  type: AttemptChange,
  description: "Subscribes to the viewer's attempt: each answer, from any window, and its end.",
  readers: "signedIn",
  extensions: viewerDependent,
  args: toArgs({ attemptId: rowId("attempt") }),
  topics: ["attemptChanged"],
  filter: keyedBy("attemptId"),
  authorize: async ({ attemptId }, { db, viewer }) =>
    isMember(viewer) && (await db.attempt.count({ where: { id: attemptId, userId: viewer.userId } })) > 0,
  resolve: (event) => event,
});
