import { builder, nodeNumber } from "#gateway/graphql/builder";
import { contextMax } from "#gateway/graphql/pages";
import { User } from "../users/User";
import { visibleBatchUsers } from "./access";
import { Batch } from "./Batch";
import type { BatchUserSort as BatchUserSortName, BatchUserStatus as BatchUserStatusName } from "./contract";
import { batchUserFilter, batchUserOrder } from "./rules";

export const BatchUserStatus = builder.enumType("BatchUserStatus", {
  description: "The status of a user in a batch.",
  values: {
    ACTIVE: { description: "Takes part." },
    COMPLETED: { description: "Has finished it." },
    DROPPED: { description: "Has left it, and no longer sees it." },
  } satisfies Record<BatchUserStatusName, object>,
});

export const BatchUser = builder.prismaNode("BatchUser", {
  description: "A user's membership in a batch. Staff see all, users their own.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), AND: visibleBatchUsers(viewer) }),
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The membership's id; arguments name the user." }),
    status: t.expose("status", { type: BatchUserStatus, description: "The status." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Since when." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
    user: t.relation("user", { type: User, description: "The user." }),
    batch: t.relation("batch", { type: Batch, description: "The batch." }),
  }),
});

const BatchUserSort = builder.enumType("BatchUserSort", {
  description: "The order of a batch's users.",
  values: {
    NAME: { description: "By name." },
    EMAIL: { description: "By email address." },
    STATUS: { description: "By status, then by name." },
  } satisfies Record<BatchUserSortName, object>,
});

builder.prismaObjectField(Batch, "users", (t) =>
  t.relatedConnection("users", {
    type: BatchUser,
    cursor: "id",
    maxSize: contextMax,
    totalCount: true,
    description: "Its users. Requires staff.",
    authScopes: { staff: true },
    args: {
      search: t.arg.string({ description: "Words that the name, username or address must contain." }),
      status: t.arg({ type: BatchUserStatus, description: "Users of this status only." }),
      sort: t.arg({ type: BatchUserSort, defaultValue: "NAME", description: "The order." }),
      reversed: t.arg.boolean({ description: "Whether the order is reversed." }),
    },
    query: (args) => ({
      where: batchUserFilter(args),
      orderBy: batchUserOrder(args.sort ?? "NAME", args.reversed ?? false),
    }),
  }),
);
