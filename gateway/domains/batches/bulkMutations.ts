import { rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { bulkLimits, type RefusedRow as RefusedRowShape } from "../lists/bulkContract";
import { RefusedRow } from "../lists/RefusedRow";
import { Batch } from "./Batch";
import { BatchUser, BatchUserStatus } from "./BatchUser";
import { removeUsers, setUserStatuses } from "./bulkCommands";

interface ChangedBatchUsers {
  batchId: number;
  userIds: number[];
  refused: RefusedRowShape[];
}

const ChangedBatchUsersPayload = builder.objectRef<ChangedBatchUsers>("ChangedBatchUsersPayload").implement({
  description: "A batch after a bulk change of its users, and the users that did not change.",
  authScopes: { staff: true },
  fields: (t) => ({
    batch: t.prismaField({
      type: Batch,
      description: "The batch.",
      resolve: (query, { batchId }, _args, { db }) =>
        db.batch.findUniqueOrThrow({ ...query, where: { id: batchId } }),
    }),
    batchUsers: t.prismaField({
      type: [BatchUser],
      description: "Their memberships; none after removal.",
      resolve: (query, { batchId, userIds }, _args, { db }) =>
        db.batchUser.findMany({
          ...query,
          where: { batchId, userId: { in: userIds } },
          orderBy: { id: "asc" },
        }),
    }),
    refused: t.expose("refused", { type: [RefusedRow], description: "The users that did not change." }),
  }),
});

const usersArgument = {
  required: true,
  description: `The ids of users of the batch, at most ${bulkLimits.rows}.`,
} as const;

staffMutation("setBatchUserStatuses", {
  type: ChangedBatchUsersPayload,
  description: "Sets the status of users of a batch in one transaction. Requires staff.",
  args: builder.args((t) => ({
    batchId: t.int(rowId("batch")),
    userIds: t.intList(usersArgument),
    status: t.field({ type: BatchUserStatus, required: true, description: "The new status." }),
  })),
  run: async (context, member, change) => ({
    batchId: change.batchId,
    ...(await setUserStatuses(context, member, change)),
  }),
});

staffMutation("removeUsersFromBatch", {
  type: ChangedBatchUsersPayload,
  description: "Removes users from a batch in one transaction; enrolments and progress stay. Requires staff.",
  args: builder.args((t) => ({ batchId: t.int(rowId("batch")), userIds: t.intList(usersArgument) })),
  run: async (context, member, change) => ({
    batchId: change.batchId,
    ...(await removeUsers(context, member, change)),
  }),
});
