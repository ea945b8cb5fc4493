import { useState } from "react";
import { graphql } from "react-relay";
import {
  registerLabels,
  registerPassword,
  registerSchema,
  usernameLimits,
} from "#gateway/domains/accounts/contract";
import type { RegisterFormMutation } from "~/__generated__/RegisterFormMutation.graphql";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useForm } from "~/forms/useForm";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { type Command, useMutation } from "~/relay/useMutation";
import { authAddress } from "~/session/landing";
import { signInMessages } from "~/session/signInMessages";
import { useSignIn } from "~/session/useSignIn";
import { PasswordInput } from "~/ui/PasswordInput";
import { TextInput } from "~/ui/TextInput";
import { AuthForm } from "./AuthForm";

const command: Command<RegisterFormMutation> = {
  ...signInMessages.register,
  mutation: graphql`
    mutation RegisterFormMutation($input: RegisterInput!) {
      result: register(input: $input, signIn: true) {
        ... on RegisterPayload @alias(as: "payload") { session { ...readSession_session } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

const initial = { name: "", username: "", email: "", password: "" };
function useRegistration(next: string | null) {
  const [register] = useMutation(command);
  const leave = useLeaveForm();
  const signIn = useSignIn();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    schema: registerSchema,
    labels: registerLabels,
    initial,
    async onSubmit(input) {
      setFailure(null);
      const registered = await register(
        { input },
        { onFailure: setFailure, onFieldErrors: form.setServerErrors },
      );
      if (!registered) return false;
      if (!registered.session) await leave(authAddress("login", next));
      // The form must be clean before the navigation, or it would ask about unsaved changes.
      else setTimeout(() => signIn(registered.session, next));
      return true;
    },
  });
  return { form, failure };
}

/** The form for a new learner's account. It signs in at once and goes to `next`. */
export function RegisterForm({ next }: { next: string | null }) {
  const { form, failure } = useRegistration(next);
  return (
    <AuthForm form={form} submit="Create Account" failure={failure}>
      <UnsavedChanges when={form.unsaved} />
      <TextInput {...form.field("name")} autoComplete="name" />
      <TextInput
        {...form.field("username")}
        hint={`${usernameLimits.min} to ${usernameLimits.max} lower-case letters, digits, dots, hyphens or underscores`}
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
    </AuthForm>
  );
}
