import { Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Button } from "~/ui/Button";
import { AdminDrawer } from "./AdminDrawer";
import { findNavigationLink } from "./adminNavigation";
import { CourseTabs } from "./CourseTabs";
import { Sidebar } from "./Sidebar";
import { useCollapsed } from "./sidebarMemory";

/** The frame of the admin area: the sidebar, which is a drawer on phones. */
export function AdminLayout() {
  const [collapsed, setCollapsed] = useCollapsed();
  return (
    <div data-admin className="-mt-4 gap-8 lg:flex">
      <Sidebar collapsed={collapsed} onCollapse={setCollapsed} />
      <PhoneBar />
      <div data-content tabIndex={-1} className="min-w-0 flex-1 outline-none">
        <CourseTabs />
        <Outlet />
      </div>
    </div>
  );
}

function PhoneBar() {
  const [open, setOpen] = useState(false);
  const link = findNavigationLink(useLocation().pathname);
  return (
    <div data-noprint className="mb-4 lg:hidden">
      <Button
        icon={<MenuIcon />}
        aria-label={`Admin menu, ${link?.label ?? "Administration"}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {link?.label ?? "Administration"}
      </Button>
      {open && <AdminDrawer onClose={() => setOpen(false)} />}
    </div>
  );
}
