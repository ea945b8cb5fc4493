import { useState } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import { forgotLabels, forgotSchema, mailLinkMessages } from "#gateway/domains/accounts/mailLinkContract";
import type { ForgotScreenMutation } from "~/__generated__/ForgotScreenMutation.graphql";
import { useForm } from "~/forms/useForm";
import { useSendsMail } from "~/forms/useSendsMail";
import { type Command, useMutation } from "~/relay/useMutation";
import { authAddress } from "~/session/landing";
import { useSession } from "~/session/sessionStore";
import { TextInput } from "~/ui/TextInput";
import { AskInstitute } from "./AskInstitute";
import { AuthForm } from "./AuthForm";
import { AuthPanel, textLinkClass } from "./AuthPanel";
import { Notice } from "./Notice";

const command: Command<ForgotScreenMutation> = {
  fallback: mailLinkMessages.requestFailed,
  mutation: graphql`
    mutation ForgotScreenMutation($email: String!) {
      result: requestPasswordReset(email: $email) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

/** Asks for a link that chooses a new password. What it says next is the same for every address. */
export function ForgotScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const settings = useSession().settings;
  const sendsMail = useSendsMail();
  const [params] = useSearchParams();
  return (
    <AuthPanel
      title="Forgot password?"
      subtitle={
        sendsMail
          ? "We'll email you a link to set a new password."
          : "This site sends no mail yet. Ask for a link here, and your institute hands it to you."
      }
      notice={
        settings?.disableLogin && (
          <Notice tone="info">Login is currently closed. Administrators can still ask for a link.</Notice>
        )
      }
      footer={
        <Link to={authAddress("login", params.get("next"))} className={textLinkClass}>
          Back to login
        </Link>
      }
    >
      {sentTo === null && <ForgotForm onSent={setSentTo} />}
      {sentTo !== null && sendsMail && <Sent address={sentTo} onAgain={() => setSentTo(null)} />}
      {sentTo !== null && !sendsMail && <Kept address={sentTo} />}
    </AuthPanel>
  );
}

function ForgotForm({ onSent }: { onSent: (address: string) => void }) {
  const [request] = useMutation(command);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    schema: forgotSchema,
    labels: forgotLabels,
    initial: { email: "" },
    async onSubmit(input) {
      setFailure(null);
      const errors = { onFailure: setFailure, onFieldErrors: form.setServerErrors };
      const requested = await request(input, errors);
      if (requested) onSent(input.email);
      return requested !== null;
    },
  });
  return (
    <AuthForm form={form} submit="Send the link" failure={failure}>
      <TextInput
        {...form.field("email")}
        type="email"
        hint="The address of your account"
        autoComplete="email"
      />
    </AuthForm>
  );
}

/** Says where the link is while no mail leaves: staff find it among the kept mails. */
function Kept({ address }: { address: string }) {
  return (
    <div className="text-sm" role="status">
      <p className="font-semibold">Your link is ready</p>
      <p className="mt-1 wrap-anywhere text-muted">
        If an account has the address {address}, your institute has a link for it. It works once, within an
        hour. <AskInstitute />
      </p>
    </div>
  );
}

function Sent({ address, onAgain }: { address: string; onAgain: () => void }) {
  return (
    <div className="text-sm" role="status">
      <p className="font-semibold">Check your mail</p>
      <p className="mt-1 wrap-anywhere text-muted">
        If an account has the address {address}, a link is on its way. It works once, within an hour.
      </p>
      <p className="mt-3 text-muted">
        No mail? Look in the spam folder, or{" "}
        <button type="button" onClick={onAgain} className={textLinkClass}>
          try again
        </button>
        . Still stuck? <AskInstitute />
      </p>
    </div>
  );
}
