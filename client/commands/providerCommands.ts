import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { providerMessages } from "#gateway/domains/identityProviders/contract";
import type { providerCommandsDeleteMutation } from "~/__generated__/providerCommandsDeleteMutation.graphql";
import type { providerCommandsSaveMutation } from "~/__generated__/providerCommandsSaveMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

graphql`
  fragment providerCommandsList_change on IdentityProvidersChange {
    identityProviders { id ...Providers_providers }
  }
`;

/** Adds a sign-in provider, or changes one. */
export const saveProvider: ToldCommand<providerCommandsSaveMutation> = {
  ...providerMessages.save,
  mutation: graphql`
    mutation providerCommandsSaveMutation($providerId: Int, $version: DateTime, $input: IdentityProviderInput!) {
      result: saveIdentityProvider(providerId: $providerId, version: $version, input: $input) {
        ... on IdentityProvidersChange @alias(as: "payload") { ...providerCommandsList_change @relay(mask: false) }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** Deletes a sign-in provider. */
export const deleteProvider: Command<providerCommandsDeleteMutation> = {
  ...providerMessages.delete,
  mutation: graphql`
    mutation providerCommandsDeleteMutation($providerId: Int!) {
      result: deleteIdentityProvider(providerId: $providerId) {
        ... on IdentityProvidersChange @alias(as: "payload") { ...providerCommandsList_change @relay(mask: false) }
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
  store.getRoot().setLinkedRecords(rows, "identityProviders");
}

/** Takes a provider out of the list before the server has answered. */
export function takeProvider(store: RecordSourceSelectorProxy, id: string): void {
  const root = store.getRoot();
  const rows = root.getLinkedRecords("identityProviders") ?? [];
  root.setLinkedRecords(
    rows.filter((row) => row?.getDataID() !== id),
    "identityProviders",
  );
}
