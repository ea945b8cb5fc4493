import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { contextMax } from "#gateway/graphql/pages";
import { rowQuery } from "#gateway/graphql/queryFields";
import { roleNames, type UserSort as UserSortName, userListLimits } from "./contract";
import { userFilter, userOrder } from "./rules";
import { User, UserType } from "./User";

const UserSort = describedEnum<UserSortName>("UserSort", "The order of the list of users.", {
  NAME: "By name.",
  USERNAME: "By username.",
  EMAIL: "By email address.",
  TYPE: "Employees first, then by name.",
  VERIFIED: "Unverified addresses first, then by name.",
  ACTIVE: "Inactive accounts first, then by name.",
  UPDATED: "The last changed first.",
  CREATED: "As they were made, the first first.",
});

const filterArguments = builder.args((t) => ({
  search: t.string({
    description: "Words that name, username or address must contain; at most 100 characters count.",
  }),
  userType: t.field({ type: UserType, description: "Accounts of this type only." }),
  role: t.string({ description: "Accounts that have the role of this name only." }),
  verified: t.boolean({ description: "Accounts with, or without, a confirmed address only." }),
  active: t.boolean({ description: "Accounts that may, or may not, sign in only." }),
  ids: t.intList({ description: "Only the accounts with these ids." }),
}));

const toWhere = ({ search, ...filter }: Parameters<typeof userFilter>[0]) =>
  userFilter({ ...filter, search: search?.slice(0, userListLimits.search) });

builder.queryField("users", (t) =>
  t.prismaConnection({
    type: User,
    cursor: "id",
    maxSize: contextMax,
    defaultSize: userListLimits.page,
    description: "The accounts of the organization. Requires staff.",
    authScopes: { staff: true },
    args: {
      ...filterArguments,
      sort: t.arg({ type: UserSort, defaultValue: "NAME", description: "The order." }),
      reversed: t.arg.boolean({ description: "Whether the order is reversed." }),
    },
    totalCount: (_root, args, { db }) => db.user.count({ where: toWhere(args) }),
    resolve: (query, _root, args, { db }) =>
      db.user.findMany({
        ...query,
        where: toWhere(args),
        orderBy: userOrder(args.sort ?? "NAME", args.reversed ?? false),
      }),
  }),
);

rowQuery("user", {
  type: User,
  row: "account",
  description: "An account by id; null when there is none. Requires staff.",
  authScopes: { staff: true },
});

builder.queryField("roleNames", (t) =>
  t.stringList({
    description:
      "The names of the roles that an account can have: ADMIN, TRAINER, LEARNER and the organization's own, sorted. Requires staff.",
    authScopes: { staff: true },
    resolve: async (_root, _args, { db }) => {
      const roles = await db.role.findMany({ select: { name: true } });
      return [...new Set([...Object.values(roleNames), ...roles.map(({ name }) => name)])].sort();
    },
  }),
);
