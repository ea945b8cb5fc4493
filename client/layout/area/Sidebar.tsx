import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { classNames } from "~/ui/classNames";
import { IconButton } from "~/ui/IconButton";
import { useIsNarrow } from "~/ui/useIsNarrow";
import { AccountMenu } from "../account/AccountMenu";
import { AreaBrand } from "./AreaBrand";
import { NotificationBell } from "./NotificationBell";
import { SearchButton } from "./SearchButton";
import { SidebarNav } from "./SidebarNav";
import { useCollapsed } from "./sidebarMemory";

interface Props {
  onSearch: () => void;
}

/** The sidebar of an area on wide screens, from the top edge to the foot; it can be collapsed to icons. */
export function Sidebar({ onSearch }: Props) {
  const isNarrow = useIsNarrow();
  const [collapsed, setCollapsed] = useCollapsed();
  if (isNarrow) return null;
  return (
    <header
      data-noprint
      className={classNames(
        "sticky top-0 flex h-dvh shrink-0 flex-col border-r border-line bg-surface",
        collapsed ? "w-15 items-center px-2" : "w-60 px-3",
      )}
    >
      <div
        className={classNames(
          "flex w-full items-center justify-between gap-1 pt-3 pb-2",
          collapsed && "flex-col",
        )}
      >
        <span className={classNames("flex min-w-0", !collapsed && "px-2")}>
          <AreaBrand collapsed={collapsed} />
        </span>
        <span className={classNames("flex shrink-0 items-center", collapsed && "flex-col gap-1")}>
          <NotificationBell />
          <IconButton
            label={collapsed ? "Expand the sidebar" : "Collapse the sidebar"}
            icon={collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
            size="sm"
            aria-expanded={!collapsed}
            onClick={() => setCollapsed(!collapsed)}
          />
        </span>
      </div>
      <SearchButton compact={collapsed} onPress={onSearch} />
      <div className="-mx-1 mt-3 min-h-0 w-[calc(100%+8px)] flex-1 overflow-y-auto px-1 pb-3 [scrollbar-width:thin]">
        <SidebarNav collapsed={collapsed} />
      </div>
      <div className="w-full border-t border-line py-2">
        <AccountMenu look={collapsed ? "icon" : "row"} />
      </div>
    </header>
  );
}
