import type { BusEvents } from "#gateway/bus/events";
import { builder } from "#gateway/graphql/builder";
import { live } from "#gateway/graphql/live";
import { OrganizationSettings } from "./Organization";

builder.subscriptionField("organizationChanged", (t) =>
  t.field({
    type: OrganizationSettings,
    description: "Subscribes to changes of the settings of the request's tenant.",
    authScopes: { public: true },
    subscribe: live({ topics: ["organizationChanged"] }),
    resolve: ({ organizationId }: BusEvents["organizationChanged"], _args, { db }) =>
      db.organization.findUniqueOrThrow({ where: { id: organizationId } }),
  }),
);
