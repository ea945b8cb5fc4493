import { editedVersion, inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { ofInput, staffMutation } from "#gateway/graphql/mutationFields";
import { accountRights } from "./access";
import { createUser, setUserActive, updateUser } from "./adminCommands";
import { deleteUser } from "./deleteCommands";
import { setExtraTime } from "./extraTimeCommands";
import { UserType } from "./User";
import { UserPayload } from "./UserPayload";

const CreateUserInput = inputType("CreateUserInput", {
  name: required("String", "At most 100 characters."),
  username: required("String", "2 to 50 characters; lower-cased; unique in the organization."),
  email: required("String", "Unique in the organization, ignoring case."),
  password: optional(
    "String",
    "The first password, 8 to 25 characters; null invites the owner by mail to choose one.",
  ),
});

const UpdateUserInput = inputType("UpdateUserInput", {
  name: required("String", "At most 100 characters."),
  username: required("String", "2 to 50 characters; lower-cased; unique in the organization."),
  email: required("String", "Unique in the organization, ignoring case; a new one is unverified."),
  userType: required(UserType, "Only ADMIN may change it."),
  active: required("Boolean", "Whether the account may sign in."),
  emailVerified: optional(
    "Boolean",
    "Whether the address is verified; only ADMIN may change it. Unchanged when left out, unless the address changes.",
  ),
  roles: optional(
    ["String"],
    "All its roles, by name; only ADMIN may change them. Unchanged when left out, except that a former employee loses the roles of employees.",
  ),
});

staffMutation("createUser", {
  right: "users.manage",
  type: UserPayload,
  description: "Creates a learner's account (always type U, role LEARNER). Requires staff.",
  ...ofInput(CreateUserInput, createUser),
});

staffMutation("updateUser", {
  right: accountRights,
  type: UserPayload,
  description:
    "Updates an account; deactivating it, or another type or roles, ends its sessions. STALE if the account has changed since the version. Requires staff; ADMIN for an employee's account and for type and roles.",
  args: toArgs({ userId: rowId("account"), input: required(UpdateUserInput), version: editedVersion }),
  run: async (context, member, { userId, version, input: { roles, emailVerified, ...input } }) => {
    const given = { roles: roles ?? undefined, emailVerified: emailVerified ?? undefined };
    const change = { userId, version: version ?? null, input: { ...input, ...given } };
    await updateUser(context, member, change);
    return { userId };
  },
});

staffMutation("setUserActive", {
  right: accountRights,
  type: UserPayload,
  description:
    "Activates an account, or deactivates it and ends its sessions. Requires staff; ADMIN for an employee's account.",
  args: toArgs({
    userId: rowId("account"),
    active: required("Boolean", "Whether it may sign in."),
  }),
  run: setUserActive,
});

staffMutation("setExtraTime", {
  right: accountRights,
  type: UserPayload,
  description:
    "Gives a person extra time in every exam started from now on. Requires staff; ADMIN for an employee's account.",
  args: toArgs({
    userId: rowId("account"),
    percent: required("Int", "Extra time in percent of the exam's minutes: 0 to 300."),
  }),
  run: setExtraTime,
});

staffDeletion("deleteUser", deleteUser, {
  right: accountRights,
  description:
    "Deletes an account without dependent rows; otherwise the Refusal names them. Requires staff; ADMIN for an employee's account.",
  payload: "A deleted account.",
});
