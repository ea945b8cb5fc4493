import { useEffect, useMemo } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import {
  allTracks,
  profileLabels,
  profileSchema,
  userMessages,
} from "../../../gateway/domains/users/contract";
import type { ProfileForm_user$key } from "../../__generated__/ProfileForm_user.graphql";
import type { ProfileFormMutation } from "../../__generated__/ProfileFormMutation.graphql";
import type { ProfileFormQuery } from "../../__generated__/ProfileFormQuery.graphql";
import { ChangedMeanwhile } from "../../forms/ChangedMeanwhile";
import { Form } from "../../forms/Form";
import { useCrossedEdits } from "../../forms/useCrossedEdits";
import { useForm } from "../../forms/useForm";
import { quietRequest } from "../../relay/network";
import { useMutation } from "../../relay/useMutation";
import { accountOf } from "../../session/accountOf";
import { keepAccount } from "../../session/sessionStore";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { PasswordInput } from "../../ui/PasswordInput";
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
    entersByLinkOnly
    updatedAt
  }
`;

const mutation = graphql`
  mutation ProfileFormMutation($version: DateTime!, $input: UpdateProfileInput!) {
    result: updateProfile(version: $version, input: $input) {
      __typename
      ... on UserPayload {
        user {
          ...ProfileForm_user
          ...ProfileFacts_user
          ...accountOf_user
        }
      }
      ... on Refusal {
        code
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const query = graphql`
  query ProfileFormQuery {
    viewer {
      name
      email
      careerTrack
      updatedAt
    }
  }
`;

interface Saved {
  readonly name: string;
  readonly email: string;
  readonly careerTrack: string | null | undefined;
  readonly updatedAt: string;
}

const stateOf = ({ name, email, careerTrack, updatedAt }: Saved) => ({
  version: updatedAt,
  values: { name, email, careerTrack: careerTrack ?? allTracks, currentPassword: "" },
});

const texts = { success: userMessages.profileSaved, fallback: "Unable to save the profile" };

/** The profile's schema, which asks for the password where the address changes and there is a password to ask for. */
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

/** Changes the own name, address and career track; the screen shows them at once. */
export function ProfileForm({ user, tracks, onUnsavedChange }: ProfileFormProps) {
  const saved = useFragment(fragment, user);
  const { email, emailVerified, id } = saved;
  const hasPassword = !saved.entersByLinkOnly;
  const schema = useMemo(() => schemaFor({ email, hasPassword }), [email, hasPassword]);
  const environment = useRelayEnvironment();
  const [save] = useMutation<ProfileFormMutation>(mutation, texts);
  const form = useForm({
    schema,
    labels: profileLabels,
    initial: stateOf(saved).values,
    async onSubmit({ currentPassword, ...input }) {
      const verified = emailVerified && input.email === email;
      let isCrossed = false;
      const changed = await save(
        { version: crossing.version, input: { ...input, ...(currentPassword && { currentPassword }) } },
        {
          optimisticUpdater: (store) => {
            const record = store.get(id);
            record?.setValue(input.name, "name").setValue(input.email, "email");
            record?.setValue(input.careerTrack, "careerTrack").setValue(verified, "emailVerified");
          },
          onFieldErrors: form.setServerErrors,
          onStale: () => {
            isCrossed = true;
          },
        },
      );
      if (isCrossed) await readAgain();
      const account = changed && accountOf(changed.user);
      if (account) keepAccount(account);
      if (changed) {
        crossing.settle();
        const careerTrack = input.careerTrack ?? allTracks;
        // What was shown is not kept.
        setTimeout(() => form.reset({ ...input, careerTrack, currentPassword: "" }));
      }
      return changed !== null;
    },
  });
  const crossing = useCrossedEdits(form, stateOf(saved));
  const readAgain = async () => {
    const options = { networkCacheConfig: quietRequest };
    const asked = fetchQuery<ProfileFormQuery>(environment, query, {}, options).toPromise();
    // Where it cannot be read now, the next save is refused again, and reads again.
    const data = await asked.catch(() => undefined);
    if (data?.viewer) crossing.take(stateOf(data.viewer));
  };
  useEffect(() => onUnsavedChange(form.unsaved), [form.unsaved, onUnsavedChange]);
  const track = form.field("careerTrack");
  // While it is saved the change is shown already: the password that was typed keeps its field.
  const movesAddress = form.values.email.trim().toLowerCase() !== email || form.values.currentPassword !== "";
  return (
    <Card title="Edit profile">
      <ChangedMeanwhile
        title={userMessages.changedMeanwhile}
        fields={crossing.crossed}
        labels={profileLabels}
        inWords={({ theirs }) => theirs}
        onGiveUp={crossing.giveUp}
      />
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
        {hasPassword && movesAddress && (
          <PasswordInput
            {...form.field("currentPassword")}
            required
            hint="Changing your email asks for your password."
          />
        )}
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
