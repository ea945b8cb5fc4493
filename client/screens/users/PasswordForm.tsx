import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { changePasswordLabels, passwordLimits, userMessages } from "#gateway/domains/users/contract";
import type { PasswordForm_user$key } from "~/__generated__/PasswordForm_user.graphql";
import type { PasswordFormMutation } from "~/__generated__/PasswordFormMutation.graphql";
import { Form } from "~/forms/Form";
import { useForm } from "~/forms/useForm";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { PasswordInput } from "~/ui/PasswordInput";
import { changeSchema, firstSchema } from "./passwordSchema";

const fragment = graphql`
  fragment PasswordForm_user on User {
    entersByLinkOnly
  }
`;

const mutation = graphql`
  mutation PasswordFormMutation($input: ChangePasswordInput!) {
    result: changePassword(input: $input) {
      ... on UserPayload @alias(as: "payload") {
        user { updatedAt ...PasswordForm_user }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const initial = { currentPassword: "", newPassword: "", repeatPassword: "" };

const change = {
  title: "Change password",
  description: "Your sessions on other devices will be signed out.",
  action: "Change password",
  toasts: { success: userMessages.passwordChanged, fallback: "Unable to change the password" },
};

const first = {
  title: "Set a password",
  description:
    "You signed in with a link and have no password yet. Set one to sign in without a link. Your sessions on other devices will be signed out.",
  action: "Set password",
  toasts: { success: userMessages.passwordSet, fallback: "Unable to set the password" },
};

interface PasswordFormProps {
  user: PasswordForm_user$key;
  onUnsavedChange: (unsaved: boolean) => void;
}

/** Changes the account's password or sets its first one, which ends its sessions on other devices. */
export function PasswordForm({ user, onUnsavedChange }: PasswordFormProps) {
  const { entersByLinkOnly } = useFragment(fragment, user);
  // Another tab may have set a password in the meantime: the server then requires it, and the form asks for it.
  const [wasAskedFor, setWasAskedFor] = useState(false);
  const isFirst = entersByLinkOnly && !wasAskedFor;
  const { title, description, action, toasts } = isFirst ? first : change;
  const [commit] = useMutation<PasswordFormMutation>({ mutation, ...toasts });
  const form = useForm({
    schema: isFirst ? firstSchema : changeSchema,
    labels: changePasswordLabels,
    initial,
    async onSubmit({ currentPassword, newPassword }) {
      const input = { newPassword, ...(isFirst ? {} : { currentPassword }) };
      const changed = await commit(
        { input },
        {
          onFieldErrors(errors) {
            setWasAskedFor(errors.some(({ field }) => field === "currentPassword"));
            form.setServerErrors(errors);
          },
        },
      );
      if (changed) form.reset();
      return changed !== null;
    },
  });
  useEffect(() => onUnsavedChange(form.unsaved), [form.unsaved, onUnsavedChange]);
  return (
    <Card title={title} description={description}>
      <Form
        form={form}
        aria-label={title}
        actions={
          <Button type="submit" busy={form.busy}>
            {action}
          </Button>
        }
      >
        {!isFirst && <PasswordInput {...form.field("currentPassword")} />}
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
