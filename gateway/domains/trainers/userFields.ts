import { builder } from "#gateway/graphql/builder";
import { isMember, may } from "#gateway/session/viewer";
import { visibleTrainers } from "./access";
import { BatchTrainer } from "./BatchTrainer";

builder.prismaObjectField("User", "teaching", (t) =>
  t.relatedConnection("batchTrainers", {
    type: BatchTrainer,
    cursor: "id",
    totalCount: true,
    description:
      "The courses of batches that the account teaches, latest first. Requires staff or its owner.",
    authScopes: ({ id }, _args, { viewer }) =>
      may(viewer, "batches.read") || (isMember(viewer) && viewer.userId === id),
    query: (_args, { viewer }) => ({
      where: visibleTrainers(viewer),
      orderBy: [{ batchCourse: { startDate: "desc" } }, { id: "desc" }],
    }),
  }),
);
