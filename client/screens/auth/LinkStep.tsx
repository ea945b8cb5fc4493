import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { LinkStepMutation } from "~/__generated__/LinkStepMutation.graphql";
import { type Command, useMutation } from "~/relay/useMutation";
import { authAddress } from "~/session/landing";
import { signInMessages } from "~/session/signInMessages";
import { useSignIn } from "~/session/useSignIn";
import { SecondStep } from "./SecondStep";

const command: Command<LinkStepMutation> = {
  ...signInMessages.logIn,
  mutation: graphql`
    mutation LinkStepMutation($code: String!, $otp: String!) {
      result: signInByCode(code: $code, otp: $otp) {
        ...readSession_session @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** The second step after a sign-in link or another provider, whose single-use code is in the address. */
export function LinkStep({ code, next }: { code: string; next: string | null }) {
  const [commit] = useMutation(command);
  const signIn = useSignIn();
  const navigate = useNavigate();
  return (
    <SecondStep
      send={async (otp, failures) => signIn(await commit({ code, otp }, failures), next)}
      onBack={() => void navigate(authAddress("login", next), { replace: true })}
    />
  );
}
