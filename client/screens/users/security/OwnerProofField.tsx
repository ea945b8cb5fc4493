import type { OwnerProof } from "#gateway/domains/accounts/ownerContract";
import type { FieldBinding } from "~/forms/useForm";
import { PasswordInput } from "~/ui/PasswordInput";
import { TextInput } from "~/ui/TextInput";

/** The empty fields of a form that asks for a proof. */
export const noProof = { password: "", otp: "" };

interface Props {
  proof: OwnerProof;
  form: { field: (name: "password" | "otp") => FieldBinding<string> };
}

/** Asks for what proves that the owner is there; nothing where a fresh sign-in does. */
export function OwnerProofField({ proof, form }: Props) {
  if (proof === "OTP")
    return (
      <TextInput
        {...form.field("otp")}
        hint="From your app, or a recovery code"
        verbatim
        autoComplete="one-time-code"
      />
    );
  return proof === "PASSWORD" ? (
    <PasswordInput {...form.field("password")} hint="To confirm that it's you" />
  ) : null;
}
