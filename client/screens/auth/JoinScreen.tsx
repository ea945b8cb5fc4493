import { useState } from "react";
import { graphql } from "react-relay";
import { useNavigate, useParams } from "react-router-dom";
import { acceptLabels, acceptSchema, invitationMessages } from "#gateway/domains/invitations/contract";
import { passwordLimits } from "#gateway/domains/users/contract";
import type { JoinScreenMutation } from "~/__generated__/JoinScreenMutation.graphql";
import type { JoinScreenQuery } from "~/__generated__/JoinScreenQuery.graphql";
import { formatMoment } from "~/formats/moments";
import "~/session/instituteZone";
import { useForm } from "~/forms/useForm";
import { type Command, useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { authAddress } from "~/session/landing";
import { useSession } from "~/session/sessionStore";
import { useSignIn } from "~/session/useSignIn";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { PasswordInput } from "~/ui/PasswordInput";
import { TextInput } from "~/ui/TextInput";
import { AuthForm } from "./AuthForm";
import { AuthPanel } from "./AuthPanel";
import { LinkOver } from "./LinkOver";
import { Notice } from "./Notice";
import { WhereStored } from "./StorageBlocked";

const query = graphql`
  query JoinScreenQuery($token: String!) @preloadable {
    openInvitation(token: $token) { email name inviter place hasAccount expiresAt }
  }
`;

const command: Command<JoinScreenMutation> = {
  ...invitationMessages.accept,
  mutation: graphql`
    mutation JoinScreenMutation($input: AcceptInvitationInput!) {
      result: acceptInvitation(input: $input) {
        ... on AcceptInvitationPayload @alias(as: "payload") { to session { ...readSession_session } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

type Invitation = NonNullable<JoinScreenQuery["response"]["openInvitation"]>;

/** Accepts an invitation, then goes straight to the course or batch that it names. */
export function JoinScreen() {
  const { openInvitation: invitation } = useRouteQuery<JoinScreenQuery>(query);
  const { account, settings } = useSession();
  const { token = "" } = useParams();
  if (!invitation)
    return (
      <LinkOver title="Invitation">
        <p className="mb-4 text-muted">Ask the person who invited you for a new one.</p>
        <ButtonLink to={authAddress("login")}>Log in</ButtonLink>
      </LinkOver>
    );
  const { inviter, place, expiresAt, email, hasAccount } = invitation;
  const where = place ?? settings?.name ?? "the institute";
  return (
    <AuthPanel
      title={`Join ${where}`}
      subtitle={`${inviter} invites you${place && settings ? ` to ${place} at ${settings.name}` : ""}. Open until ${formatMoment(expiresAt)}.`}
      footer={null}
    >
      {account ? (
        <JoinAs name={account.name} isOther={email !== null && email !== account.email} token={token} />
      ) : hasAccount ? (
        <div className="text-sm">
          <p className="mb-4 wrap-anywhere">You have an account with {email}. Sign in to accept.</p>
          <ButtonLink variant="primary" to={authAddress("login", `/auth/join/${token}`)}>
            Log in
          </ButtonLink>
        </div>
      ) : (
        <WhereStored>
          <JoinForm invitation={invitation} token={token} />
        </WhereStored>
      )}
    </AuthPanel>
  );
}

/** Accepts as the person who is signed in. */
function JoinAs({ name, isOther, token }: { name: string; isOther: boolean; token: string }) {
  const [accept, busy] = useMutation(command);
  const navigate = useNavigate();
  const join = async () => {
    const accepted = await accept({ input: { token } });
    if (accepted) void navigate(accepted.to);
  };
  if (isOther) return <Notice tone="danger">{invitationMessages.otherAccount}</Notice>;
  return (
    <>
      <p className="mb-4 text-sm">
        You are signed in as <strong className="font-semibold">{name}</strong>.
      </p>
      <Button variant="primary" className="w-full" busy={busy} onClick={join}>
        Accept
      </Button>
    </>
  );
}

function useJoin({ email, name }: Invitation, token: string) {
  const [accept] = useMutation(command);
  const signIn = useSignIn();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    schema: acceptSchema,
    labels: acceptLabels,
    initial: { name, email: email ?? "", password: "" },
    async onSubmit(input) {
      setFailure(null);
      const errors = { onFailure: setFailure, onFieldErrors: form.setServerErrors };
      const accepted = await accept({ input: { ...input, token } }, errors);
      return accepted !== null && signIn(accepted.session, accepted.to);
    },
  });
  return { form, failure };
}

function JoinForm({ invitation, token }: { invitation: Invitation; token: string }) {
  const { form, failure } = useJoin(invitation, token);
  return (
    <AuthForm form={form} submit="Accept" failure={failure}>
      <TextInput {...form.field("name")} autoComplete="name" />
      <TextInput
        {...form.field("email")}
        type="email"
        autoComplete="username"
        readOnly={invitation.email !== null}
      />
      <PasswordInput
        {...form.field("password")}
        autoComplete="new-password"
        hint={`${passwordLimits.min} to ${passwordLimits.max} characters`}
      />
    </AuthForm>
  );
}
