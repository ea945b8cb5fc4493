import { required, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { nullable } from "#gateway/graphql/fields";
import { plannedRows } from "#gateway/graphql/foundRows";
import { rowQuery, valueQuery } from "#gateway/graphql/queryFields";
import { nodeType, readersBy, rowType } from "#gateway/graphql/types";
import { dayIn } from "../dayContract";
import { mayReadOrganization, mayUpdateOrganization } from "./access";
import type { licenseStatuses } from "./contract";

builder.enumType("LicenseStatus", {
  description: "The state of an organization's licence.",
  values: { ACTIVE: {}, INACTIVE: {}, EXPIRED: {} } satisfies Record<
    (typeof licenseStatuses)[number],
    object
  >,
});

/** The public data of a tenant, which its public pages show. */
export const OrganizationSettings = rowType("Organization", {
  variant: "OrganizationSettings",
  description: "An organization's public settings.",
  readers: "public",
  columns: {
    code: "The short name, unique in this installation.",
    name: "The full name; the title of every page.",
    logo: "URL of the logo; null shows the code.",
    theme: "The brand colour; null uses the product's.",
    disableLogin: "Whether only ADMIN may sign in.",
    selfRegistration: "Whether visitors may register.",
    staffSecondFactor: "Whether staff need a second factor.",
    email: "The contact address.",
    phone: "The contact person's phone number.",
    address: "The postal address.",
    city: "The city of the postal address.",
    website: "The organization's own site.",
    timeZone: "The IANA time zone of its appointed times and days.",
  },
  fields: (t) => ({
    tenantId: t.exposeInt("id", { description: "The organization's id." }),
    sendsMail: t.boolean({
      description: "Whether mails are sent; otherwise they are only kept for staff.",
      resolve: (_organization, _args, { config }) => config.mail.smtp !== undefined,
    }),
    logoUrl: t.exposeString("logo", {
      nullable: true,
      description: "The same URL, under its other documented name.",
    }),
  }),
});

export const Organization = nodeType("Organization", {
  description: "An organization with all its settings. Visible to its staff.",
  ...readersBy("id", mayReadOrganization),
  columns: {
    code: "The short name, unique in this installation.",
    name: "The full name.",
    email: "The contact address.",
    phone: "The contact person's phone number.",
    address: "The postal address.",
    city: "The city.",
    logo: "URL of the logo.",
    website: "The organization's own site.",
    theme: "The brand colour.",
    selfRegistration: "Whether visitors may register.",
    disableLogin: "Whether only ADMIN may sign in.",
    domain: "The organization's host.",
    customDomain: "A second host of the organization.",
    useSharedDb: "Whether the data is in the shared database.",
    allowedOrigins: "Origins of other sites that may call the API, separated by commas.",
    licenseStatus: "The state of the licence.",
    expiryDate: nullable("Date", "The last day of the licence."),
    paymentInstructions: "Instructions for payments that are due; null where payers ask the organization.",
    timeZone: "The IANA time zone that defines 'today'.",
    updatedAt: "When the settings last changed.",
  },
  fields: (t) => ({
    canUpdate: t.boolean({
      description: "Whether the viewer may change these settings: ADMIN may.",
      resolve: ({ id }, _args, { viewer }) => mayUpdateOrganization(viewer, id),
    }),
  }),
});

const ownTenant = ({ tenant }: Context) => ({ id: tenant.id });

builder.queryField("settings", (t) =>
  t.prismaField({
    type: OrganizationSettings,
    description: "The settings of the request's tenant.",
    authScopes: { public: true },
    extensions: plannedRows({ kind: "row", where: (_root, context) => ownTenant(context) }),
    resolve: (query, _root, _args, context) =>
      context.db.organization.findUniqueOrThrow({ ...query, where: ownTenant(context) }),
  }),
);

builder.queryField("settingsByCode", (t) =>
  t.prismaField({
    type: OrganizationSettings,
    nullable: true,
    description:
      "The public settings of any organization, by its code, ignoring case; null when there is none.",
    authScopes: { public: true },
    args: toArgs({ code: required("String", "The organization's code.") }),
    resolve: async (query, _root, { code }, { tenants, tenantClient }) => {
      const tenant = (await tenants.list()).find((item) => item.code.toLowerCase() === code.toLowerCase());
      return tenant ? tenantClient(tenant.id).organization.findFirst(query) : null;
    },
  }),
);

rowQuery("organization", {
  type: Organization,
  row: "organization",
  description: "All settings of the viewer's organization; null for any other id. Requires staff.",
  readers: "staff",
});

valueQuery("today", {
  type: "Date",
  description: "Today's date in the viewer's organization, in its time zone. Requires a sign-in.",
  readers: "signedIn",
  resolve: (_args, { tenant, clock }) => dayIn(tenant.timeZone, clock()),
});
