import type { DomainManifest } from "#gateway/graphql/manifest";
import { toIds } from "#gateway/ports/fileOwners";
import { isMember } from "#gateway/session/viewer";
import { visibleResources } from "./access";
import { routes } from "./routes";
import "./mutations";
import "./Resource";

export const manifest: DomainManifest = {
  routes,
  dashboardTopics: ["resourceChanged"],
  fileOwners: {
    RESOURCE: async ({ db, viewer }, ids) =>
      isMember(viewer)
        ? toIds(
            await db.resource.findMany({
              where: { id: { in: [...ids] }, AND: visibleResources(viewer) },
              select: { id: true },
            }),
          )
        : [],
  },
};
