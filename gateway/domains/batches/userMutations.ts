import { rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { Batch } from "./Batch";
import { BatchUser, BatchUserStatus } from "./BatchUser";
import { assignUsers, removeUser, setUserStatus } from "./userCommands";

const AssignedUsers = builder
  .objectRef<{ batchId: number; userIds: number[] }>("AssignedUsersPayload")
  .implement({
    description: "A batch and its new users.",
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
        description: "The new memberships; not those of users who were in it already.",
        resolve: (query, { batchId, userIds }, _args, { db }) =>
          db.batchUser.findMany({
            ...query,
            where: { batchId, userId: { in: userIds } },
            orderBy: { id: "asc" },
          }),
      }),
    }),
  });

const ChangedBatchUser = builder
  .objectRef<{ batchId: number; userId: number }>("ChangedBatchUserPayload")
  .implement({
    description: "A changed membership.",
    authScopes: { staff: true },
    fields: (t) => ({
      batchUser: t.prismaField({
        type: BatchUser,
        description: "The membership.",
        resolve: (query, { batchId, userId }, _args, { db }) =>
          db.batchUser.findFirstOrThrow({ ...query, where: { batchId, userId } }),
      }),
    }),
  });

const RemovedBatchUser = builder
  .objectRef<{ batchId: number; deletedId: number }>("RemovedBatchUserPayload")
  .implement({
    description: "A deleted membership.",
    authScopes: { staff: true },
    fields: (t) => ({
      deletedId: t.exposeInt("deletedId", { description: "The former id." }),
      deletedNodeId: t.globalID({
        description: "The id that it had, for a client's store.",
        resolve: ({ deletedId }) => ({ id: deletedId, type: "BatchUser" }),
      }),
      batch: t.prismaField({
        type: Batch,
        description: "The batch, without the user.",
        resolve: (query, { batchId }, _args, { db }) =>
          db.batch.findUniqueOrThrow({ ...query, where: { id: batchId } }),
      }),
    }),
  });

const userNumber = { required: true, description: "The id of a user of the batch." } as const;

staffMutation("assignUsersToBatch", {
  type: AssignedUsers,
  description:
    "Adds users of type U to a batch, at most 500 at once, and enrols them in its courses. Requires staff.",
  args: builder.args((t) => ({
    batchId: t.int(rowId("batch")),
    userIds: t.intList({ required: true, description: "The users' ids." }),
  })),
  run: async (context, member, { batchId, userIds }) => ({
    batchId,
    userIds: await assignUsers(context, member, { batchId, userIds }),
  }),
});

staffMutation("removeUserFromBatch", {
  type: RemovedBatchUser,
  description: "Removes a user from a batch; enrolments and progress stay. Requires staff.",
  args: builder.args((t) => ({ batchId: t.int(rowId("batch")), userId: t.int(userNumber) })),
  run: async (context, member, { batchId, userId }) => ({
    batchId,
    deletedId: await removeUser(context, member, { batchId, userId }),
  }),
});

staffMutation("setBatchUserStatus", {
  type: ChangedBatchUser,
  description: "Sets the status of a user in a batch. Requires staff.",
  args: builder.args((t) => ({
    batchId: t.int(rowId("batch")),
    userId: t.int(userNumber),
    status: t.field({ type: BatchUserStatus, required: true, description: "The new status." }),
  })),
  run: setUserStatus,
});
