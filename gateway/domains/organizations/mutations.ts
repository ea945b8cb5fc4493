import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { updateOrganization } from "./commands";
import { Organization, OrganizationSettings } from "./Organization";

const ChangedOrganization = builder
  .objectRef<{ organizationId: number }>("ChangedOrganizationPayload")
  .implement({
    description: "The organization after the change.",
    authScopes: { staff: true },
    fields: (t) => ({
      organization: t.prismaField({
        type: Organization,
        description: "All its settings.",
        resolve: (query, { organizationId }, _args, { db }) =>
          db.organization.findFirstOrThrow({ ...query, where: { id: organizationId } }),
      }),
      settings: t.prismaField({
        type: OrganizationSettings,
        description: "The public settings.",
        resolve: (query, { organizationId }, _args, { db }) =>
          db.organization.findFirstOrThrow({ ...query, where: { id: organizationId } }),
      }),
    }),
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

builder.mutationField("updateOrganization", (t) =>
  t.field({
    type: ChangedOrganization,
    description:
      "Changes the settings of the viewer's organization; CONFLICT when they were changed since `version`. Requires ADMIN.",
    authScopes: { admin: true },
    errors: orRefusal("UpdateOrganization"),
    args: {
      databaseId: t.arg.int({ required: true, description: "The organization's id." }),
      version: t.arg({
        type: "DateTime",
        required: true,
        description: "The `updatedAt` of the settings that the change begins from.",
      }),
      input: t.arg({ type: OrganizationInput, required: true }),
    },
    resolve: async (_root, { databaseId, version, input }, context) => {
      await updateOrganization(context, { organizationId: databaseId, version, input });
      return { organizationId: databaseId };
    },
  }),
);
