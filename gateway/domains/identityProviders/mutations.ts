import { editedVersion, inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { deleteProvider, saveProvider } from "./commands";
import { IdentityProvidersChange } from "./IdentityProvider";

const IdentityProviderInput = inputType("IdentityProviderInput", {
  name: required("String", "At most 40 characters."),
  issuer: required("String", "An address on the internet that begins with https://."),
  clientId: required("String", "This installation's id at the provider."),
  secret: optional("String", "The client's secret; null keeps the stored one."),
  domains: optional("String", "Mail domains, separated by commas; null for any."),
  createsUsers: required("Boolean", "Whether an address without an account gets a new one."),
  role: required("String", "LEARNER, or TRAINER together with mail domains."),
});

staffMutation("saveIdentityProvider", {
  right: "signIn.manage",
  type: IdentityProvidersChange,
  description:
    "Adds an OpenID Connect provider, or changes one. FORBIDDEN unless the viewer has every right, since a provider can open any account. Requires signIn.manage.",
  args: toArgs({
    providerId: optional("Int", "The provider's id; null adds one."),
    version: editedVersion,
    input: required(IdentityProviderInput),
  }),
  run: async (context, member, edit) => {
    await saveProvider(context, member, edit);
    return {};
  },
});

staffMutation("deleteIdentityProvider", {
  right: "signIn.manage",
  type: IdentityProvidersChange,
  description:
    "Deletes a provider and unlinks its accounts, which stay. FORBIDDEN unless the viewer has every right. Requires signIn.manage.",
  args: toArgs({ providerId: rowId("identity provider") }),
  run: async (context, member, { providerId }) => {
    await deleteProvider(context, member, providerId);
    return {};
  },
});
