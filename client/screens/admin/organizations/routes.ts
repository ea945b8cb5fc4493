import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import holidaysScreenParameters from "~/__generated__/HolidaysScreenQuery$parameters";
import organizationScreenParameters from "~/__generated__/OrganizationScreenQuery$parameters";
import systemScreenParameters from "~/__generated__/SystemScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";
import { currentSession } from "~/session/sessionStore";
import { storedTenantId } from "~/session/storage";
import { loadErrorMessages } from "../loadErrorMessages";

/** The organization that the address names, or the stored tenant. */
const organizationIn = ({ params }: LoaderFunctionArgs) => ({
  organizationId: parseId(params["id"] ?? storedTenantId() ?? String(currentSession().account?.tenantId)),
});

const loadOrganization = (address: LoaderFunctionArgs) =>
  preload(organizationScreenParameters, organizationIn(address));

const loadHolidays = (address: LoaderFunctionArgs) =>
  preload(holidaysScreenParameters, organizationIn(address));

const organizationScreen = lazyRoute(() => import("./OrganizationScreen"), "OrganizationScreen", {
  loading: "OrganizationSkeleton",
});

/** The routes of the organization's settings and holidays, and of the checks of the system. */
export const organizationRoutes: RouteObject[] = [
  { path: "organizations", loader: loadOrganization, lazy: organizationScreen },
  {
    path: "organizations/holidays",
    loader: loadHolidays,
    lazy: lazyRoute(() => import("./holidays/HolidaysScreen"), "HolidaysScreen", {
      loading: "HolidaysSkeleton",
      failed: loadErrorMessages.holidays,
    }),
  },
  { path: "organizations/:id", loader: loadOrganization, lazy: organizationScreen },
  {
    path: "system",
    loader: () => preload(systemScreenParameters, {}),
    lazy: lazyRoute(() => import("./SystemScreen"), "SystemScreen", { loading: "SystemSkeleton" }),
  },
];
