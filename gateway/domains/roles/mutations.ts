import { editedVersion, optional, required, toArgs } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
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

staffDeletion("deleteRole", deleteRole, {
  right: "roles.manage",
  description:
    "Deletes a role that no one has, unless it comes with the product. Requires the right to manage roles.",
  payload: "A role that is gone.",
});
