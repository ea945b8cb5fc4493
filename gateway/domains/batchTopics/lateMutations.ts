import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { bulkLimits } from "../lists/bulkContract";
import { RefusedRow } from "../lists/RefusedRow";
import { completeLateTopics, type LateOutcome, replanLateTopics } from "./lateCommands";

const ChangedLateTopics = builder.objectRef<LateOutcome>("ChangedLateTopicsPayload").implement({
  description: "The changed late topics, and those that did not change.",
  authScopes: { staff: true },
  fields: (t) => ({
    changedIds: t.exposeIntList("changedIds", { description: "The ids of the rows that were changed." }),
    refused: t.expose("refused", { type: [RefusedRow], description: "The rows that did not change." }),
  }),
});

const rowIds = {
  required: true,
  description: `The databaseIds of rows of lateTopics, at most ${bulkLimits.rows}.`,
} as const;

builder.mutationField("completeLateTopics", (t) =>
  t.field({
    type: ChangedLateTopics,
    description:
      "Completes late topics of any batches in one transaction, within the dates of their courses. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("CompleteLateTopics"),
    args: {
      ids: t.arg.intList(rowIds),
      completedDate: t.arg.string({
        description: "The day of completion, YYYY-MM-DD, at most today; today if null.",
      }),
    },
    resolve: (_root, change, context) => completeLateTopics(context, requireMember(context.viewer), change),
  }),
);

builder.mutationField("replanLateTopics", (t) =>
  t.field({
    type: ChangedLateTopics,
    description:
      "Reschedules late topics of any batches in one transaction, within the dates of their courses. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("ReplanLateTopics"),
    args: {
      ids: t.arg.intList(rowIds),
      plannedDate: t.arg.string({
        description:
          "The new date of all of them, YYYY-MM-DD; null plans each for the next class days of its batch.",
      }),
    },
    resolve: (_root, change, context) => replanLateTopics(context, requireMember(context.viewer), change),
  }),
);
