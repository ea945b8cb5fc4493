import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { useSession } from "../session/sessionStore";
import { SkipLink } from "../ui/SkipLink";
import { applyBrand } from "../ui/theme";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { LatePalette } from "./LatePalette";
import { LateUnknownInstitute } from "./lateParts";
import { ProgressLine } from "./ProgressLine";
import { ScreenScroll } from "./ScreenScroll";
import { useCommandPalette } from "./useCommandPalette";
import { useOrganizationTitle } from "./useScreenTitle";

/** The frame of every screen: the header with its links, the screen, and the footer with the organization's contact. */
export function AppLayout() {
  const { settings, isTenantUnknown } = useSession();
  const palette = useCommandPalette();
  const theme = settings?.theme;
  useOrganizationTitle();
  useEffect(() => applyBrand(theme), [theme]);
  if (isTenantUnknown) return <LateUnknownInstitute />;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ProgressLine />
      <Header onSearch={palette.show} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto min-h-dvh w-full max-w-(--page-width) flex-1 px-4 py-8 sm:px-6"
      >
        <Outlet />
      </main>
      <Footer />
      {palette.open && <LatePalette onClose={palette.hide} />}
      <ScreenScroll />
    </div>
  );
}
