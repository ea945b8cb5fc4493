import { required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { commandPayload, deletedPayload } from "#gateway/graphql/payloads";
import { Batch } from "./Batch";
import { BatchUser, BatchUserStatus, ofUsers } from "./BatchUser";
import { assignUsers, type Removed, removeUser, setUserStatus } from "./userCommands";

const AssignedUsers = commandPayload<{ batchId: number; userIds: number[] }>("AssignedUsersPayload", {
  description: "A batch and its new users.",
  rows: {
    batch: { type: Batch, id: "batchId", description: "The batch." },
    batchUsers: ofUsers("The new memberships, without those of users who were in it already."),
  },
});

const ChangedBatchUser = commandPayload<{ batchId: number; userId: number }>("ChangedBatchUserPayload", {
  description: "A changed membership.",
  rows: {
    batchUser: {
      type: BatchUser,
      description: "The membership.",
      where: ({ batchId, userId }) => ({ batchId, userId }),
    },
  },
});

const RemovedBatchUser = deletedPayload<Removed>({
  type: "BatchUser",
  name: "RemovedBatchUserPayload",
  description: "A deleted membership.",
  rows: { batch: { type: Batch, id: "batchId", description: "The batch, without the user." } },
});

const userNumber = required("Int", "The id of a user of the batch.");

staffMutation("assignUsersToBatch", {
  right: "batches.write",
  type: AssignedUsers,
  description:
    "Adds users of type U to a batch, at most 500 at once, and enrols them in its courses. Requires staff.",
  args: toArgs({ batchId: rowId("batch"), userIds: required(["Int"], "The users' ids.") }),
  run: assignUsers,
});

staffMutation("removeUserFromBatch", {
  right: "batches.write",
  type: RemovedBatchUser,
  description: "Removes a user from a batch; enrolments and progress stay. Requires staff.",
  args: toArgs({ batchId: rowId("batch"), userId: userNumber }),
  run: removeUser,
});

staffMutation("setBatchUserStatus", {
  right: "batches.write",
  type: ChangedBatchUser,
  description: "Sets the status of a user in a batch. Requires staff.",
  args: toArgs({
    batchId: rowId("batch"),
    userId: userNumber,
    status: required(BatchUserStatus, "The new status."),
  }),
  run: setUserStatus,
});
