import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { changePassword } from "./passwordCommands";
import { updateProfile } from "./profileCommands";
import { UserPayload } from "./UserPayload";

const UpdateProfileInput = builder.inputType("UpdateProfileInput", {
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 100 characters." }),
    email: t.string({
      required: true,
      description: "Unique in the organization; a new one counts as not verified.",
    }),
    careerTrack: t.string({ description: "A specialization category; null follows every one." }),
    currentPassword: t.string({
      description: "Needed when the address changes, unless the account has no password yet.",
    }),
  }),
});

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  fields: (t) => ({
    currentPassword: t.string({
      description: "The current password; null only for an account that has none yet.",
    }),
    newPassword: t.string({ required: true, description: "8 to 25 characters." }),
  }),
});

builder.mutationField("updateProfile", (t) =>
  t.field({
    type: UserPayload,
    description:
      "Updates the viewer's own name, address and career track. CONFLICT if the account has changed since the version.",
    authScopes: { signedIn: true },
    errors: orRefusal("UpdateProfile"),
    args: {
      input: t.arg({ type: UpdateProfileInput, required: true }),
      version: t.arg({
        type: "DateTime",
        description: "The account's updatedAt that the edit began from; null overwrites any version.",
      }),
    },
    resolve: async (_root, { input, version }, context) => {
      const member = requireMember(context.viewer);
      const change = { ...input, careerTrack: input.careerTrack ?? null };
      await updateProfile(context, member, { input: change, version: version ?? null });
      return { userId: member.userId };
    },
  }),
);

builder.mutationField("changePassword", (t) =>
  t.field({
    type: UserPayload,
    description:
      "Changes the viewer's own password, or sets the first one; all other sessions of the account end.",
    authScopes: { signedIn: true },
    errors: orRefusal("ChangePassword"),
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const member = requireMember(context.viewer);
      await changePassword(context, member, input);
      return { userId: member.userId };
    },
  }),
);
