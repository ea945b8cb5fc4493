import { inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload } from "#gateway/graphql/payloads";
import { updateOrganization } from "./commands";
import { Organization, OrganizationSettings } from "./Organization";

const ChangedOrganization = changedPayload("ChangedOrganizationPayload", {
  description: "The organization after the change.",
  isUndoable: true,
  rows: {
    organization: { type: Organization, id: "organizationId", description: "All its settings." },
    settings: { type: OrganizationSettings, id: "organizationId", description: "The public settings." },
  },
});

const OrganizationInput = inputType("OrganizationInput", {
  name: required("String", "At most 100 characters."),
  logo: optional("String", "URL of a picture: http, https or a file on this site; null shows the code."),
  theme: optional("String", "The brand colour as # and six digits; null uses the product's."),
  email: optional("String", "The contact address."),
  phone: optional("String", "Digits, spaces, brackets and dashes, at most 30 characters."),
  address: optional("String", "At most 250 characters."),
  city: optional("String", "At most 100 characters."),
  website: optional("String", "Begins with http:// or https://."),
  selfRegistration: required("Boolean", "Whether visitors may register."),
  disableLogin: required("Boolean", "Whether only ADMIN may sign in."),
  allowedOrigins: optional(
    "String",
    "Origins of other sites that may call the API, separated by commas; at most 20.",
  ),
  paymentInstructions: optional("String", "Instructions for payments that are due: at most 500 characters."),
  timeZone: required("String", "An IANA time zone, such as Asia/Kolkata."),
});

staffMutation("updateOrganization", {
  right: "organization.manage",
  type: ChangedOrganization,
  description:
    "Changes the settings of the viewer's organization; STALE if they have changed since `version`. Requires ADMIN.",
  args: toArgs({
    databaseId: rowId("organization"),
    version: required("DateTime", "The `updatedAt` of the settings when the edit began."),
    input: required(OrganizationInput),
  }),
  run: async (context, member, { databaseId, version, input }) => {
    await updateOrganization(context, member, { organizationId: databaseId, version, input });
    return { organizationId: databaseId };
  },
});
