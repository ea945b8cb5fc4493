import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { classNames } from "~/ui/classNames";
import { IconButton } from "~/ui/IconButton";
import { AdminBrand } from "./AdminBrand";
import { SidebarNav } from "./SidebarNav";

interface Props {
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

/** The navigation of the admin area on wide screens; it can be collapsed to icons. */
export function Sidebar({ collapsed, onCollapse }: Props) {
  return (
    <aside
      data-noprint
      aria-label="Administration"
      className={classNames(
        "sticky top-18 hidden max-h-[calc(100dvh-88px)] shrink-0 self-start overflow-y-auto [scrollbar-width:thin] lg:block",
        collapsed ? "w-11" : "w-52",
      )}
    >
      <div className={classNames("mb-2 flex items-center gap-1", collapsed && "flex-col")}>
        <AdminBrand collapsed={collapsed} />
        <IconButton
          label={collapsed ? "Expand the sidebar" : "Collapse the sidebar"}
          icon={collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
          size="sm"
          aria-expanded={!collapsed}
          onClick={() => onCollapse(!collapsed)}
        />
      </div>
      <SidebarNav collapsed={collapsed} />
    </aside>
  );
}
