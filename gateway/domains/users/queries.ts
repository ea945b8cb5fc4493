import { builder } from "#gateway/graphql/builder";
import { contextMax } from "#gateway/graphql/pages";
import { roleNames, type UserSort as UserSortName, userListLimits } from "./contract";
import { userFilter, userOrder } from "./rules";
import { User, UserType } from "./User";

const UserSort = builder.enumType("UserSort", {
  description: "The order of the list of users.",
  values: {
    NAME: { description: "By name." },
    USERNAME: { description: "By username." },
    EMAIL: { description: "By email address." },
    TYPE: { description: "Employees first, then by name." },
    VERIFIED: { description: "Unverified addresses first, then by name." },
    ACTIVE: { description: "Inactive accounts first, then by name." },
    UPDATED: { description: "The last changed first." },
    CREATED: { description: "As they were made, the first first." },
  } satisfies Record<UserSortName, object>,
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

builder.queryField("user", (t) =>
  t.prismaField({
    type: User,
    nullable: true,
    description: "An account by id; null when there is none. Requires staff.",
    authScopes: { staff: true },
    args: { databaseId: t.arg.int({ required: true, description: "The account's id." }) },
    resolve: (query, _root, { databaseId }, { db }) =>
      db.user.findUnique({ ...query, where: { id: databaseId } }),
  }),
);

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
