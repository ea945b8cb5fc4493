import { describedEnum } from "#gateway/graphql/enums";
import { restricted, value } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { nodeType, valueType } from "#gateway/graphql/types";
import { isMember } from "#gateway/session/viewer";
import type { RightScope as RightScopeName } from "../rightsContract";
import { type Right, type Rights, rightNames } from "../rightsContract";
import { roleReaders, visibleRoles } from "./access";
import { getRoleRights, isStaffRole, mayGive } from "./rules";
import { isShipped, shippedRoles } from "./shippedContract";

export const RightScope = describedEnum<RightScopeName>("RightScope", "Reach of a right.", {
  ALL: "Everything.",
  OWN: "Only the courses and batches that the person teaches.",
});

export const RoleRight = valueType<{ right: Right; scope: RightScopeName }>("RoleRight", {
  description: "A right of a role.",
  readers: roleReaders,
  values: {
    right: value("String", "Its name, such as payments.read."),
    scope: value(RightScope, "Reach of the right."),
  },
});

/** Rights as the schema returns them, in the order of all rights. */
export const listRights = (held: Rights) =>
  rightNames.flatMap((right) => {
    const scope = held[right];
    return scope ? [{ right, scope }] : [];
  });

export const Role = nodeType("Role", {
  description: "A named role of the organization: a set of rights.",
  visible: visibleRoles,
  readers: "public",
  columns: {
    databaseId: "The id, used in arguments.",
    name: "Such as ADMIN.",
    description: restricted(roleReaders, "Purpose of the role. Requires the right to manage roles or staff."),
    updatedAt: restricted(
      roleReaders,
      "When it last changed, which is its version. Requires the right to manage roles or staff.",
    ),
  },
  fields: (t) => ({
    rights: t.field({
      type: [RoleRight],
      description: "Its rights. Requires the right to manage roles or staff.",
      authScopes: { "roles.manage": true, "users.manageStaff": true },
      select: { name: true, rights: true },
      resolve: (role) => listRights(getRoleRights(role)),
    }),
    isShipped: t.boolean({
      description: "Whether it comes with the product, so that it can't be renamed or deleted.",
      ...fromColumn("name", isShipped),
    }),
    isFixed: t.boolean({
      description: "Whether it can't be changed, like ADMIN.",
      select: { name: true },
      resolve: ({ name }) => name === shippedRoles.admin,
    }),
    isForStaff: t.boolean({
      description:
        "Whether only employees can have it, because it gives a right. Requires the right to manage roles or staff.",
      authScopes: { "roles.manage": true, "users.manageStaff": true },
      select: { name: true, rights: true },
      resolve: isStaffRole,
    }),
    canGive: t.boolean({
      description:
        "Whether the viewer has all of its rights, and so may give it. Requires the right to manage roles or staff.",
      authScopes: { "roles.manage": true, "users.manageStaff": true },
      select: { name: true, rights: true },
      resolve: (role, _args, { viewer }) => isMember(viewer) && mayGive(role, viewer.rights),
    }),
    holderCount: t.relationCount("users", {
      description: "Number of accounts that have it. Requires the right to manage roles or staff.",
      authScopes: { "roles.manage": true, "users.manageStaff": true },
    }),
  }),
});
