import { useRef } from "react";
import { useSession } from "../session/sessionStore";
import { ThemeSwitch } from "../ui/ThemeSwitch";
import { LateAccountBar, VisitorLinks } from "./AccountLinks";
import { Brand } from "./Brand";
import { MainNav } from "./MainNav";
import { OfflineNotice } from "./OfflineNotice";
import { PaletteButton } from "./PaletteButton";
import { PhoneMenuButton } from "./PhoneMenuButton";
import { useHeaderHeight } from "./useHeaderHeight";

/** The header: brand, links to all areas and the account. On a phone the links move into a menu. */
export function Header({ onSearch }: { onSearch: () => void }) {
  const header = useRef<HTMLElement>(null);
  const { account } = useSession();
  useHeaderHeight(header);
  return (
    <header ref={header} data-noprint className="sticky top-0 z-30 border-b border-line bg-surface">
      <OfflineNotice />
      <div className="mx-auto flex h-14 max-w-(--page-width) items-center gap-x-4 px-4 max-lg:gap-x-1 sm:px-6">
        <Brand />
        <span className="flex max-lg:ml-auto">
          <PaletteButton onPress={onSearch} />
        </span>
        <div className="flex-1 max-lg:hidden">
          <MainNav />
        </div>
        {account ? (
          <div data-account-bar>
            <LateAccountBar />
          </div>
        ) : (
          <div className="flex items-center gap-2 max-lg:hidden">
            <VisitorLinks />
            <ThemeSwitch />
          </div>
        )}
        <PhoneMenuButton />
      </div>
    </header>
  );
}
