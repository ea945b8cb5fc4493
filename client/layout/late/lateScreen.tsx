import { type ComponentType, useCallback, useEffect, useState } from "react";
import { checkConnection, hasJustReturned } from "~/relay/connection";
import { ScreenError } from "../ScreenError";
import { ScreenSkeleton } from "../ScreenSkeleton";
import { useTryAgain } from "../useTryAgain";
import { MissingCode } from "./MissingCode";

/** The result of a route's `lazy`. */
export interface ScreenModule {
  Component?: ComponentType | null;
  ErrorBoundary?: ComponentType | null;
}

export type Load = () => Promise<ScreenModule>;

/** A screen whose code failed to load: it is requested again when the screen is opened or the connection returns. */
export function lateScreen(load: Load): ScreenModule {
  let Screen: ComponentType | null | undefined;
  function LateScreen() {
    const [failed, setFailed] = useState(false);
    const tryAgain = useTryAgain();
    const loadAgain = useCallback(() => {
      const take = (found: ScreenModule) => {
        Screen = found.Component;
        // The requests of the route's loader may have failed as well.
        tryAgain();
      };
      // Browsers cache a failed import for the life of the page: once the server is back, only a new page helps. A screen
      // inside another one that did not load asks for its code only then.
      const fail = async () => {
        const isRemembered = failed || (hasJustReturned() && (await checkConnection()));
        if (isRemembered) window.location.reload();
        else setFailed(true);
      };
      load().then(take, fail);
    }, [tryAgain, failed]);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the screen is opened.
    useEffect(() => {
      if (!Screen) loadAgain();
    }, []);
    if (Screen) return <Screen />;
    return failed ? <MissingCode onRetry={loadAgain} /> : <ScreenSkeleton />;
  }
  return { Component: LateScreen, ErrorBoundary: ScreenError };
}
