import { rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { adminMutation } from "#gateway/graphql/mutationFields";
import { changedPayload } from "#gateway/graphql/payloads";
import { updateOrganization } from "./commands";
import { Organization, OrganizationSettings } from "./Organization";

const ChangedOrganization = changedPayload("ChangedOrganizationPayload", {
  description: "The organization after the change.",
  rows: {
    organization: { type: Organization, id: "organizationId", description: "All its settings." },
    settings: { type: OrganizationSettings, id: "organizationId", description: "The public settings." },
  },
});

const OrganizationInput = builder.inputType("OrganizationInput", {
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 100 characters." }),
    logo: t.string({ description: "A picture's address, http or https; null shows the code." }),
    theme: t.string({ description: "The brand colour as # and six digits; null uses the product's." }),
    email: t.string({ description: "The contact address." }),
    phone: t.string({ description: "Digits, spaces, brackets and dashes, at most 30 characters." }),
    address: t.string({ description: "At most 250 characters." }),
    city: t.string({ description: "At most 100 characters." }),
    website: t.string({ description: "Begins with http:// or https://." }),
    selfRegistration: t.boolean({ required: true, description: "Whether visitors may register." }),
    disableLogin: t.boolean({ required: true, description: "Whether only ADMIN may sign in." }),
    allowedOrigins: t.string({
      description: "Origins of other sites that may call the API, separated by commas; at most 20.",
    }),
    timeZone: t.string({ required: true, description: "An IANA time zone, such as Asia/Kolkata." }),
  }),
});

adminMutation("updateOrganization", {
  type: ChangedOrganization,
  description:
    "Changes the settings of the viewer's organization; CONFLICT when they were changed since `version`. Requires ADMIN.",
  args: builder.args((t) => ({
    databaseId: t.int(rowId("organization")),
    version: t.field({
      type: "DateTime",
      required: true,
      description: "The `updatedAt` of the settings that the change begins from.",
    }),
    input: t.field({ type: OrganizationInput, required: true }),
  })),
  run: async (context, _member, { databaseId, version, input }) => {
    await updateOrganization(context, { organizationId: databaseId, version, input });
    return { organizationId: databaseId };
  },
});
