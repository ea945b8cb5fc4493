import { required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { bulkLimits, type RefusedRow as RefusedRowShape } from "../lists/bulkContract";
import { bulkPayload } from "../lists/RefusedRow";
import { Batch } from "./Batch";
import { BatchUserStatus, ofUsers } from "./BatchUser";
import { removeUsers, setUserStatuses } from "./bulkCommands";

interface ChangedBatchUsers {
  batchId: number;
  userIds: number[];
  refused: RefusedRowShape[];
}

const ChangedBatchUsersPayload = bulkPayload<ChangedBatchUsers>("ChangedBatchUsersPayload", {
  description: "A batch after a bulk change of its users, and the users that did not change.",
  rows: {
    batch: { type: Batch, id: "batchId", description: "The batch." },
    batchUsers: ofUsers("Their memberships; none after a removal."),
  },
  refused: "The users that did not change.",
});

const usersArgument = required(["Int"], `The ids of users of the batch, at most ${bulkLimits.rows}.`);

staffMutation("setBatchUserStatuses", {
  right: "batches.write",
  type: ChangedBatchUsersPayload,
  description: "Sets the status of users of a batch in one transaction. Requires staff.",
  args: toArgs({
    batchId: rowId("batch"),
    userIds: usersArgument,
    status: required(BatchUserStatus, "The new status."),
  }),
  run: async (context, member, change) => ({
    batchId: change.batchId,
    ...(await setUserStatuses(context, member, change)),
  }),
});

staffMutation("removeUsersFromBatch", {
  right: "batches.write",
  type: ChangedBatchUsersPayload,
  description: "Removes users from a batch in one transaction; enrolments and progress stay. Requires staff.",
  args: toArgs({ batchId: rowId("batch"), userIds: usersArgument }),
  run: async (context, member, change) => ({
    batchId: change.batchId,
    ...(await removeUsers(context, member, change)),
  }),
});
