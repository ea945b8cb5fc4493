import type { DomainManifest } from "#gateway/graphql/manifest";
import { routes } from "./routes";
import "./Organization";
import "./mutations";
import "./subscriptions";

export const manifest: DomainManifest = {
  routes,
  fileOwners: {
    // Its name and logo are shown to every visitor.
    ORGANIZATION: async (_reading, ids) => ids,
  },
};
