import { useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import { firstStepSchema, loginLabels } from "#gateway/domains/accounts/contract";
import type { LoginFormMutation } from "~/__generated__/LoginFormMutation.graphql";
import { useForm } from "~/forms/useForm";
import { type Command, useMutation } from "~/relay/useMutation";
import { signInMessages } from "~/session/signInMessages";
import { useSignIn } from "~/session/useSignIn";
import { PasswordInput } from "~/ui/PasswordInput";
import { TextInput } from "~/ui/TextInput";
import { AuthForm } from "./AuthForm";
import { SecondStep } from "./SecondStep";

const command: Command<LoginFormMutation> = {
  ...signInMessages.logIn,
  mutation: graphql`
    mutation LoginFormMutation($input: LoginInput!) {
      result: login(input: $input) {
        ...readSession_session @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

const initial = { email: "", password: "" };
interface Failure {
  reason: string;
  /** After too many attempts even the right password is refused. */
  isLocked: boolean;
}

/** The login form. Errors are shown above it, and the input stays. */
export function LoginForm({ next }: { next: string | null }) {
  const [logIn] = useMutation(command);
  const signIn = useSignIn();
  /** The first step's result, while the second is asked for. */
  const [first, setFirst] = useState<typeof initial | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const onFailure = (reason: string, code?: string) =>
    setFailure({ reason, isLocked: code === "TOO_MANY_ATTEMPTS" });
  type Failures = Parameters<typeof logIn>[1];
  const send = async (input: typeof initial & { otp?: string }, failures: Failures) =>
    signIn(await logIn({ input }, failures), next);
  const form = useForm({
    schema: firstStepSchema,
    labels: loginLabels,
    initial,
    async onSubmit(input): Promise<boolean> {
      setFailure(null);
      const onSecondFactor = () => setFirst(input);
      return send(input, { onFailure, onFieldErrors: form.setServerErrors, onSecondFactor });
    },
  });
  if (first)
    return (
      <SecondStep send={(otp, failures) => send({ ...first, otp }, failures)} onBack={() => setFirst(null)} />
    );
  return (
    <AuthForm
      form={form}
      submit="Login"
      failure={
        failure && (
          <>
            <p>{failure.reason}</p>
            {failure.isLocked && (
              <p className="mt-1">
                <Link to="/auth/forgot" className="font-medium underline underline-offset-2">
                  Choose a new password
                </Link>
              </p>
            )}
          </>
        )
      }
    >
      <TextInput
        {...form.field("email")}
        hint="Your email address or your username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PasswordInput {...form.field("password")} />
    </AuthForm>
  );
}
