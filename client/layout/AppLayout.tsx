import { useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { useSession } from "../session/sessionStore";
import { SkipLink } from "../ui/SkipLink";
import { applyBrand } from "../ui/theme";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { ProgressLine } from "./ProgressLine";
import { useOrganizationTitle } from "./useScreenTitle";

/** What stands around every screen: the ways to all areas above, the organization's contact below. */
export function AppLayout() {
  const theme = useSession().settings?.theme;
  useOrganizationTitle();
  useEffect(() => applyBrand(theme), [theme]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ProgressLine />
      <Header />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto min-h-dvh w-full max-w-(--page-width) flex-1 px-4 py-8 sm:px-6"
      >
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
}
