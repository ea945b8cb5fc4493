import { openScreen } from "#tests/support/renderWithRelay";
import { adminRoutes } from "~/screens/admin/routes";

/** Opens an address of the admin area inside its layout. */
export const openAdmin = (address: string) => openScreen(address, [{ path: "admin", children: adminRoutes }]);
