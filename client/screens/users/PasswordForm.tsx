import { useEffect } from "react";
import { graphql } from "react-relay";
import { changePasswordLabels, passwordLimits, userMessages } from "../../../gateway/domains/users/contract";
import type { PasswordFormMutation } from "../../__generated__/PasswordFormMutation.graphql";
import { Form } from "../../forms/Form";
import { useForm } from "../../forms/useForm";
import { useMutation } from "../../relay/useMutation";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { PasswordInput } from "../../ui/PasswordInput";
import { passwordSchema } from "./passwordSchema";

const mutation = graphql`
  mutation PasswordFormMutation($input: ChangePasswordInput!) {
    result: changePassword(input: $input) {
      __typename
      ... on UserPayload {
        user {
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

const initial = { currentPassword: "", newPassword: "", repeatPassword: "" };
const texts = { success: userMessages.passwordChanged, fallback: "Unable to change the password" };

/** Changes the own password; the sessions on other devices end. */
export function PasswordForm({ onUnsavedChange }: { onUnsavedChange: (unsaved: boolean) => void }) {
  const [change] = useMutation<PasswordFormMutation>(mutation, texts);
  const form = useForm({
    schema: passwordSchema,
    labels: changePasswordLabels,
    initial,
    async onSubmit({ currentPassword, newPassword }) {
      const input = { currentPassword, newPassword };
      const changed = await change({ input }, { onFieldErrors: form.setServerErrors });
      if (changed) setTimeout(form.reset);
      return changed !== null;
    },
  });
  useEffect(() => onUnsavedChange(form.unsaved), [form.unsaved, onUnsavedChange]);
  return (
    <Card title="Change password" description="Your sessions on other devices will be signed out.">
      <Form
        form={form}
        actions={
          <Button type="submit" busy={form.busy}>
            Change password
          </Button>
        }
      >
        <PasswordInput {...form.field("currentPassword")} />
        <PasswordInput
          {...form.field("newPassword")}
          autoComplete="new-password"
          hint={`${passwordLimits.min} to ${passwordLimits.max} characters`}
        />
        <PasswordInput {...form.field("repeatPassword")} autoComplete="new-password" />
      </Form>
    </Card>
  );
}
