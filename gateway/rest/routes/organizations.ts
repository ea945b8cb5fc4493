import { pathNumber, pathText, type RestRoute } from "../route";

const settings = `id: tenantId tenantId name logo logoUrl code theme disableLogin selfRegistration
  email phone address city website`;

export const organizationRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "assets/settings",
    document: `{ answer: settings { ${settings} } }`,
    answer: { form: "one", notFound: "Organization not found" },
  },
  {
    method: "GET",
    path: "organizations/code/{code}",
    document: `query ($code: String!) { answer: settingsByCode(code: $code) { ${settings} } }`,
    variables: (input) => ({ code: pathText(input, "code") }),
    answer: { form: "one", notFound: "Organization not found" },
  },
  {
    method: "GET",
    path: "organizations/{id}",
    document: `query ($id: Int!) {
      answer: organization(databaseId: $id) {
        id: databaseId code name email phone address city logo website theme selfRegistration disableLogin domain
        customDomain useSharedDb allowedOrigins licenseStatus expiryDate timeZone updatedAt
      }
    }`,
    variables: (input) => ({ id: pathNumber(input, "id") }),
    answer: { form: "one", notFound: "Organization not found" },
  },
];
