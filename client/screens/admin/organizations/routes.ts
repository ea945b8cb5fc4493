import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { OrganizationScreenQuery } from "../../../__generated__/OrganizationScreenQuery.graphql";
import parameters from "../../../__generated__/OrganizationScreenQuery$parameters";
import { numberOf } from "../../../formats/addresses";
import { screenOf } from "../../../layout/screenOf";
import { preload } from "../../../relay/preload";
import { currentSession } from "../../../session/sessionStore";
import { storedTenantId } from "../../../session/storage";

/** The organization that the address names, or else the stored tenant. */
const loadOrganization = ({ params }: LoaderFunctionArgs) =>
  preload<OrganizationScreenQuery>(parameters, {
    organizationId: numberOf(params["id"] ?? storedTenantId() ?? String(currentSession().account?.tenantId)),
  });

async function organizationScreen() {
  const [{ OrganizationScreen }, { OrganizationSkeleton }] = await Promise.all([
    import("./OrganizationScreen"),
    import("./OrganizationSkeleton"),
  ]);
  return screenOf(OrganizationScreen, OrganizationSkeleton);
}

/** The settings of the organization. */
export const organizationRoutes: RouteObject[] = [
  { path: "organizations", loader: loadOrganization, lazy: organizationScreen },
  { path: "organizations/:id", loader: loadOrganization, lazy: organizationScreen },
];
