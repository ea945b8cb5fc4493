import { useCallback } from "react";
import { Outlet } from "react-router-dom";
import { mayOpen } from "~/areas/mayOpen";
import { NotFoundState } from "~/layout/NotFoundState";
import { useSession } from "~/session/sessionStore";
import { LinkPermission } from "~/ui/linkPermission";

/**
 * The frame of the admin area's screens; tables may use the full width of wide windows. Links to screens that
 * the account may not open are left out.
 */
export function AdminLayout() {
  const { account } = useSession();
  const mayFollow = useCallback((path: string) => mayOpen(account, path), [account]);
  return (
    <LinkPermission value={mayFollow}>
      <div data-admin>
        <Outlet />
      </div>
    </LinkPermission>
  );
}

/** Shown for an unknown address below /admin. */
export function NoAdminScreen() {
  return (
    <NotFoundState
      what="Page"
      links={[
        { label: "Go to the courses", to: "/admin/courses" },
        { label: "Go to the dashboard", to: "/admin/dashboard" },
      ]}
    >
      No screen at this address. It may be mistyped.
    </NotFoundState>
  );
}
