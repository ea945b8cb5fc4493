import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { factorMessages } from "#gateway/domains/accounts/factorContract";
import { providerMessages } from "#gateway/domains/identityProviders/contract";
import type { signInCommandsDeleteMutation } from "~/__generated__/signInCommandsDeleteMutation.graphql";
import type { signInCommandsDemandMutation } from "~/__generated__/signInCommandsDemandMutation.graphql";
import type { signInCommandsSaveMutation } from "~/__generated__/signInCommandsSaveMutation.graphql";
import { changeList } from "~/lists/changeList";
import type { Command, ToldCommand } from "~/relay/useMutation";

graphql`
  fragment signInCommandsList_change on IdentityProvidersChange {
    identityProviders { id ...Providers_providers }
  }
`;

/** Adds a sign-in provider, or changes one. */
export const saveProvider: ToldCommand<signInCommandsSaveMutation> = {
  ...providerMessages.save,
  mutation: graphql`
    mutation signInCommandsSaveMutation($providerId: Int, $version: DateTime, $input: IdentityProviderInput!) {
      result: saveIdentityProvider(providerId: $providerId, version: $version, input: $input) {
        ... on IdentityProvidersChange @alias(as: "payload") { ...signInCommandsList_change @relay(mask: false) }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** Deletes a sign-in provider. */
export const deleteProvider: Command<signInCommandsDeleteMutation> = {
  ...providerMessages.delete,
  mutation: graphql`
    mutation signInCommandsDeleteMutation($providerId: Int!) {
      result: deleteIdentityProvider(providerId: $providerId) {
        ... on IdentityProvidersChange @alias(as: "payload") { ...signInCommandsList_change @relay(mask: false) }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

interface Change {
  readonly result: {
    readonly payload?: { readonly identityProviders: readonly { readonly id: string }[] } | null | undefined;
  };
}

/** Shows the providers as they are after a change. */
export function showProviders(store: RecordSourceSelectorProxy, change: Change | null | undefined): void {
  const changed = change?.result.payload?.identityProviders;
  if (!changed) return;
  const rows = changed.flatMap(({ id }) => store.get(id) ?? []);
  changeList(store.getRoot(), "identityProviders", () => rows);
}

export const demandSecondFactor: Command<signInCommandsDemandMutation> = {
  ...factorMessages.demand,
  mutation: graphql`
    mutation signInCommandsDemandMutation($isDemanded: Boolean!) {
      result: setStaffSecondFactor(isDemanded: $isDemanded) {
        ... on SetStaffSecondFactorPayload @alias(as: "payload") { settings { tenantId staffSecondFactor } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
