import { Menu as MenuIcon, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { useSession } from "../session/sessionStore";
import { classNames } from "../ui/classNames";
import { IconButton } from "../ui/IconButton";
import { ThemeSwitch } from "../ui/ThemeSwitch";
import { AccountLinks } from "./AccountLinks";
import { Brand } from "./Brand";
import { LateOfflineNotice } from "./lateParts";
import { chatLink, menuLinks } from "./menuLinks";
import { PaletteButton } from "./PaletteButton";
import { UnreadCount } from "./UnreadCount";
import { useHeaderHeight } from "./useHeaderHeight";

const linkClass = ({ isActive }: { isActive: boolean }) =>
  classNames(
    "touch inline-flex items-center rounded-md px-3 py-1.5 text-sm font-medium transition-colors",
    isActive ? "bg-hover text-ink" : "text-soft hover:bg-hover hover:text-ink",
  );

/** Where one is and where one can go; on a phone it folds into a menu. */
export function Header({ onSearch }: { onSearch: () => void }) {
  const { account } = useSession();
  const { open, setOpen, button } = useMenu();
  const id = useId();
  const header = useRef<HTMLElement>(null);
  useHeaderHeight(header);
  return (
    <header ref={header} data-noprint className="sticky top-0 z-30 border-b border-line bg-surface">
      <LateOfflineNotice />
      <div className="mx-auto flex max-w-(--page-width) flex-wrap items-center gap-x-4 px-4 sm:px-6">
        <div className="flex h-14 w-full items-center justify-between gap-4 lg:w-auto">
          <Brand />
          <span className="flex items-center gap-1">
            <PaletteButton onPress={onSearch} />
            <IconButton
              ref={button}
              label={open ? "Close menu" : "Open menu"}
              icon={open ? <X /> : <MenuIcon />}
              className="lg:hidden"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            />
          </span>
        </div>
        <div
          id={id}
          className={classNames(
            "w-full flex-col gap-3 border-t border-line py-3 lg:flex lg:w-auto lg:flex-1 lg:flex-row lg:items-center lg:border-0 lg:py-0",
            open ? "flex" : "hidden",
          )}
        >
          <nav aria-label="Main" className="flex flex-col gap-1 lg:flex-row">
            {menuLinks({ account }).map(({ to, label }) => (
              <NavLink key={to} to={to} className={linkClass}>
                {label}
                {to === chatLink.to && <UnreadCount />}
              </NavLink>
            ))}
          </nav>
          <div className="flex flex-wrap items-center gap-2 lg:ml-auto">
            <AccountLinks />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </header>
  );
}

/** The phone's menu: closes on a change of screen, and on Escape with the focus back on its button. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own.
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [open]);
  return { open, setOpen, button };
}
