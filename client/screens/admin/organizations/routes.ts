import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import holidaysScreenParameters from "~/__generated__/HolidaysScreenQuery$parameters";
import organizationScreenParameters from "~/__generated__/OrganizationScreenQuery$parameters";
import systemScreenParameters from "~/__generated__/SystemScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyWithSkeleton } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";
import { currentSession } from "~/session/sessionStore";
import { storedTenantId } from "~/session/storage";
import { loadErrorMessages as failed } from "../loadErrorMessages";

/** The organization that the address names, or the stored tenant. */
const organizationIn = ({ params }: LoaderFunctionArgs) => ({
  organizationId: parseId(params["id"] ?? storedTenantId() ?? String(currentSession().account?.tenantId)),
});

const loadOrganization = (address: LoaderFunctionArgs) =>
  preload(organizationScreenParameters, organizationIn(address));

const loadHolidays = (address: LoaderFunctionArgs) =>
  preload(holidaysScreenParameters, organizationIn(address));

/** The screens; each is loaded with its first visit. */
const screens = {
  organization: lazyWithSkeleton(() => import("./OrganizationScreen"), "Organization"),
  holidays: lazyWithSkeleton(() => import("./holidays/HolidaysScreen"), "Holidays", failed.holidays),
  system: lazyWithSkeleton(() => import("./SystemScreen"), "System"),
};

/** The routes of the organization's settings and holidays, and of the checks of the system. */
export const organizationRoutes: RouteObject[] = [
  { path: "organizations", loader: loadOrganization, lazy: screens.organization },
  { path: "organizations/holidays", loader: loadHolidays, lazy: screens.holidays },
  { path: "organizations/:id", loader: loadOrganization, lazy: screens.organization },
  { path: "system", loader: () => preload(systemScreenParameters, {}), lazy: screens.system },
];
