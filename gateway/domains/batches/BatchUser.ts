import { optional, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { listPage, sortArguments } from "#gateway/graphql/lists";
import { contextMax } from "#gateway/graphql/pages";
import { nodeType } from "#gateway/graphql/types";
import { visibleBatchUsers } from "./access";
import { Batch } from "./Batch";
import type { BatchUserSort as BatchUserSortName, BatchUserStatus as BatchUserStatusName } from "./contract";
import { batchUserFilter, batchUserOrder } from "./rules";

export const BatchUserStatus = describedEnum<BatchUserStatusName>(
  "BatchUserStatus",
  "The status of a user in a batch.",
  {
    ACTIVE: "Takes part.",
    COMPLETED: "Has finished it.",
    DROPPED: "Has left it, and no longer sees it.",
  },
);

export const BatchUser = nodeType("BatchUser", {
  description: "A user's membership in a batch. Staff see all, users their own.",
  visible: visibleBatchUsers,
  readers: "signedIn",
  columns: {
    databaseId: "The membership's id; arguments name the user.",
    status: "The status.",
    createdAt: "Since when.",
    updatedAt: "When it last changed.",
  },
  relations: {
    user: "The user.",
    batch: "The batch.",
  },
});

const BatchUserSort = describedEnum<BatchUserSortName>("BatchUserSort", "The order of a batch's users.", {
  NAME: "By name.",
  EMAIL: "By email address.",
  STATUS: "By status, then by name.",
});

builder.prismaObjectField(Batch, "users", (t) =>
  t.relatedConnection(
    "users",
    {
      type: BatchUser,
      cursor: "id",
      maxSize: contextMax,
      totalCount: true,
      description: "Its users. Requires staff.",
      authScopes: { "batches.read": true },
      args: {
        ...sortArguments(BatchUserSort, "NAME"),
        ...toArgs({
          search: optional("String", "Words that the name, username or address must contain."),
          status: optional(BatchUserStatus, "Users of this status only."),
          participants: optional(
            "Boolean",
            "True for users who were not dropped, as `noOfParticipants` counts.",
          ),
        }),
      },
      query: (args) => ({
        where: batchUserFilter(args),
        orderBy: batchUserOrder(args.sort ?? "NAME", args.reversed ?? false),
      }),
    },
    listPage,
  ),
);

interface UsersOfBatch {
  batchId: number;
  userIds: readonly number[];
}

/** The memberships that a payload names by its batch and users. */
export const ofUsers = (description: string) => ({
  type: BatchUser,
  description,
  where: ({ batchId, userIds }: UsersOfBatch) => ({ batchId, userId: { in: [...userIds] } }),
  many: true as const,
});
