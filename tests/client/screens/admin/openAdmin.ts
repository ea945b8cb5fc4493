import { administrator } from "#tests/client/session/people";
import { openScreen } from "#tests/support/renderWithRelay";
import { adminRoutes } from "~/screens/admin/routes";
import { currentSession, keepAccount } from "~/session/sessionStore";

/** Opens an address of the admin area inside its layout, as the account that is kept, or as an ADMIN. */
export function openAdmin(address: string) {
  if (!currentSession().account) keepAccount(administrator);
  return openScreen(address, [{ path: "admin", children: adminRoutes }]);
}
