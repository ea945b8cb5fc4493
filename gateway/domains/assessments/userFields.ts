import { builder } from "#gateway/graphql/builder";
import { getUserId, may } from "#gateway/session/viewer";
import { mayReadAccount } from "../users/metLoaders";
import { Attempt } from "./Attempt";
import { finishedBy, mayReadAttempt, visibleAttempts } from "./access";

builder.prismaObjectField("User", "finishedAttempts", (t) =>
  t.relatedConnection("attempts", {
    type: Attempt,
    cursor: "id",
    totalCount: true,
    description:
      "The account's finished attempts, submitted or timed out, latest first: all for the account's owner, for staff those whose results they may see.",
    authScopes: ({ id }, _args, { viewer }) => mayReadAttempt(viewer, { userId: id }),
    query: (_args, { clock, viewer }) => ({
      where: { AND: [finishedBy(clock()), visibleAttempts(viewer)] },
      orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    }),
  }),
);

builder.prismaObjectField("User", "extraTimePercent", (t) =>
  t.exposeInt("extraTimePercent", {
    description:
      "Extra time for the person in every exam, in percent of its minutes. Requires users.manage, assessments.results or the account's owner.",
    authScopes: async (user, _args, context) => {
      const { viewer } = context;
      if (may(viewer, "users.manage") || getUserId(viewer) === user.id) return true;
      return may(viewer, "assessments.results") && mayReadAccount(context, user);
    },
  }),
);
