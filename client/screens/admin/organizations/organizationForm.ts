import type { organizationLabels } from "#gateway/domains/organizations/settingsContract";
import type { OrganizationForm_organization$data } from "~/__generated__/OrganizationForm_organization.graphql";

/** What the fields show: texts, and what is on or off. */
export type OrganizationValues = Record<
  Exclude<keyof typeof organizationLabels, "selfRegistration" | "disableLogin">,
  string
> & { selfRegistration: boolean; disableLogin: boolean };

/** The settings as the fields show them. */
export const toOrganizationValues = (known: OrganizationForm_organization$data): OrganizationValues => ({
  name: known.name,
  logo: known.logo ?? "",
  theme: known.theme ?? "",
  email: known.email ?? "",
  phone: known.phone ?? "",
  address: known.address ?? "",
  city: known.city ?? "",
  website: known.website ?? "",
  selfRegistration: known.selfRegistration,
  disableLogin: known.disableLogin,
  allowedOrigins: known.allowedOrigins.split(",").join("\n"),
  timeZone: known.timeZone,
});
