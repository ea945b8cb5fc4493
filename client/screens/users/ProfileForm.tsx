import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import {
  allTracks,
  profileLabels,
  profileSchema,
  userMessages,
} from "../../../gateway/domains/users/contract";
import type { ProfileForm_user$key } from "../../__generated__/ProfileForm_user.graphql";
import type { ProfileFormMutation } from "../../__generated__/ProfileFormMutation.graphql";
import { Form } from "../../forms/Form";
import { useForm } from "../../forms/useForm";
import { useMutation } from "../../relay/useMutation";
import { accountOf } from "../../session/accountOf";
import { keepAccount } from "../../session/sessionStore";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Select } from "../../ui/Select";
import { TextInput } from "../../ui/TextInput";
import { trackOptions } from "./careerTracks";

const fragment = graphql`
  fragment ProfileForm_user on User {
    id
    name
    email
    emailVerified
    careerTrack
  }
`;

const mutation = graphql`
  mutation ProfileFormMutation($input: UpdateProfileInput!) {
    result: updateProfile(input: $input) {
      __typename
      ... on UserPayload {
        user {
          ...ProfileForm_user
          ...ProfileFacts_user
          ...accountOf_user
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: userMessages.profileSaved, fallback: "Unable to save the profile" };

interface ProfileFormProps {
  user: ProfileForm_user$key;
  /** The career tracks to choose from. */
  tracks: readonly string[];
  onUnsavedChange: (unsaved: boolean) => void;
}

/** Changes the own name, address and career track; the screen shows them at once. */
export function ProfileForm({ user, tracks, onUnsavedChange }: ProfileFormProps) {
  const { name, email, careerTrack, emailVerified, id } = useFragment(fragment, user);
  const [save] = useMutation<ProfileFormMutation>(mutation, texts);
  const form = useForm({
    schema: profileSchema,
    labels: profileLabels,
    initial: { name, email, careerTrack: careerTrack ?? allTracks },
    async onSubmit(input) {
      const verified = emailVerified && input.email === email;
      const saved = await save(
        { input },
        {
          optimisticUpdater: (store) => {
            const record = store.get(id);
            record?.setValue(input.name, "name").setValue(input.email, "email");
            record?.setValue(input.careerTrack, "careerTrack").setValue(verified, "emailVerified");
          },
          onFieldErrors: form.setServerErrors,
        },
      );
      const account = saved && accountOf(saved.user);
      if (account) keepAccount(account);
      return saved !== null;
    },
  });
  useEffect(() => onUnsavedChange(form.unsaved), [form.unsaved, onUnsavedChange]);
  const track = form.field("careerTrack");
  return (
    <Card title="Edit profile">
      <Form
        form={form}
        actions={
          <Button type="submit" variant="primary" busy={form.busy}>
            Save profile
          </Button>
        }
      >
        <TextInput {...form.field("name")} autoComplete="name" />
        <TextInput
          {...form.field("email")}
          type="email"
          autoComplete="email"
          hint="A new address counts as not verified."
        />
        <Select
          {...track}
          required={undefined}
          placeholder={null}
          options={trackOptions(tracks, track.value)}
          hint="The specializations that are shown to you."
        />
      </Form>
    </Card>
  );
}
