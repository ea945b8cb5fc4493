import { editedVersion, optional, required, toArgs } from "#gateway/graphql/arguments";
import { ofDeletedRow, staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow, deletedPayload } from "#gateway/graphql/payloads";
import { deleteRole, saveRole } from "./commands";
import { Role } from "./Role";
import { RoleInput } from "./RoleInput";

staffMutation("saveRole", {
  right: "roles.manage",
  type: changedRow("RolePayload", "role", { type: Role }),
  description:
    "Makes or changes a role; those who have it follow at once. ADMIN can't be changed, and someone who manages roles stays. Requires the right to manage roles.",
  args: toArgs({
    roleId: optional("Int", "The role's id; a new one is made without it."),
    version: editedVersion,
    input: required(RoleInput),
  }),
  run: saveRole,
});

staffMutation("deleteRole", {
  right: "roles.manage",
  type: deletedPayload({ type: "Role", description: "A role that is gone." }),
  description:
    "Deletes a role that no one has, unless it comes with the product. Requires the right to manage roles.",
  ...ofDeletedRow("role", deleteRole),
});
