import { Outlet } from "react-router-dom";

/** Stands around the screens of the admin area; tables may use the full width of wide windows. */
export function AdminLayout() {
  return (
    <div data-admin>
      <Outlet />
    </div>
  );
}
