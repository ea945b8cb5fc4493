import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { framedArea } from "../areaAddresses";
import { useSession } from "../session/sessionStore";
import { SkipLink } from "../ui/SkipLink";
import { applyBrand } from "../ui/theme";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { LatePalette } from "./LatePalette";
import { LateAreaBar, LateSidebar } from "./lateArea";
import { LateUnknownInstitute } from "./lateParts";
import { ProgressLine } from "./ProgressLine";
import { ScreenScroll } from "./ScreenScroll";
import { useCommandPalette } from "./useCommandPalette";
import { useOrganizationTitle } from "./useScreenTitle";

/**
 * The frame of every screen. Public pages have a header with its links and a footer with the organization's contact,
 * areas a sidebar; the screen between them stays mounted when the frame changes.
 */
export function AppLayout() {
  const { settings, isTenantUnknown } = useSession();
  const { show, open, hide } = useCommandPalette();
  const area = framedArea(useLocation().pathname);
  const theme = settings?.theme;
  useOrganizationTitle();
  useEffect(() => applyBrand(theme), [theme]);
  if (isTenantUnknown) return <LateUnknownInstitute />;
  return (
    <div data-area={area}>
      <SkipLink />
      <ProgressLine />
      {area && <LateSidebar onSearch={show} />}
      <div className="flex min-h-dvh min-w-0 flex-1 flex-col">
        {area ? <LateAreaBar onSearch={show} /> : <Header onSearch={show} />}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto min-h-dvh w-full max-w-(--page-width) flex-1 px-4 py-8 sm:px-6"
        >
          <Outlet />
        </main>
        {!area && <Footer />}
      </div>
      {open && <LatePalette onClose={hide} />}
      <ScreenScroll />
    </div>
  );
}
