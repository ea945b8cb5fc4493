import { Menu as MenuIcon, Search } from "lucide-react";
import { useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { LazyCommandPalette } from "../../../layout/commandPalette/LazyCommandPalette";
import { useCommandPalette } from "../../../layout/commandPalette/useCommandPalette";
import { Button } from "../../../ui/Button";
import { IconButton } from "../../../ui/IconButton";
import { AdminDrawer } from "./AdminDrawer";
import { linkOf } from "./adminPlaces";
import { CourseTabs } from "./CourseTabs";
import { palettePlaces } from "./palettePlaces";
import { Sidebar } from "./Sidebar";
import { searchStaffThings } from "./searchStaffThings";
import { useCollapsed } from "./sidebarMemory";

/** What stands around every screen of the admin area: the sidebar, on phones a drawer, and the command palette. */
export function AdminLayout() {
  const [collapsed, setCollapsed] = useCollapsed();
  const palette = useCommandPalette();
  return (
    <div data-admin className="-mt-4 gap-8 lg:flex">
      <Sidebar collapsed={collapsed} onCollapse={setCollapsed} onSearch={palette.show} />
      <PhoneBar onSearch={palette.show} />
      <div data-content tabIndex={-1} className="min-w-0 flex-1 outline-none">
        <CourseTabs />
        <Outlet />
      </div>
      {palette.open && (
        <LazyCommandPalette
          places={palettePlaces}
          search={searchStaffThings}
          finds="a course, a batch or a user"
          onClose={palette.hide}
        />
      )}
    </div>
  );
}

function PhoneBar({ onSearch }: { onSearch: () => void }) {
  const [open, setOpen] = useState(false);
  const link = linkOf(useLocation().pathname);
  return (
    <div data-noprint className="mb-4 flex items-center justify-between gap-2 lg:hidden">
      <Button
        icon={<MenuIcon />}
        aria-label={`Admin menu, ${link?.label ?? "Administration"}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {link?.label ?? "Administration"}
      </Button>
      <IconButton label="Go to…" icon={<Search />} aria-haspopup="dialog" onClick={onSearch} />
      {open && <AdminDrawer onClose={() => setOpen(false)} />}
    </div>
  );
}
