import { type DomainHistory, date, flag } from "../domainHistoryContract";
import { defineLabels } from "../labelsContract";
import { licenseStatuses } from "./contract";

/** Labels of the history for changes of organizations. */
export const history = {
  mutations: {
    updateOrganization: "organization.updated",
  },
  actions: {
    "organization.updated": "Settings updated",
  },
  tables: {
    Organization: "Settings",
  },
  columns: {
    Organization: {
      address: "Address",
      allowedOrigins: "Allowed origins",
      city: "City",
      customDomain: "Custom domain",
      disableLogin: flag("Login disabled"),
      domain: "Domain",
      expiryDate: date("Expiry date"),
      isDefault: flag("Default organization"),
      licenseStatus: "Licence status",
      logo: "Logo",
      paymentInstructions: "How to pay",
      phone: "Phone",
      selfRegistration: flag("Self registration"),
      staffSecondFactor: flag("Staff need a second factor"),
      theme: "Theme colour",
      timeZone: "Time zone",
      useSharedDb: flag("Shared database"),
      website: "Website",
    },
  },
  values: {
    Organization: { licenseStatus: defineLabels(...licenseStatuses) },
  },
} as const satisfies DomainHistory;
