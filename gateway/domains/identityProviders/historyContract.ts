import { type DomainHistory, flag } from "../domainHistoryContract";

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
    Identity: {
      providerId: "Sign-in provider (id)",
      subject: "Id at the provider",
    },
    IdentityProvider: {
      clientId: "Client id",
      createsUsers: flag("Create an account for people who have none"),
      domains: "Mail domains",
      issuer: "Issuer",
      sealedSecret: "Client secret",
    },
  },
} as const satisfies DomainHistory;
