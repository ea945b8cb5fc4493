import { useRef } from "react";
import { ThemeSwitch } from "../ui/ThemeSwitch";
import { AccountLinks } from "./AccountLinks";
import { Brand } from "./Brand";
import { LateOfflineNotice } from "./lateParts";
import { MainNav } from "./MainNav";
import { PaletteButton } from "./PaletteButton";
import { PhoneMenuButton } from "./PhoneMenuButton";
import { useHeaderHeight } from "./useHeaderHeight";

/** The header: brand, links to all areas and the account. On a phone the links move into a menu. */
export function Header({ onSearch }: { onSearch: () => void }) {
  const header = useRef<HTMLElement>(null);
  useHeaderHeight(header);
  return (
    <header ref={header} data-noprint className="sticky top-0 z-30 border-b border-line bg-surface">
      <LateOfflineNotice />
      <div className="mx-auto flex h-14 max-w-(--page-width) items-center gap-x-4 px-4 sm:px-6">
        <Brand />
        <span className="flex items-center gap-1 max-lg:ml-auto">
          <PaletteButton onPress={onSearch} />
          <PhoneMenuButton />
        </span>
        <div className="flex min-w-0 flex-1 items-center justify-between gap-3 max-lg:hidden">
          <MainNav />
          <div className="flex min-w-0 items-center gap-2">
            <AccountLinks />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </header>
  );
}
