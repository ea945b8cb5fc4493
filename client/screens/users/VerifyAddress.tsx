import { graphql } from "react-relay";
import { mailLinkMessages } from "#gateway/domains/accounts/mailLinkContract";
import type { VerifyAddressMutation } from "~/__generated__/VerifyAddressMutation.graphql";
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
  return (
    <Button size="sm" busy={busy} onClick={() => void request({})}>
      Mail me a link
    </Button>
  );
}
