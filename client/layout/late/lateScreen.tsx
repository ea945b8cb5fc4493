import { type ComponentType, useCallback, useEffect, useState } from "react";
import { ScreenError } from "../ScreenError";
import { ScreenSkeleton } from "../ScreenSkeleton";
import { useTryAgain } from "../useTryAgain";
import { MissingCode } from "./MissingCode";

/** What a route's `lazy` brings. */
export interface ScreenModule {
  Component?: ComponentType | null;
  ErrorBoundary?: ComponentType | null;
}

export type Load = () => Promise<ScreenModule>;

/** A screen whose code has not come: it is asked for again whenever the screen is opened or the connection is back. */
export function lateScreen(load: Load): ScreenModule {
  let Screen: ComponentType | null | undefined;
  function LateScreen() {
    const [failed, setFailed] = useState(false);
    const tryAgain = useTryAgain();
    const loadAgain = useCallback(() => {
      const take = (found: ScreenModule) => {
        Screen = found.Component;
        // What the route's loader has asked for meanwhile may have failed as well.
        tryAgain();
      };
      load().then(take, () => setFailed(true));
    }, [tryAgain]);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the screen is opened.
    useEffect(() => {
      if (!Screen) loadAgain();
    }, []);
    if (Screen) return <Screen />;
    return failed ? <MissingCode onRetry={loadAgain} /> : <ScreenSkeleton />;
  }
  return { Component: LateScreen, ErrorBoundary: ScreenError };
}
