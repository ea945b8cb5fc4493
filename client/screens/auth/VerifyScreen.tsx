import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import { Link, useParams } from "react-router-dom";
import { mailLinkMessages } from "#gateway/domains/accounts/mailLinkContract";
import type { VerifyScreenMutation } from "~/__generated__/VerifyScreenMutation.graphql";
import { type Command, useMutation } from "~/relay/useMutation";
import { loginAddress, ownArea } from "~/session/landing";
import { useSession } from "~/session/sessionStore";
import { ButtonLink } from "~/ui/ButtonLink";
import { AuthPanel, textLinkClass } from "./AuthPanel";
import { LinkOver } from "./LinkOver";

const title = "Confirm your address";

const command: Command<VerifyScreenMutation> = {
  fallback: mailLinkMessages.verifyFailed,
  mutation: graphql`
    mutation VerifyScreenMutation($token: String!) {
      result: verifyEmail(token: $token) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

/** Confirms the address of an account by a mailed link, at once. */
export function VerifyScreen() {
  const { token = "" } = useParams();
  const { account } = useSession();
  const [verify] = useMutation(command);
  const [state, setState] = useState<"busy" | "done" | "failed">("busy");
  useEffect(() => {
    let isShown = true;
    void verify({ token }).then((done) => isShown && setState(done ? "done" : "failed"));
    return () => {
      isShown = false;
    };
  }, [verify, token]);
  const profile = account ? `/users/${encodeURIComponent(account.username)}` : loginAddress();
  if (state === "failed")
    return (
      <LinkOver title={title}>
        <p className="mb-4 text-muted">Send yourself a new one from your profile.</p>
        <ButtonLink to={profile} variant="primary">
          {account ? "Go to your profile" : "Log in"}
        </ButtonLink>
      </LinkOver>
    );
  return (
    <AuthPanel title={title} footer={null}>
      <div role="status" className="text-sm">
        <p className="font-semibold">{state === "busy" ? "Confirming…" : mailLinkMessages.verified}</p>
        {state === "done" && (
          <p className="mt-1 text-muted">
            <Link to={account ? ownArea(account) : loginAddress()} className={textLinkClass}>
              {account ? "Continue" : "Log in"}
            </Link>
          </p>
        )}
      </div>
    </AuthPanel>
  );
}
