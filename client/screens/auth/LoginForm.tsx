import { useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import { firstStepSchema, loginLabels } from "#gateway/domains/accounts/contract";
import type { LoginFormMutation } from "~/__generated__/LoginFormMutation.graphql";
import { useForm } from "~/forms/useForm";
import { type Command, useMutation } from "~/relay/useMutation";
import type { SessionKey } from "~/session/readSession";
import { signInMessages } from "~/session/signInMessages";
import { PasswordInput } from "~/ui/PasswordInput";
import { TextInput } from "~/ui/TextInput";
import { AuthForm } from "./AuthForm";
import { SecondStep } from "./SecondStep";

/** Signs in by username or email. */
export const logInMutation = graphql`
  mutation LoginFormMutation($input: LoginInput!) {
    result: login(input: $input) {
      ...readSession_session @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const command: Command<LoginFormMutation> = { ...signInMessages.logIn, mutation: logInMutation };

interface FirstStep {
  email: string;
  password: string;
}

interface Failure {
  reason: string;
  /** After too many attempts even the right password is refused. */
  isLocked: boolean;
}

interface Props {
  /** The only person who may sign in; anyone by default. */
  username?: string;
  /** Called with the new session; returns false where none was opened. */
  onSession: (session: SessionKey) => boolean;
}

/** The login form. Errors are shown above it, and the input stays. */
export function LoginForm({ username, onSession }: Props) {
  const [logIn] = useMutation(command);
  /** The first step's result, while the second is asked for. */
  const [first, setFirst] = useState<FirstStep | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const onFailure = (reason: string, code?: string) =>
    setFailure({ reason, isLocked: code === "TOO_MANY_ATTEMPTS" });
  type Failures = Parameters<typeof logIn>[1];
  const send = async (input: FirstStep & { otp?: string }, failures: Failures) => {
    const session = await logIn({ input }, failures);
    return session !== null && onSession(session);
  };
  const form = useForm({
    schema: firstStepSchema,
    labels: loginLabels,
    initial: { email: username ?? "", password: "" },
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
                <ForgotLink inNewTab={username !== undefined} />
              </p>
            )}
          </>
        )
      }
    >
      <TextInput
        {...form.field("email")}
        hint="Your email address or your username"
        readOnly={username !== undefined}
        autoComplete={username === undefined ? "username webauthn" : "username"}
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PasswordInput {...form.field("password")} data-autofocus={username === undefined ? undefined : ""} />
    </AuthForm>
  );
}

const forgotLink = {
  className: "font-medium underline underline-offset-2",
  children: "Choose a new password",
};

/** Another tab leaves what is typed on this page. */
const ForgotLink = ({ inNewTab }: { inNewTab: boolean }) =>
  inNewTab ? (
    <a href="/auth/forgot" target="_blank" rel="noopener" {...forgotLink} />
  ) : (
    <Link to="/auth/forgot" {...forgotLink} />
  );
