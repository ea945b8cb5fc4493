import type { DomainManifest } from "#gateway/graphql/manifest";
import "./Organization";
import "./mutations";
import "./subscriptions";

export const manifest: DomainManifest = {
  fileOwners: {
    // Its name and logo are shown to every visitor.
    ORGANIZATION: async () => true,
  },
};
