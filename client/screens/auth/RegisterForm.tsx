import { useState } from "react";
import { graphql } from "react-relay";
import { registerLabels, registerPassword, registerSchema } from "../../../gateway/domains/accounts/contract";
import type { RegisterFormMutation } from "../../__generated__/RegisterFormMutation.graphql";
import { Form } from "../../forms/Form";
import { UnsavedChanges } from "../../forms/UnsavedChanges";
import { useForm } from "../../forms/useForm";
import { useLeaveForm } from "../../forms/useLeaveForm";
import { useMutation } from "../../relay/useMutation";
import { sessionTexts } from "../../session/sessionTexts";
import { Button } from "../../ui/Button";
import { PasswordInput } from "../../ui/PasswordInput";
import { TextInput } from "../../ui/TextInput";
import { Notice } from "./Notice";

const mutation = graphql`
  mutation RegisterFormMutation($input: RegisterInput!) {
    result: register(input: $input) {
      __typename
      ... on RegisterPayload {
        user {
          databaseId
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

const initial = { name: "", username: "", email: "", password: "" };
const texts = { success: sessionTexts.registered, fallback: sessionTexts.registerFailed };

function useRegistration() {
  const [register] = useMutation<RegisterFormMutation>(mutation, texts);
  const leave = useLeaveForm();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    schema: registerSchema,
    labels: registerLabels,
    initial,
    async onSubmit(input) {
      setFailure(null);
      const account = await register(
        { input },
        { onFailure: setFailure, onFieldErrors: form.setServerErrors },
      );
      if (!account) return false;
      leave("/auth/login");
      return true;
    },
  });
  return { form, failure };
}

/** The fields of a new learner's account. */
export function RegisterForm() {
  const { form, failure } = useRegistration();
  const inline = Object.keys(form.serverErrors).length > 0;
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" variant="primary" className="w-full" busy={form.busy}>
          Create Account
        </Button>
      }
    >
      <UnsavedChanges when={form.unsaved} />
      {failure && !inline && <Notice tone="danger">{failure}</Notice>}
      <TextInput {...form.field("name")} autoComplete="name" />
      <TextInput
        {...form.field("username")}
        hint="You can sign in with it. It is kept in lower case."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput {...form.field("email")} type="email" autoComplete="email" />
      <PasswordInput
        {...form.field("password")}
        autoComplete="new-password"
        hint={`${registerPassword.min} to ${registerPassword.max} characters`}
      />
    </Form>
  );
}
