import { liveValue } from "#gateway/graphql/liveFields";
import { OrganizationSettings } from "./Organization";

liveValue("organizationChanged", {
  type: OrganizationSettings,
  description: "Subscribes to changes of the settings of the request's tenant.",
  readers: "public",
  topics: ["organizationChanged"],
  resolve: ({ organizationId }, _args, { db }) =>
    db.organization.findUniqueOrThrow({ where: { id: organizationId } }),
});
