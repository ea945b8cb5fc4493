import { Outlet } from "react-router-dom";
import { NotFoundState } from "~/layout/NotFoundState";

/** Stands around the screens of the admin area; tables may use the full width of wide windows. */
export function AdminLayout() {
  return (
    <div data-admin>
      <Outlet />
    </div>
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
      There's no screen at this address. It may be mistyped.
    </NotFoundState>
  );
}
