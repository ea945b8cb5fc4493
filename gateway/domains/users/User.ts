import { required, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { describedEnum } from "#gateway/graphql/enums";
import { renamed, restricted } from "#gateway/graphql/fields";
import { findQuery } from "#gateway/graphql/queryFields";
import { nodeType } from "#gateway/graphql/types";
import { getUserId, isMember } from "#gateway/session/viewer";
import { compareNames } from "../foldContract";
import { Role } from "../roles/Role";
import { getHeldRights } from "../roles/rules";
import { visibleUsers } from "./access";
import type { userTypeLabels } from "./contract";
import { mayReadAccount } from "./metLoaders";

export const UserType = describedEnum<keyof typeof userTypeLabels>("UserType", "The type of an account.", {
  E: "Employee: staff or trainer.",
  U: "User: learner or customer.",
});

/** Only the account itself and staff; a mutation that has checked a password or code grants it as well. */
function ownOrStaff(user: { id: number }, _args: object, context: Context) {
  const verdict = mayReadAccount(context, user);
  return verdict instanceof Promise ? verdict.then((may) => may || granted) : verdict || granted;
}
const granted = { $granted: "ownAccount" } as const;

export const User = nodeType("User", {
  description:
    "An account of the organization. Users see their own; staff see all. The name is visible to everyone who can see the account.",
  visible: visibleUsers,
  readers: "public",
  select: { id: true },
  columns: {
    name: "The user's display name.",
    userType: "Employee or user.",
    tenantId: renamed("organizationId", "The organization's id."),
    avatarUrl: restricted(
      { $any: { signedIn: true, $granted: "ownAccount" } },
      "URL of the picture; null shows initials. Requires a sign-in.",
    ),
    username: restricted(ownOrStaff, "Lower-case; unique in the organization."),
    email: restricted(ownOrStaff, "Lower-case; unique in the organization."),
    careerTrack: restricted(
      ownOrStaff,
      "The specialization category that the learner follows; null or ALL for every one.",
    ),
    emailVerified: restricted(ownOrStaff, "Whether the address is confirmed."),
    active: restricted(ownOrStaff, "Whether the account may sign in."),
    createdAt: restricted(ownOrStaff, "When the account was created."),
    updatedAt: restricted(ownOrStaff, "When it last changed."),
  },
  fields: (t) => ({
    entersByLinkOnly: t.boolean({
      description: "Whether the account has no password yet, so that only sign-in links work.",
      authScopes: ownOrStaff,
      select: { passwordHash: true },
      resolve: ({ passwordHash }) => passwordHash === null,
    }),
    roles: t.field({
      type: [Role],
      description: "The roles, by name.",
      authScopes: ownOrStaff,
      select: (_args, _context, nestedSelection) => ({
        roles: { select: { role: nestedSelection(true) }, orderBy: { role: { sortKey: "asc" } } },
      }),
      resolve: (user) => user.roles.map(({ role }) => role),
    }),
    rights: t.stringList({
      description:
        "The names of all rights of the account's roles, such as payments.read; empty for learners.",
      authScopes: ownOrStaff,
      select: { userType: true, roles: { select: { role: { select: { name: true, rights: true } } } } },
      resolve: ({ userType, roles }) =>
        Object.keys(getHeldRights({ userType, roles: roles.map(({ role }) => role) })),
    }),
    roleNames: t.stringList({
      description: "The roles' names, sorted.",
      authScopes: ownOrStaff,
      select: { roles: { select: { role: { select: { name: true } } } } },
      resolve: (user) => user.roles.map(({ role }) => role.name).sort(compareNames),
    }),
  }),
});

findQuery("viewer", {
  type: User,
  description: "The signed-in account; null for a visitor.",
  readers: "public",
  where: (_args, { viewer }) => (isMember(viewer) ? { id: viewer.userId } : null),
});

builder.queryField("me", (t) =>
  t.prismaField({
    type: User,
    description: "The signed-in account. A visitor gets UNAUTHENTICATED.",
    authScopes: { signedIn: true },
    resolve: (query, _root, _args, { viewer, db }) =>
      db.user.findUniqueOrThrow({ ...query, where: { id: getUserId(viewer) } }),
  }),
);

findQuery("userByUsername", {
  type: User,
  description: "An account by its username, ignoring case; null when there is none that the viewer may see.",
  readers: "signedIn",
  args: toArgs({ username: required("String", "The username.") }),
  where: ({ username }) => ({ username: username.toLowerCase() }),
  visible: visibleUsers,
});
