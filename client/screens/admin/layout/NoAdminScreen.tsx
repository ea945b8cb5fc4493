import { NotFoundState } from "~/layout/NotFoundState";

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
