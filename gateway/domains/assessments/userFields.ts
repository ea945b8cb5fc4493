import { builder } from "#gateway/graphql/builder";
import { Attempt } from "./Attempt";
import { finishedAt, mayReadAttempt } from "./access";

builder.prismaObjectField("User", "finishedAttempts", (t) =>
  t.relatedConnection("attempts", {
    type: Attempt,
    cursor: "id",
    totalCount: true,
    description:
      "The account's finished attempts, submitted or timed out, latest first. Requires staff or its owner.",
    authScopes: ({ id }, _args, { viewer }) => mayReadAttempt(viewer, { userId: id }),
    query: (_args, { clock }) => ({
      where: finishedAt(clock()),
      orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    }),
  }),
);
