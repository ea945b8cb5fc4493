import { useState } from "react";
import { otpLabels, otpSchema } from "#gateway/domains/accounts/factorContract";
import { type FieldError, useForm } from "~/forms/useForm";
import { Button } from "~/ui/Button";
import { TextInput } from "~/ui/TextInput";
import { AuthForm } from "./AuthForm";

/** How a try went wrong. */
export interface StepFailures {
  onFailure: (reason: string) => void;
  onSecondFactor: (errors: readonly FieldError[]) => void;
}

interface Props {
  /** Signs in with a code; false where that failed. */
  send: (otp: string, failures: StepFailures) => Promise<boolean>;
  onBack: () => void;
}

/** The second step of a sign-in: the code of an authenticator app. */
export function SecondStep({ send, onBack }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    schema: otpSchema,
    labels: otpLabels,
    initial: { otp: "" },
    async onSubmit({ otp }): Promise<boolean> {
      setFailure(null);
      return send(otp, { onFailure: setFailure, onSecondFactor: form.setServerErrors });
    },
  });
  return (
    <>
      <AuthForm form={form} submit="Continue" failure={failure}>
        <TextInput
          {...form.field("otp")}
          hint="From your authenticator app, or one of your recovery codes"
          verbatim
          autoFocus
          autoComplete="one-time-code"
        />
      </AuthForm>
      <Button variant="ghost" className="mt-2 w-full" onClick={onBack}>
        Back
      </Button>
    </>
  );
}
