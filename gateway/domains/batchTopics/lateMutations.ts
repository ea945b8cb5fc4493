import { optional, required, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { undoablePayloads } from "#gateway/graphql/payloads";
import { valueType } from "#gateway/graphql/types";
import { bulkLimits } from "../lists/bulkContract";
import { RefusedRow } from "../lists/RefusedRow";
import { completeLateTopics, type LateOutcome, replanLateTopics } from "./lateCommands";

const ChangedLateTopics = valueType<LateOutcome>("ChangedLateTopicsPayload", {
  description: "The changed late topics, and those that did not change.",
  readers: "batches.plan",
  values: {
    changedIds: value(["Int"], "The ids of the changed rows."),
    refused: value([RefusedRow], "The rows that did not change."),
  },
});

undoablePayloads.push(ChangedLateTopics);

const rowIds = required(["Int"], `The databaseIds of rows of lateTopics, at most ${bulkLimits.rows}.`);

/** The batches of the rows. */
const inBatchesWith = ({ ids }: { ids: number[] }) => ({
  courses: { some: { topics: { some: { id: { in: ids.slice(0, bulkLimits.rows) } } } } },
});

staffMutation("completeLateTopics", {
  right: "batches.plan",
  inBatch: inBatchesWith,
  type: ChangedLateTopics,
  description:
    "Completes late topics of any batches in one transaction, within the dates of their courses. Requires staff.",
  args: toArgs({
    ids: rowIds,
    completedDate: optional("String", "The day of completion, YYYY-MM-DD, at most today; today if null."),
  }),
  run: completeLateTopics,
});

staffMutation("replanLateTopics", {
  right: "batches.plan",
  inBatch: inBatchesWith,
  type: ChangedLateTopics,
  description:
    "Reschedules late topics of any batches in one transaction, within the dates of their courses. Requires staff.",
  args: toArgs({
    ids: rowIds,
    plannedDate: optional(
      "String",
      "The new date for all of them, YYYY-MM-DD; null plans each for the next class days of its batch.",
    ),
  }),
  run: replanLateTopics,
});
