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
    "Creates or changes a role; people who have it get the change at once. ADMIN can't be changed, and at least one person must be able to manage roles. Requires the right to manage roles.",
  args: toArgs({
    roleId: optional("Int", "The role's id; creates a new one when left out."),
    version: editedVersion,
    input: required(RoleInput),
  }),
  run: saveRole,
});

staffDeletion("deleteRole", deleteRole, {
  right: "roles.manage",
  description:
    "Deletes a role without holders, unless it comes with the product. Requires the right to manage roles.",
  payload: "A role that is gone.",
});
