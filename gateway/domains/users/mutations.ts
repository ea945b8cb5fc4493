import { editedVersion } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { memberMutation } from "#gateway/graphql/mutationFields";
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

memberMutation("updateProfile", {
  type: UserPayload,
  description:
    "Updates the viewer's own name, address and career track. CONFLICT if the account has changed since the version.",
  args: builder.args((t) => ({
    input: t.field({ type: UpdateProfileInput, required: true }),
    version: t.field(editedVersion),
  })),
  run: async (context, member, { input, version }) => {
    const change = { ...input, careerTrack: input.careerTrack ?? null };
    await updateProfile(context, member, { input: change, version: version ?? null });
    return { userId: member.userId };
  },
});

memberMutation("changePassword", {
  type: UserPayload,
  description:
    "Changes the viewer's own password, or sets the first one; all other sessions of the account end.",
  args: builder.args((t) => ({ input: t.field({ type: ChangePasswordInput, required: true }) })),
  run: async (context, member, { input }) => {
    await changePassword(context, member, input);
    return { userId: member.userId };
  },
});
