import { builder } from "#gateway/graphql/builder";
import { userFilter } from "../users/rules";
import { User } from "../users/User";
import { Batch } from "./Batch";
import { batchLimits } from "./contract";

const assignable = (batchId: number, search: string | null | undefined) => ({
  AND: [
    { userType: "U" as const, active: true, batchUsers: { none: { batchId } } },
    userFilter({ search: search?.slice(0, batchLimits.search) }),
  ],
});

builder.prismaObjectField(Batch, "assignableUsers", (t) =>
  t.prismaConnection({
    type: User,
    cursor: "id",
    description:
      "The users that can be added: active accounts of type U that are not in it, by name. Requires staff.",
    authScopes: { staff: true },
    args: { search: t.arg.string({ description: "Words that the name, username or address must contain." }) },
    totalCount: ({ id }, { search }, { db }) => db.user.count({ where: assignable(id, search) }),
    resolve: (query, { id }, { search }, { db }) =>
      db.user.findMany({
        ...query,
        where: assignable(id, search),
        orderBy: [{ name: "asc" }, { id: "asc" }],
      }),
  }),
);
