import { ChevronDown } from "lucide-react";
import { useEffect, useId } from "react";
import { Link, useLocation } from "react-router-dom";
import { classNames } from "~/ui/classNames";
import { type AdminLink, type AdminSection, adminNavigation, findNavigationLink } from "./adminNavigation";
import { rememberedItem, rememberItem, useFolded } from "./sidebarMemory";

/** The current sidebar item for the address; without one, the last selected item is only highlighted. */
interface CurrentItem {
  current: string | undefined;
  /** Whether the address is exactly the item's, not one below it. */
  exact: boolean;
  marked: string | undefined;
}

/** The current item of the sidebar, stored in the browser. */
function useCurrentItem(): CurrentItem {
  const { pathname } = useLocation();
  const current = findNavigationLink(pathname)?.to;
  useEffect(() => {
    if (current) rememberItem(current);
  }, [current]);
  return { current, exact: current === pathname, marked: current ?? rememberedItem() ?? undefined };
}

interface ItemProps {
  place: AdminSection;
  at: CurrentItem;
  /** Shows only the icon; the label becomes the tooltip and accessible name. */
  collapsed: boolean;
}

const look = (marked: boolean, collapsed = false) =>
  classNames(
    "touch flex w-full items-center gap-2.5 rounded-md py-1.5 text-left text-sm font-medium -outline-offset-2! transition-colors",
    collapsed ? "justify-center px-0" : "px-2.5",
    marked ? "bg-hover text-ink" : "text-soft hover:bg-hover hover:text-ink",
  );

// A screen below the item belongs to it, but is not its page.
const currency = ({ exact }: CurrentItem) => (exact ? "page" : "true");

/** An item of the sidebar: a link, or a collapsible group of links. */
function SidebarItem({ place, at, collapsed }: ItemProps) {
  if (place.items && !collapsed) return <Fold place={place} items={place.items} at={at} />;
  const Icon = place.icon;
  const addresses = [place.to, ...(place.items ?? []).map(({ to }) => to)];
  return (
    <li>
      <Link
        to={place.to}
        title={collapsed ? place.label : undefined}
        aria-current={at.current && addresses.includes(at.current) ? currency(at) : undefined}
        className={look(at.marked !== undefined && addresses.includes(at.marked), collapsed)}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className={collapsed ? "sr-only" : "truncate"}>{place.label}</span>
      </Link>
    </li>
  );
}

interface FoldProps {
  place: AdminSection;
  items: readonly AdminLink[];
  at: CurrentItem;
}

function Fold({ place, items, at }: FoldProps) {
  const [folded, setFolded] = useFolded(place.label);
  const id = useId();
  const Icon = place.icon;
  const holdsMarked = items.some(({ to }) => to === at.marked);
  return (
    <li>
      <button
        type="button"
        aria-expanded={!folded}
        aria-controls={id}
        onClick={() => setFolded(!folded)}
        className={look(folded && holdsMarked)}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate">{place.label}</span>
        <ChevronDown
          aria-hidden
          className={classNames("size-4 shrink-0 text-muted transition-transform", folded && "-rotate-90")}
        />
      </button>
      <ul id={id} hidden={folded} className="mt-0.5 ml-4.5 grid gap-0.5 border-l border-line pl-2">
        {items.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === at.current ? currency(at) : undefined}
              className={look(to === at.marked)}
            >
              <span className="truncate">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface Props {
  collapsed?: boolean;
}

/** The links of the admin area. */
export function SidebarNav({ collapsed = false }: Props) {
  const at = useCurrentItem();
  return (
    <nav aria-label="Admin" className="grid gap-2">
      {adminNavigation.map((group) => (
        <ul key={group[0]?.to} className="grid gap-0.5 border-line not-first:border-t not-first:pt-2">
          {group.map((place) => (
            <SidebarItem key={place.to} place={place} at={at} collapsed={collapsed} />
          ))}
        </ul>
      ))}
    </nav>
  );
}
