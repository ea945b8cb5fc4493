import { required, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { fromColumn, isSet } from "#gateway/graphql/fromColumn";
import { rowsQuery, valueQuery } from "#gateway/graphql/queryFields";
import { nodeType, rowType, valueType } from "#gateway/graphql/types";
import { isReachable } from "./clientCommands";
import { callbackAddress, providerAddress, providerMessages } from "./contract";

const byName = [{ sortKey: "asc" }, { id: "asc" }] as const;

export const IdentityProvider = nodeType("IdentityProvider", {
  description: "An OpenID Connect provider for signing in. Requires signIn.manage.",
  readers: "signIn.manage",
  columns: {
    databaseId: "The id, used in arguments.",
    name: "Its name on the login page.",
    issuer: "Its address.",
    clientId: "This installation's id at the provider.",
    domains: "The mail domains whose addresses may sign in, separated by commas; empty for any.",
    createsUsers: "Whether an address without an account gets a new one.",
    role: "The role of new accounts.",
    updatedAt: "When it last changed.",
  },
  fields: (t) => ({
    isSecretSet: t.boolean({
      description: "Whether a client secret is stored. The secret itself is never sent.",
      ...isSet("sealedSecret"),
    }),
    callbackPath: t.string({
      description: "The path on this site to which the provider redirects.",
      ...fromColumn("id", callbackAddress),
    }),
  }),
});

rowsQuery("identityProviders", {
  type: IdentityProvider,
  description: "The organization's OpenID Connect providers, by name. Requires signIn.manage.",
  readers: "signIn.manage",
  orderBy: byName,
});

const SignInProvider = rowType("IdentityProvider", {
  variant: "SignInProvider",
  description: "A provider for signing in.",
  readers: "public",
  columns: { name: "Its name." },
  fields: (t) => ({
    address: t.string({
      description: "The path on this site that starts the sign-in; takes `next`.",
      ...fromColumn("id", providerAddress),
    }),
  }),
});

rowsQuery("signInProviders", {
  type: SignInProvider,
  description: "The providers for signing in.",
  readers: "public",
  orderBy: byName,
});

const IssuerCheck = valueType<{ isReached: boolean }>("IssuerCheck", {
  description: "Whether a provider's settings can be read. Requires signIn.manage.",
  readers: "signIn.manage",
  values: { isReached: value("Boolean", "Whether they can.") },
  fields: (t) => ({
    message: t.string({
      description: "The same in words.",
      resolve: ({ isReached }) => (isReached ? providerMessages.reached : providerMessages.unreachable),
    }),
  }),
});

valueQuery("issuerCheck", {
  type: IssuerCheck,
  description: "Reads the discovery document of an issuer. Requires signIn.manage.",
  readers: "signIn.manage",
  args: toArgs({ issuer: required("String", "The issuer's address.") }),
  resolve: async ({ issuer }, context) => ({ isReached: await isReachable(context, issuer) }),
});

export const IdentityProvidersChange = valueType<object>("IdentityProvidersChange", {
  description: "The providers after a change. Requires signIn.manage.",
  readers: "signIn.manage",
  fields: (t) => ({
    identityProviders: t.prismaField({
      type: [IdentityProvider],
      description: "All providers of the organization, by name.",
      resolve: (query, _change, _args, { db }) =>
        db.identityProvider.findMany({ ...query, orderBy: [...byName] }),
    }),
  }),
});
