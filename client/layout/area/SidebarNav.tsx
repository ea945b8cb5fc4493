import {
  Boxes,
  ChevronDown,
  GraduationCap,
  House,
  type LucideIcon,
  MessageSquare,
  PanelsTopLeft,
} from "lucide-react";
import { useEffect, useId } from "react";
import { Link, useLocation } from "react-router-dom";
import { chatLink, type MenuLink, menuLinks, publicLinks } from "~/areas/menuLinks";
import { findNavigationLink, type NavigationLink, type NavigationSection } from "~/areas/navigation";
import { useSession } from "~/session/sessionStore";
import { classNames } from "~/ui/classNames";
import { UnreadCount } from "../UnreadCount";
import { rememberedItem, rememberItem, useFolded } from "./sidebarMemory";
import { useArea } from "./useArea";

/** The current sidebar item for the address; without one, the last selected item is only highlighted. */
interface CurrentItem {
  current: string | undefined;
  /** Whether the address is exactly one of the item's, not one below it. */
  exact: boolean;
  marked: string | undefined;
}

/** The current item of the sidebar. That of the admin area is stored in the browser. */
function useCurrentItem(): CurrentItem {
  const { pathname } = useLocation();
  const { navigation, home } = useArea();
  const link = findNavigationLink(navigation, pathname);
  const current = link?.to;
  const remembers = home === "/admin" && pathname.startsWith(home);
  useEffect(() => {
    if (current && remembers) rememberItem(current);
  }, [current, remembers]);
  const last = remembers ? (rememberedItem() ?? undefined) : undefined;
  const exact = link !== undefined && [link.to, ...(link.also ?? [])].includes(pathname);
  return { current, exact, marked: current ?? last };
}

interface ItemProps {
  place: NavigationSection;
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
  place: NavigationSection;
  items: readonly NavigationLink[];
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

/** The icons of the links that the public header has too. */
const sharedIcons: Readonly<Record<string, LucideIcon>> = {
  "/home": House,
  "/courses": GraduationCap,
  "/specializations": Boxes,
  [chatLink.to]: MessageSquare,
};

function SharedItem({ link: { to, label }, collapsed }: { link: MenuLink; collapsed: boolean }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  const Icon = sharedIcons[to] ?? PanelsTopLeft;
  return (
    <li>
      <Link
        to={to}
        title={collapsed ? label : undefined}
        aria-current={isHere ? "page" : undefined}
        className={classNames("relative", look(isHere, collapsed))}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className={collapsed ? "sr-only" : "truncate"}>{label}</span>
        {to === chatLink.to && (
          <span className={collapsed ? "absolute top-0 left-4" : "ml-auto"}>
            <UnreadCount />
          </span>
        )}
      </Link>
    </li>
  );
}

/** The links that the public header has too: the chat and another area, then the public screens. */
function SharedLinks({ collapsed }: { collapsed: boolean }) {
  const { account } = useSession();
  const { home } = useArea();
  const headingId = useId();
  const own = menuLinks({ account }).filter((link) => !publicLinks.includes(link) && link.to !== home);
  const item = (link: MenuLink) => <SharedItem key={link.to} link={link} collapsed={collapsed} />;
  return (
    <nav aria-label="Main" className="mt-1.5 grid gap-1.5 border-t border-line pt-1.5">
      <ul className="grid gap-0.5">{own.map(item)}</ul>
      <div className="border-t border-line pt-1.5">
        <p id={headingId} className={collapsed ? "sr-only" : "px-2.5 pb-0.5 text-xs font-medium text-muted"}>
          Website
        </p>
        <ul aria-labelledby={headingId} className="grid gap-0.5">
          {publicLinks.map(item)}
        </ul>
      </div>
    </nav>
  );
}

/** The links of the area, and below them those of the public header. */
export function SidebarNav({ collapsed = false }: { collapsed?: boolean }) {
  const at = useCurrentItem();
  const { label, navigation } = useArea();
  return (
    <>
      <nav aria-label={label} className="grid gap-1.5">
        {navigation.map((group) => (
          <ul key={group[0]?.to} className="grid gap-0.5 border-line not-first:border-t not-first:pt-1.5">
            {group.map((place) => (
              <SidebarItem key={place.to} place={place} at={at} collapsed={collapsed} />
            ))}
          </ul>
        ))}
      </nav>
      <SharedLinks collapsed={collapsed} />
    </>
  );
}
