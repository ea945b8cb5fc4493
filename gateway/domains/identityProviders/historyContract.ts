import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of identity providers. */
export const history = {
  mutations: {
    saveIdentityProvider: "identityProvider.saved",
    deleteIdentityProvider: "identityProvider.deleted",
  },
  actions: {
    "identityProvider.deleted": "Sign-in provider deleted",
    "identityProvider.saved": "Sign-in provider saved",
  },
  tables: {
    Identity: "Link to a provider",
    IdentityProvider: "Sign-in provider",
  },
  columns: {
    Identity: { subject: "Id at the provider" },
  },
} as const satisfies DomainHistory;
