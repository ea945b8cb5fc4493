import { useEffect, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { allTracks, profileLabels, profileSchema, userMessages } from "#gateway/domains/users/contract";
import type { ProfileForm_user$data, ProfileForm_user$key } from "~/__generated__/ProfileForm_user.graphql";
import type { ProfileFormMutation } from "~/__generated__/ProfileFormMutation.graphql";
import type { ProfileFormQuery } from "~/__generated__/ProfileFormQuery.graphql";
import { FormSection } from "~/forms/FormSection";
import { useVersionedForm } from "~/forms/useVersionedForm";
import { type Command, useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { findAccount } from "~/session/findAccount";
import { keepAccount } from "~/session/sessionStore";
import { PasswordInput } from "~/ui/PasswordInput";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { trackOptions } from "./careerTracks";

const fragment = graphql`
  fragment ProfileForm_user on User {
    id
    name
    email
    emailVerified
    careerTrack
    entersByLinkOnly
    updatedAt
  }
`;

const command: Command<ProfileFormMutation> = {
  ...userMessages.saveProfile,
  mutation: graphql`
    mutation ProfileFormMutation($version: DateTime!, $input: UpdateProfileInput!) {
      result: updateProfile(version: $version, input: $input) {
        ... on UserPayload @alias(as: "payload") {
          user { ...ProfileForm_user ...ProfileFacts_user ...findAccount_user }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

const query = graphql`
  query ProfileFormQuery {
    viewer { ...ProfileForm_user }
  }
`;

const toSavedState = ({ name, email, careerTrack, updatedAt }: ProfileForm_user$data) => ({
  version: updatedAt,
  values: { name, email, careerTrack: careerTrack ?? allTracks, currentPassword: "" },
});

const noVariables = {};
/** The profile's schema; it requires the password for a new email address if the account has one. */
const schemaFor = ({ email, hasPassword }: { email: string; hasPassword: boolean }) =>
  profileSchema.refine((input) => !hasPassword || input.email === email || input.currentPassword !== null, {
    path: ["currentPassword"],
    message: userMessages.passwordForEmail,
  });

interface ProfileFormProps {
  user: ProfileForm_user$key;
  /** The career tracks to choose from. */
  tracks: readonly string[];
  onUnsavedChange: (unsaved: boolean) => void;
}

/** Edits the person's name, email address and career track. The screen updates at once. */
export function ProfileForm({ user, tracks, onUnsavedChange }: ProfileFormProps) {
  const saved = useFragment(fragment, user);
  const { email, emailVerified, id } = saved;
  const hasPassword = !saved.entersByLinkOnly;
  const schema = useMemo(() => schemaFor({ email, hasPassword }), [email, hasPassword]);
  const readNewest = useReadNewest<ProfileFormQuery>(query, noVariables);
  const [save] = useMutation(command);
  const { form, crossing } = useVersionedForm({
    schema,
    labels: profileLabels,
    saved: toSavedState(saved),
    kept: null,
    async onSave({ currentPassword, ...input }, { version, onFieldErrors, onStale }) {
      const verified = emailVerified && input.email === email;
      const changed = await save(
        { version, input: { ...input, ...(currentPassword && { currentPassword }) } },
        {
          optimisticUpdater: (store) => {
            const record = store.get(id);
            record?.setValue(input.name, "name").setValue(input.email, "email");
            record?.setValue(input.careerTrack, "careerTrack").setValue(verified, "emailVerified");
          },
          onFieldErrors,
          onStale: () => readNewest(onStale),
        },
      );
      if (!changed) return false;
      const account = findAccount(changed.user);
      if (account) keepAccount(account);
      const careerTrack = input.careerTrack ?? allTracks;
      // The optimistic values were rolled back.
      setTimeout(() => form.reset({ ...input, careerTrack, currentPassword: "" }));
      return true;
    },
  });
  useEffect(() => onUnsavedChange(form.unsaved), [form.unsaved, onUnsavedChange]);
  const track = form.field("careerTrack");
  // The optimistic update shows the new address already: the password field stays until the save ends.
  const movesAddress = form.values.email.trim().toLowerCase() !== email || form.values.currentPassword !== "";
  return (
    <FormSection
      title="Edit profile"
      form={form}
      submit="Save profile"
      conflict={{
        title: userMessages.changed,
        crossing,
        labels: profileLabels,
        formatTheirs: ({ theirs }) => theirs,
      }}
    >
      <TextInput {...form.field("name")} autoComplete="name" />
      <TextInput
        {...form.field("email")}
        type="email"
        autoComplete="email"
        hint="You'll need to verify a new address."
      />
      {hasPassword && movesAddress && (
        <PasswordInput
          {...form.field("currentPassword")}
          required
          hint="Enter your password to change your email."
        />
      )}
      <Select
        {...track}
        required={undefined}
        placeholder={null}
        options={trackOptions(tracks, track.value)}
        hint="Filters the specializations you see."
      />
    </FormSection>
  );
}
