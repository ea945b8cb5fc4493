import { editedVersion, rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { deleteMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { deletedPayload } from "#gateway/graphql/payloads";
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

staffMutation("createUser", {
  type: UserPayload,
  description: "Creates a learner's account (always type U, role LEARNER). Requires staff.",
  args: builder.args((t) => ({ input: t.field({ type: CreateUserInput, required: true }) })),
  run: async (context, member, { input }) => ({
    userId: await createUser(context, member, input),
  }),
});

staffMutation("updateUser", {
  type: UserPayload,
  description:
    "Updates an account; deactivating it, or another type or roles, ends its sessions. CONFLICT if the account has changed since the version. Requires staff; ADMIN for an employee's account and for type and roles.",
  args: builder.args((t) => ({
    userId: t.int(rowId("account")),
    input: t.field({ type: UpdateUserInput, required: true }),
    version: t.field(editedVersion),
  })),
  run: async (context, member, { userId, version, input: { roles, emailVerified, ...input } }) => {
    const given = { roles: roles ?? undefined, emailVerified: emailVerified ?? undefined };
    const change = { userId, version: version ?? null, input: { ...input, ...given } };
    await updateUser(context, member, change);
    return { userId };
  },
});

staffMutation("setUserActive", {
  type: UserPayload,
  description:
    "Activates an account, or deactivates it and ends its sessions. Requires staff; ADMIN for an employee's account.",
  args: builder.args((t) => ({
    userId: t.int(rowId("account")),
    active: t.boolean({ required: true, description: "Whether it may sign in from now on." }),
  })),
  run: setUserActive,
});

deleteMutation("deleteUser", {
  type: DeletedUser,
  row: "user",
  description:
    "Deletes an account without dependent rows; else the Refusal names them. Requires staff; ADMIN for an employee's account.",
  command: deleteUser,
});
