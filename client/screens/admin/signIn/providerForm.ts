import { givenRoles, providerLabels, type providerSchema } from "#gateway/domains/identityProviders/contract";
import type { Providers_providers$data } from "~/__generated__/Providers_providers.graphql";
import type { useForm } from "~/forms/useForm";

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
  ...{ name: "", issuer: "", clientId: "", secret: "", domains: "", createsUsers: false },
  role: givenRoles[0],
};

/** The secret is never sent: an empty field keeps it. */
export const toValues = (provider: Provider): ProviderValues => {
  const { name, issuer, clientId, domains, createsUsers, role } = provider;
  return { name, issuer, clientId, domains, createsUsers, role, secret: "" };
};

/** The form of a provider, new or not. */
export type ProviderForm = ReturnType<typeof useForm<typeof providerSchema, ProviderValues>>;

const roleNames: Readonly<Record<string, string>> = { LEARNER: "Learner", TRAINER: "Trainer" };

export const roleName = (role: string): string => roleNames[role] ?? role;

export const roleOptions = givenRoles.map((value) => ({ value, label: roleName(value) }));
