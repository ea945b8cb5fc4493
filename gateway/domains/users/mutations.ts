import { editedVersion, inputType, optional, required, toArgs } from "#gateway/graphql/arguments";
import { memberMutation } from "#gateway/graphql/mutationFields";
import { updateAvatar } from "./avatarCommands";
import { changePassword } from "./passwordCommands";
import { updateProfile } from "./profileCommands";
import { UserPayload } from "./UserPayload";

const UpdateProfileInput = inputType("UpdateProfileInput", {
  name: required("String", "At most 100 characters."),
  email: required("String", "Unique in the organization; a new one is unverified."),
  careerTrack: optional("String", "A specialization category; null for every one."),
  currentPassword: optional(
    "String",
    "Required if the address changes, unless the account has no password yet.",
  ),
});

const ChangePasswordInput = inputType("ChangePasswordInput", {
  currentPassword: optional("String", "The current password; null only for an account without one."),
  newPassword: required("String", "8 to 25 characters."),
});

memberMutation("updateProfile", {
  type: UserPayload,
  description:
    "Updates the viewer's own name, address and career track. STALE if the account has changed since the version.",
  args: toArgs({ input: required(UpdateProfileInput), version: editedVersion }),
  run: async (context, member, { input, version }) => {
    const change = { ...input, careerTrack: input.careerTrack ?? null };
    await updateProfile(context, member, { input: change, version: version ?? null });
    return { userId: member.userId };
  },
});

memberMutation("updateAvatar", {
  type: UserPayload,
  description: "Sets or removes the viewer's own picture.",
  args: toArgs({ fileId: optional("Int", "The id of a picture that the viewer may use; null removes it.") }),
  run: async (context, member, { fileId }) => {
    await updateAvatar(context, member, fileId ?? null);
    return { userId: member.userId };
  },
});

memberMutation("changePassword", {
  type: UserPayload,
  description:
    "Changes the viewer's own password, or sets the first one; ends all other sessions of the account.",
  args: toArgs({ input: required(ChangePasswordInput) }),
  run: async (context, member, { input }) => {
    await changePassword(context, member, input);
    return { userId: member.userId };
  },
});
