import { useState } from "react";
import { graphql } from "react-relay";
import { Link, useParams } from "react-router-dom";
import { mailLinkMessages, newPasswordSchema, resetLabels } from "#gateway/domains/accounts/mailLinkContract";
import { passwordLimits } from "#gateway/domains/users/contract";
import type { LoginFormMutation } from "~/__generated__/LoginFormMutation.graphql";
import type { ResetScreenMutation } from "~/__generated__/ResetScreenMutation.graphql";
import type { ResetScreenQuery } from "~/__generated__/ResetScreenQuery.graphql";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useForm } from "~/forms/useForm";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { type Command, useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { authAddress } from "~/session/landing";
import { signInMessages } from "~/session/signInMessages";
import { useSignIn } from "~/session/useSignIn";
import { ButtonLink } from "~/ui/ButtonLink";
import { PasswordInput } from "~/ui/PasswordInput";
import { showToast } from "~/ui/toasts";
import { AuthForm } from "./AuthForm";
import { AuthPanel, textLinkClass } from "./AuthPanel";
import { LinkOver } from "./LinkOver";
import { logInMutation } from "./LoginForm";

const query = graphql`
  query ResetScreenQuery($token: String!) @preloadable {
    resetLinkOwner(token: $token) { name username }
  }
`;

const command: Command<ResetScreenMutation> = {
  fallback: mailLinkMessages.reset.fallback,
  mutation: graphql`
    mutation ResetScreenMutation($token: String!, $password: String!) {
      result: resetPassword(token: $token, password: $password) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

/** Signs in with the new password; what is told is that it was changed. */
const logInCommand: Command<LoginFormMutation> = {
  fallback: signInMessages.logIn.fallback,
  mutation: logInMutation,
};

/** Chooses a new password by a mailed link. */
export function ResetScreen() {
  const { resetLinkOwner: owner } = useRouteQuery<ResetScreenQuery>(query);
  if (!owner)
    return (
      <LinkOver title="Choose a new password">
        <ButtonLink to="/auth/forgot" variant="primary">
          Get a new link
        </ButtonLink>
      </LinkOver>
    );
  return (
    <AuthPanel
      title="Choose a new password"
      subtitle={`For ${owner.name}. Your other sessions end.`}
      footer={
        <Link to={authAddress("login")} className={textLinkClass}>
          Back to login
        </Link>
      }
    >
      <ResetForm username={owner.username} />
    </AuthPanel>
  );
}

function ResetForm({ username }: { username: string }) {
  const { token = "" } = useParams();
  const [reset] = useMutation(command);
  const [logIn] = useMutation(logInCommand);
  const signIn = useSignIn();
  const leave = useLeaveForm();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    schema: newPasswordSchema,
    labels: resetLabels,
    initial: { password: "" },
    async onSubmit({ password }) {
      setFailure(null);
      const errors = { onFailure: setFailure, onFieldErrors: form.setServerErrors };
      if ((await reset({ token, password }, errors)) === null) return false;
      // With a second factor, or without a session for another reason, the login goes on from here.
      const session = await logIn(
        { input: { email: username, password } },
        { onSecondFactor: () => undefined },
      );
      const isSignedIn = session !== null && signIn(session, null);
      const { success, successSignedIn } = mailLinkMessages.reset;
      showToast({ tone: "success", message: isSignedIn ? successSignedIn : success });
      if (!isSignedIn) await leave(authAddress("login"));
      return true;
    },
  });
  return (
    <AuthForm
      form={form}
      submit="Change password"
      failure={
        failure && (
          <>
            <p>{failure}</p>
            <Link to="/auth/forgot" className="mt-1 block font-medium underline underline-offset-2">
              Get a new link
            </Link>
          </>
        )
      }
    >
      <UnsavedChanges when={form.unsaved} />
      {/* Password managers store the new password with it. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        {...form.field("password")}
        autoComplete="new-password"
        hint={`${passwordLimits.min} to ${passwordLimits.max} characters`}
      />
    </AuthForm>
  );
}
