import { Checkbox } from "~/ui/Checkbox";
import { PasswordInput } from "~/ui/PasswordInput";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { IssuerTest } from "./IssuerTest";
import { type ProviderForm, roleOptions } from "./providerForm";

interface Props {
  form: Pick<ProviderForm, "field" | "values">;
  /** Whether a secret is kept, which an empty field leaves alone. */
  isSecretSet: boolean;
}

/** The fields of a sign-in provider. */
export function ProviderFields({ form: { field, values }, isSecretSet }: Props) {
  return (
    <>
      <TextInput
        {...field("name")}
        autoComplete="off"
        data-autofocus
        hint="People see ‘Continue with’ and this name on the login page."
      />
      <div className="grid gap-2">
        <TextInput
          {...field("issuer")}
          inputMode="url"
          autoComplete="off"
          hint="The provider’s address, for example https://accounts.google.com"
        />
        <IssuerTest issuer={values.issuer} />
      </div>
      <TextInput
        {...field("clientId")}
        autoComplete="off"
        hint="The provider shows it with your application."
      />
      <PasswordInput
        {...field("secret")}
        noun="secret"
        autoComplete="new-password"
        hint={
          isSecretSet
            ? "A secret is set and never shown again. Leave this empty to keep it."
            : "Stored encrypted and never shown again."
        }
      />
      <TextInput
        {...field("domains")}
        autoComplete="off"
        hint="Only addresses of these domains may sign in. Separate domains with commas; empty allows all."
      />
      <Checkbox
        {...field("createsUsers")}
        hint="Otherwise only people who already have an account here can sign in this way."
      />
      {values.createsUsers && (
        <Select
          {...field("role")}
          placeholder={null}
          options={roleOptions}
          hint="The role of new accounts. Trainers need mail domains above."
        />
      )}
    </>
  );
}
