import { builder, nodeNumber } from "#gateway/graphql/builder";
import { dayIn } from "../rules";
import { mayReadOrganization, mayUpdateOrganization } from "./access";
import type { licenseStatuses } from "./contract";

const LicenseStatus = builder.enumType("LicenseStatus", {
  description: "The state of an organization's licence.",
  values: { ACTIVE: {}, INACTIVE: {}, EXPIRED: {} } satisfies Record<
    (typeof licenseStatuses)[number],
    object
  >,
});

/** The public data of a tenant, which its public pages show. */
export const OrganizationSettings = builder.prismaObject("Organization", {
  variant: "OrganizationSettings",
  description: "An organization's public settings.",
  authScopes: { public: true },
  fields: (t) => ({
    tenantId: t.exposeInt("id", { description: "The organization's id." }),
    code: t.exposeString("code", { description: "The short name, unique in this installation." }),
    name: t.exposeString("name", { description: "The full name; the title of every page." }),
    logo: t.exposeString("logo", {
      nullable: true,
      description: "The address of the logo; null shows the code.",
    }),
    logoUrl: t.exposeString("logo", {
      nullable: true,
      description: "The same address, under its other documented name.",
    }),
    theme: t.exposeString("theme", {
      nullable: true,
      description: "The brand colour; null uses the product's.",
    }),
    disableLogin: t.exposeBoolean("disableLogin", { description: "Whether only ADMIN may sign in." }),
    selfRegistration: t.exposeBoolean("selfRegistration", {
      description: "Whether visitors may register.",
    }),
    email: t.exposeString("email", { nullable: true, description: "The contact address." }),
    phone: t.exposeString("phone", { nullable: true, description: "Whom to call." }),
    address: t.exposeString("address", { nullable: true, description: "The postal address." }),
    city: t.exposeString("city", { nullable: true, description: "The city of the postal address." }),
    website: t.exposeString("website", { nullable: true, description: "The organization's own site." }),
  }),
});

export const Organization = builder.prismaNode("Organization", {
  description: "An organization with all its settings. Visible to its staff.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: nodeNumber(id) }),
  select: { id: true },
  authScopes: ({ id }, { viewer }) => mayReadOrganization(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id, used in addresses and arguments." }),
    code: t.exposeString("code", { description: "The short name, unique in this installation." }),
    name: t.exposeString("name", { description: "The full name." }),
    email: t.exposeString("email", { nullable: true, description: "The contact address." }),
    phone: t.exposeString("phone", { nullable: true, description: "Whom to call." }),
    address: t.exposeString("address", { nullable: true, description: "The postal address." }),
    city: t.exposeString("city", { nullable: true, description: "The city." }),
    logo: t.exposeString("logo", { nullable: true, description: "The address of the logo." }),
    website: t.exposeString("website", { nullable: true, description: "The organization's own site." }),
    theme: t.exposeString("theme", { nullable: true, description: "The brand colour." }),
    selfRegistration: t.exposeBoolean("selfRegistration", {
      description: "Whether visitors may register.",
    }),
    disableLogin: t.exposeBoolean("disableLogin", { description: "Whether only ADMIN may sign in." }),
    domain: t.exposeString("domain", { nullable: true, description: "The organization's host." }),
    customDomain: t.exposeString("customDomain", {
      nullable: true,
      description: "A second host of the organization.",
    }),
    useSharedDb: t.exposeBoolean("useSharedDb", {
      description: "Whether the data are in the shared database.",
    }),
    allowedOrigins: t.exposeString("allowedOrigins", {
      description: "Origins of other sites that may call the API, separated by commas.",
    }),
    licenseStatus: t.expose("licenseStatus", {
      type: LicenseStatus,
      description: "The state of the licence.",
    }),
    expiryDate: t.expose("expiryDate", {
      type: "Date",
      nullable: true,
      description: "The licence's last day.",
    }),
    timeZone: t.exposeString("timeZone", { description: "The IANA time zone that defines 'today'." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When the settings last changed." }),
    canUpdate: t.boolean({
      description: "Whether the viewer may change these settings: ADMIN may.",
      resolve: ({ id }, _args, { viewer }) => mayUpdateOrganization(viewer, id),
    }),
  }),
});

builder.queryField("settings", (t) =>
  t.prismaField({
    type: OrganizationSettings,
    description: "The settings of the request's tenant.",
    authScopes: { public: true },
    resolve: (query, _root, _args, { db, tenant }) =>
      db.organization.findUniqueOrThrow({ ...query, where: { id: tenant.id } }),
  }),
);

builder.queryField("settingsByCode", (t) =>
  t.prismaField({
    type: OrganizationSettings,
    nullable: true,
    description:
      "The public settings of any organization, by its code, ignoring case; null when there is none.",
    authScopes: { public: true },
    args: { code: t.arg.string({ required: true, description: "The organization's code." }) },
    resolve: async (query, _root, { code }, { tenants, tenantClient }) => {
      const tenant = (await tenants.list()).find((one) => one.code.toLowerCase() === code.toLowerCase());
      return tenant ? tenantClient(tenant.id).organization.findFirst(query) : null;
    },
  }),
);

builder.queryField("organization", (t) =>
  t.prismaField({
    type: Organization,
    nullable: true,
    description: "All settings of the viewer's organization; null for any other id. Requires staff.",
    authScopes: { staff: true },
    args: { databaseId: t.arg.int({ required: true, description: "The organization's id." }) },
    resolve: (query, _root, { databaseId }, { db }) =>
      db.organization.findFirst({ ...query, where: { id: databaseId } }),
  }),
);

builder.queryField("today", (t) =>
  t.field({
    type: "Date",
    description: "Today's date in the viewer's organization, in its time zone. Requires a sign-in.",
    authScopes: { signedIn: true },
    resolve: (_root, _args, { tenant, clock }) => dayIn(tenant.timeZone, clock()),
  }),
);
