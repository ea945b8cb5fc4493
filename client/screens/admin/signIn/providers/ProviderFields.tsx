import { CircleAlert, CircleCheck, PlugZap } from "lucide-react";
import { useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import {
  givenRoles,
  providerLabels,
  providerMessages,
  type providerSchema,
} from "#gateway/domains/identityProviders/contract";
import type { ProviderFieldsIssuerQuery } from "~/__generated__/ProviderFieldsIssuerQuery.graphql";
import type { Providers_providers$data } from "~/__generated__/Providers_providers.graphql";
import type { useForm } from "~/forms/useForm";
import { quietRequest } from "~/relay/network";
import { readOnce } from "~/relay/readOnce";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { classNames } from "~/ui/classNames";
import { PasswordInput } from "~/ui/PasswordInput";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";

/** A provider as the screen shows it. */
export type Provider = Providers_providers$data[number];

export const formLabels = {
  ...providerLabels,
  createsUsers: "Create an account for people who have none",
} as const;

/** A provider as its form holds it. */
export interface ProviderValues {
  name: string;
  issuer: string;
  clientId: string;
  secret: string;
  domains: string;
  createsUsers: boolean;
  role: string;
}

export const newProvider: ProviderValues = {
  name: "",
  issuer: "",
  clientId: "",
  secret: "",
  domains: "",
  createsUsers: false,
  role: givenRoles[0],
};

/** The secret is never sent: an empty field keeps it. */
export const toValues = (provider: Provider): ProviderValues => {
  const { name, issuer, clientId, domains, createsUsers, role } = provider;
  return { name, issuer, clientId, domains, createsUsers, role, secret: "" };
};

/** The form of a provider, new or not. */
type ProviderForm = ReturnType<typeof useForm<typeof providerSchema, ProviderValues>>;

const roleNames: Readonly<Record<string, string>> = { LEARNER: "Learner", TRAINER: "Trainer" };

export const roleName = (role: string): string => roleNames[role] ?? role;

const roleOptions = givenRoles.map((value) => ({ value, label: roleName(value) }));

const query = graphql`
  query ProviderFieldsIssuerQuery($issuer: String!) {
    issuerCheck(issuer: $issuer) { isReached message }
  }
`;

interface TestResult {
  /** The address that was tested: another one has not been. */
  issuer: string;
  isReached: boolean;
  message: string;
}

/** Tests whether a provider responds at an address, before it is saved. */
function IssuerTest({ issuer }: { issuer: string }) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const [tested, setTested] = useState<TestResult | null>(null);
  const test = async () => {
    setBusy(true);
    const variables = { issuer: issuer.trim() };
    const found = await readOnce<ProviderFieldsIssuerQuery>(environment, query, variables, quietRequest);
    setTested({
      issuer,
      ...(found?.issuerCheck ?? { isReached: false, message: providerMessages.testFailed }),
    });
    setBusy(false);
  };
  const result = tested?.issuer === issuer ? tested : null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button
        size="sm"
        icon={<PlugZap />}
        busy={busy}
        disabled={issuer.trim() === ""}
        onClick={() => void test()}
      >
        Test connection
      </Button>
      <p
        role="status"
        className={classNames(
          "flex min-w-0 items-center gap-1.5 text-xs font-medium",
          result?.isReached ? "text-success-ink" : "text-danger-ink",
        )}
      >
        {result && (
          <>
            {result.isReached ? (
              <CircleCheck aria-hidden className="size-3.5 shrink-0" />
            ) : (
              <CircleAlert aria-hidden className="size-3.5 shrink-0" />
            )}
            <span>{result.message}</span>
          </>
        )}
      </p>
    </div>
  );
}

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
