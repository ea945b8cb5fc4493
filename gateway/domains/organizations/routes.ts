import { get } from "#gateway/routes/calls";
import type { RestRoute } from "#gateway/routes/route";

const settings = `id: tenantId tenantId name logo logoUrl code theme disableLogin selfRegistration
  email phone address city website`;

const notFound = "Organization not found";

export const routes: readonly RestRoute[] = [
  get("assets/settings", {
    notFound,
    document: `{ answer: settings { ${settings} } }`,
  }),
  get("organizations/code/{code}", {
    notFound,
    document: `query ($code: String!) { answer: settingsByCode(code: $code) { ${settings} } }`,
  }),
  get("organizations/{id}", {
    notFound,
    document: `query ($id: Int!) {
      answer: organization(databaseId: $id) {
        id: databaseId code name email phone address city logo website theme selfRegistration disableLogin domain
        customDomain useSharedDb allowedOrigins licenseStatus expiryDate timeZone updatedAt
      }
    }`,
  }),
];
