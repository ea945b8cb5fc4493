import { builder } from "#gateway/graphql/builder";
import { deletedPayload } from "#gateway/graphql/payloads";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { createUser, deleteUser, setUserActive, updateUser } from "./adminCommands";
import { UserType } from "./User";
import { UserPayload } from "./UserPayload";

const DeletedUser = deletedPayload({ type: "User", description: "A deleted account." });

const CreateUserInput = builder.inputType("CreateUserInput", {
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 100 characters." }),
    username: t.string({
      required: true,
      description: "2 to 50 characters; lower-cased; unique in the organization.",
    }),
    email: t.string({ required: true, description: "Unique in the organization, ignoring case." }),
    password: t.string({ required: true, description: "The first password; 8 to 25 characters." }),
  }),
});

const UpdateUserInput = builder.inputType("UpdateUserInput", {
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 100 characters." }),
    username: t.string({
      required: true,
      description: "2 to 50 characters; lower-cased; unique in the organization.",
    }),
    email: t.string({
      required: true,
      description: "Unique in the organization, ignoring case; a new one counts as not verified.",
    }),
    userType: t.field({ type: UserType, required: true, description: "ADMIN alone changes it." }),
    active: t.boolean({ required: true, description: "Whether the account may sign in." }),
    emailVerified: t.boolean({
      description:
        "Whether the address is verified; only ADMIN may change it. Left out, it is unchanged, unless the address changes.",
    }),
    roles: t.stringList({
      description:
        "All its roles, by name; only ADMIN may change them. Left out, they are unchanged, but a former employee loses the roles of employees.",
    }),
  }),
});

builder.mutationField("createUser", (t) =>
  t.field({
    type: UserPayload,
    description: "Creates a learner's account (always type U, role LEARNER). Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("CreateUser"),
    args: { input: t.arg({ type: CreateUserInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      userId: await createUser(context, requireMember(context.viewer), input),
    }),
  }),
);

builder.mutationField("updateUser", (t) =>
  t.field({
    type: UserPayload,
    description:
      "Updates an account; deactivating it, or another type or roles, ends its sessions. CONFLICT if the account has changed since the version. Requires staff; ADMIN for an employee's account and for type and roles.",
    authScopes: { staff: true },
    errors: orRefusal("UpdateUser"),
    args: {
      userId: t.arg.int({ required: true, description: "The account's id." }),
      input: t.arg({ type: UpdateUserInput, required: true }),
      version: t.arg({
        type: "DateTime",
        description: "The account's updatedAt that the edit began from; null overwrites any version.",
      }),
    },
    resolve: async (_root, { userId, version, input: { roles, emailVerified, ...input } }, context) => {
      const given = { roles: roles ?? undefined, emailVerified: emailVerified ?? undefined };
      const change = { userId, version: version ?? null, input: { ...input, ...given } };
      await updateUser(context, requireMember(context.viewer), change);
      return { userId };
    },
  }),
);

builder.mutationField("setUserActive", (t) =>
  t.field({
    type: UserPayload,
    description:
      "Activates an account, or deactivates it and ends its sessions. Requires staff; ADMIN for an employee's account.",
    authScopes: { staff: true },
    errors: orRefusal("SetUserActive"),
    args: {
      userId: t.arg.int({ required: true, description: "The account's id." }),
      active: t.arg.boolean({ required: true, description: "Whether it may sign in from now on." }),
    },
    resolve: async (_root, change, context) => {
      await setUserActive(context, requireMember(context.viewer), change);
      return { userId: change.userId };
    },
  }),
);

builder.mutationField("deleteUser", (t) =>
  t.field({
    type: DeletedUser,
    description:
      "Deletes an account without dependent rows; else the Refusal names them. Requires staff; ADMIN for an employee's account.",
    authScopes: { staff: true },
    errors: orRefusal("DeleteUser"),
    args: { userId: t.arg.int({ required: true, description: "The account's id." }) },
    resolve: async (_root, { userId }, context) => {
      await deleteUser(context, requireMember(context.viewer), userId);
      return { deletedId: userId };
    },
  }),
);
