import { required, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { describedEnum } from "#gateway/graphql/enums";
import { findQuery } from "#gateway/graphql/queryFields";
import { nodeType, rowType } from "#gateway/graphql/types";
import { isMember } from "#gateway/session/viewer";
import { mayReadAccount, visibleUsers } from "./access";
import type { userTypeLabels } from "./contract";

export const UserType = describedEnum<keyof typeof userTypeLabels>("UserType", "The type of an account.", {
  E: "Employee: staff or trainer.",
  U: "User: learner or customer.",
});

const Role = rowType("Role", {
  description: "A named role of the organization.",
  readers: "public",
  columns: {
    name: "Such as ADMIN.",
  },
});

/** Only the account itself and staff; a mutation that has checked a password or code grants it as well. */
const ownOrStaff = ({ id }: { id: number }, _args: object, { viewer }: Context) =>
  mayReadAccount(viewer, id) || { $granted: "ownAccount" };

export const User = nodeType("User", {
  description:
    "An account of the organization. Users see their own; staff see all. The name is visible wherever the account is.",
  visible: visibleUsers,
  readers: "public",
  select: { id: true },
  columns: {
    databaseId: "The id, used in addresses and arguments.",
    name: "The name as people write it.",
    userType: "Employee or user.",
  },
  fields: (t) => ({
    avatarUrl: t.exposeString("avatarUrl", {
      nullable: true,
      description: "The address of the picture; null shows initials. Requires a sign-in.",
      authScopes: { $any: { signedIn: true, $granted: "ownAccount" } },
    }),
    username: t.exposeString("username", {
      description: "Lower-case; unique in the organization.",
      authScopes: ownOrStaff,
    }),
    email: t.exposeString("email", {
      description: "Lower-case; unique in the organization.",
      authScopes: ownOrStaff,
    }),
    careerTrack: t.exposeString("careerTrack", {
      nullable: true,
      description: "The specialization category that the learner follows; null or ALL follows every one.",
      authScopes: ownOrStaff,
    }),
    emailVerified: t.exposeBoolean("emailVerified", {
      description: "Whether the address was confirmed.",
      authScopes: ownOrStaff,
    }),
    active: t.exposeBoolean("active", {
      description: "Whether the account may sign in.",
      authScopes: ownOrStaff,
    }),
    entersByLinkOnly: t.boolean({
      description: "Whether the account has no password yet, so that only sign-in links work.",
      authScopes: ownOrStaff,
      select: { passwordHash: true },
      resolve: ({ passwordHash }) => passwordHash === null,
    }),
    tenantId: t.exposeInt("organizationId", { description: "The organization's id." }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When the account was created.",
      authScopes: ownOrStaff,
    }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      description: "When it last changed.",
      authScopes: ownOrStaff,
    }),
    roles: t.field({
      type: [Role],
      description: "The roles, by name.",
      authScopes: ownOrStaff,
      select: { roles: { select: { role: true }, orderBy: { role: { name: "asc" } } } },
      resolve: (user) => user.roles.map(({ role }) => role),
    }),
    roleNames: t.stringList({
      description: "The roles' names, sorted.",
      authScopes: ownOrStaff,
      select: { roles: { select: { role: { select: { name: true } } } } },
      resolve: (user) => user.roles.map(({ role }) => role.name).sort(),
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.prismaField({
    type: User,
    nullable: true,
    description: "The signed-in account; null for a visitor.",
    authScopes: { public: true },
    resolve: (query, _root, _args, { viewer, db }) =>
      isMember(viewer) ? db.user.findUnique({ ...query, where: { id: viewer.userId } }) : null,
  }),
);

builder.queryField("me", (t) =>
  t.prismaField({
    type: User,
    description: "The signed-in account. A visitor gets UNAUTHENTICATED.",
    authScopes: { signedIn: true },
    resolve: (query, _root, _args, { viewer, db }) =>
      db.user.findUniqueOrThrow({ ...query, where: { id: isMember(viewer) ? viewer.userId : -1 } }),
  }),
);

findQuery("userByUsername", {
  type: User,
  description: "An account by its username, ignoring case; null when there is none that the viewer may see.",
  readers: "signedIn",
  args: toArgs({ username: required("String", "The username.") }),
  where: ({ username }, { viewer }) => ({
    AND: [{ username: username.toLowerCase() }, visibleUsers(viewer)],
  }),
});
