import { graphql, useFragment } from "react-relay";
import { userTypeLabels, userTypes } from "../../../../../gateway/domains/users/contract";
import {
  updateUserSchema,
  userFormMessages,
  userLabels,
} from "../../../../../gateway/domains/users/formContract";
import type { EditUserForm_user$key } from "../../../../__generated__/EditUserForm_user.graphql";
import type { EditUserFormMutation } from "../../../../__generated__/EditUserFormMutation.graphql";
import { Form } from "../../../../forms/Form";
import { UnsavedChanges } from "../../../../forms/UnsavedChanges";
import { useForm } from "../../../../forms/useForm";
import { useLeaveForm } from "../../../../forms/useLeaveForm";
import { useMutation } from "../../../../relay/useMutation";
import { Button } from "../../../../ui/Button";
import { ButtonLink } from "../../../../ui/ButtonLink";
import { Card } from "../../../../ui/Card";
import { Select } from "../../../../ui/Select";
import { TextInput } from "../../../../ui/TextInput";
import { userAddress } from "../userTexts";
import { RoleBoxes } from "./RoleBoxes";

const mutation = graphql`
  mutation EditUserFormMutation($userId: Int!, $input: UpdateUserInput!) {
    result: updateUser(userId: $userId, input: $input) {
      __typename
      ... on UserPayload {
        user {
          ...EditUserForm_user
          emailVerified
          updatedAt
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

const fragment = graphql`
  fragment EditUserForm_user on User {
    databaseId
    name
    username
    email
    userType
    active
    roleNames
    canClose
    canChangeRights
  }
`;

const texts = { success: userFormMessages.updated, fallback: userFormMessages.updateFailed };
const { name, username, email, userType, active, roles } = userLabels;
const labels = { name, username, email, userType, active, roles };
const typeOptions = userTypes.map((value) => ({ value, label: userTypeLabels[value] }));
const activeOptions = [
  { value: "true", label: "Active" },
  { value: "false", label: "Inactive" },
];

interface Props {
  user: EditUserForm_user$key;
  /** The names of the roles that can be given. */
  roleChoices: readonly string[];
}

/** Changes an account, then leads back to it; what the viewer may not change is shown and cannot be pressed. */
export function EditUserForm({ user: key, roleChoices }: Props) {
  const user = useFragment(fragment, key);
  const leave = useLeaveForm();
  const [update] = useMutation<EditUserFormMutation>(mutation, texts);
  const back = userAddress(user.databaseId);
  const form = useForm({
    schema: updateUserSchema,
    labels,
    initial: {
      ...{ name: user.name, username: user.username, email: user.email, userType: String(user.userType) },
      active: String(user.active),
      roles: [...user.roleNames],
    },
    async onSubmit(input): Promise<boolean> {
      const saved = await update(
        { userId: user.databaseId, input },
        { onFieldErrors: (errors) => form.setServerErrors(errors) },
      );
      if (!saved) return false;
      leave(back);
      return true;
    },
  });
  const byAdmin = user.canChangeRights ? undefined : "Only an ADMIN changes it.";
  return (
    <Card className="max-w-3xl">
      <UnsavedChanges when={form.unsaved} />
      <Form
        form={form}
        autoComplete="off"
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.busy}>
              Save user
            </Button>
            <ButtonLink to={back}>Cancel</ButtonLink>
          </>
        }
      >
        <TextInput {...form.field("name")} autoComplete="off" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            {...form.field("username")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="Saved in lower case"
          />
          <TextInput
            {...form.field("email")}
            type="email"
            autoComplete="off"
            hint="A new address counts as not verified."
          />
          <Select
            {...form.field("userType")}
            options={typeOptions}
            placeholder={null}
            disabled={!user.canChangeRights}
            hint={byAdmin}
          />
          <Select
            {...form.field("active")}
            options={activeOptions}
            placeholder={null}
            disabled={user.active && !user.canClose}
            hint="An inactive account is signed out everywhere and cannot sign in."
          />
        </div>
        <RoleBoxes
          choices={roleChoices}
          value={form.values.roles}
          userType={form.values.userType}
          onChange={(names) => form.set("roles", names)}
          disabled={!user.canChangeRights}
          hint={byAdmin}
          error={form.field("roles").error}
        />
      </Form>
    </Card>
  );
}
