import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Organization: {
    "signIn.manage": {
      label: "Manage sign-in",
      description: "Set up other ways to sign in, and require or reset second factors.",
    },
  },
} as const satisfies DomainRights;
