import { graphql } from "react-relay";
import { mailLinkMessages } from "#gateway/domains/accounts/mailLinkContract";
import type { VerifyAddressMutation } from "~/__generated__/VerifyAddressMutation.graphql";
import { useSendsMail } from "~/forms/useSendsMail";
import { type Command, useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";

const command: Command<VerifyAddressMutation> = {
  ...mailLinkMessages.sendVerification,
  mutation: graphql`
    mutation VerifyAddressMutation {
      result: requestEmailVerification {
        ... on RequestEmailVerificationPayload @alias(as: "payload") { requested }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** Has a link mailed that confirms the viewer's own address. */
export function VerifyAddress() {
  const [request, busy] = useMutation(command);
  const sendsMail = useSendsMail();
  if (!sendsMail) return <span className="text-xs text-muted">Mail isn't set up</span>;
  return (
    <Button size="sm" busy={busy} onClick={() => void request({})}>
      Mail me a link
    </Button>
  );
}
