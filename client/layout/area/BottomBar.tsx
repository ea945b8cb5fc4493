import { MessageSquare } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { chatLink } from "~/areas/menuLinks";
import { findNavigationLink, type NavigationSection } from "~/areas/navigation";
import { classNames } from "~/ui/classNames";
import { UnreadCount } from "../UnreadCount";

/** The bar at the foot of a phone: the screens that are opened most, and the chat. */
export function BottomBar({ tabs }: { tabs: readonly NavigationSection[] }) {
  const { pathname } = useLocation();
  const places = [...tabs, { ...chatLink, icon: MessageSquare }];
  const current = findNavigationLink([places], pathname)?.to;
  return (
    <nav
      aria-label="Most used"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--bar-height) border-t border-line bg-surface pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]"
    >
      {places.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === current ? "page" : undefined}
          className={classNames(
            "relative flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium -outline-offset-2!",
            to === current ? "text-brand-ink" : "text-muted",
          )}
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          {label}
          {to === chatLink.to && (
            <span className="absolute top-1 left-1/2">
              <UnreadCount />
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
