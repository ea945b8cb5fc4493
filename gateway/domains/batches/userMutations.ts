import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
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

const batchNumber = { required: true, description: "The batch's id." } as const;
const userNumber = { required: true, description: "The id of a user of the batch." } as const;

builder.mutationField("assignUsersToBatch", (t) =>
  t.field({
    type: AssignedUsers,
    description:
      "Adds users of type U to a batch, at most 500 at once, and enrols them in its courses. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("AssignUsersToBatch"),
    args: {
      batchId: t.arg.int(batchNumber),
      userIds: t.arg.intList({ required: true, description: "The users' ids." }),
    },
    resolve: async (_root, { batchId, userIds }, context) => ({
      batchId,
      userIds: await assignUsers(context, requireMember(context.viewer), { batchId, userIds }),
    }),
  }),
);

builder.mutationField("removeUserFromBatch", (t) =>
  t.field({
    type: RemovedBatchUser,
    description: "Removes a user from a batch; enrolments and progress stay. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("RemoveUserFromBatch"),
    args: { batchId: t.arg.int(batchNumber), userId: t.arg.int(userNumber) },
    resolve: async (_root, { batchId, userId }, context) => ({
      batchId,
      deletedId: await removeUser(context, requireMember(context.viewer), { batchId, userId }),
    }),
  }),
);

builder.mutationField("setBatchUserStatus", (t) =>
  t.field({
    type: ChangedBatchUser,
    description: "Sets the status of a user in a batch. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("SetBatchUserStatus"),
    args: {
      batchId: t.arg.int(batchNumber),
      userId: t.arg.int(userNumber),
      status: t.arg({ type: BatchUserStatus, required: true, description: "The new status." }),
    },
    resolve: async (_root, { batchId, userId, status }, context) => {
      await setUserStatus(context, requireMember(context.viewer), { batchId, userId, status });
      return { batchId, userId };
    },
  }),
);
