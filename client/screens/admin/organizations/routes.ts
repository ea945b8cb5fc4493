import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { HolidaysScreenQuery } from "~/__generated__/HolidaysScreenQuery.graphql";
import holidaysParameters from "~/__generated__/HolidaysScreenQuery$parameters";
import type { OrganizationScreenQuery } from "~/__generated__/OrganizationScreenQuery.graphql";
import parameters from "~/__generated__/OrganizationScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { preload } from "~/relay/preload";
import { currentSession } from "~/session/sessionStore";
import { storedTenantId } from "~/session/storage";
import { loadErrorMessages } from "../loadErrorMessages";

/** The organization that the address names, or else the stored tenant. */
const organizationIn = ({ params }: LoaderFunctionArgs) => ({
  organizationId: parseId(params["id"] ?? storedTenantId() ?? String(currentSession().account?.tenantId)),
});

const loadOrganization = (address: LoaderFunctionArgs) =>
  preload<OrganizationScreenQuery>(parameters, organizationIn(address));

const loadHolidays = (address: LoaderFunctionArgs) =>
  preload<HolidaysScreenQuery>(holidaysParameters, organizationIn(address));

async function organizationScreen() {
  const [{ OrganizationScreen }, { OrganizationSkeleton }] = await Promise.all([
    import("./OrganizationScreen"),
    import("./OrganizationSkeleton"),
  ]);
  return lazyScreen(OrganizationScreen, OrganizationSkeleton);
}

async function holidaysScreen() {
  const [{ HolidaysScreen }, { HolidaysSkeleton }] = await Promise.all([
    import("./holidays/HolidaysScreen"),
    import("./holidays/HolidaysSkeleton"),
  ]);
  return lazyScreen(HolidaysScreen, HolidaysSkeleton, loadErrorMessages.holidays);
}

/** The settings of the organization, and its holidays. */
export const organizationRoutes: RouteObject[] = [
  { path: "organizations", loader: loadOrganization, lazy: organizationScreen },
  { path: "organizations/holidays", loader: loadHolidays, lazy: holidaysScreen },
  { path: "organizations/:id", loader: loadOrganization, lazy: organizationScreen },
];
