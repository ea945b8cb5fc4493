import { adminRoutes } from "../../../../client/screens/admin/routes";
import { openScreen } from "../../../support/renderWithRelay";

/** Opens an address of the admin area inside its layout. */
export const openAdmin = (address: string) => openScreen(address, [{ path: "admin", children: adminRoutes }]);
