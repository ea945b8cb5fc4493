import { type ComponentType, Suspense } from "react";
import { useResolvedPath } from "react-router-dom";
import { KeptScreen } from "./KeptScreen";
import { ScreenError } from "./ScreenError";
import { ScreenSkeleton } from "./ScreenSkeleton";

/**
 * The result of a route's `lazy`: the screen with its own skeleton while data load, and its own error boundary. Another
 * address of the same route shows the skeleton again; a change of the query string keeps what is there until it has
 * loaded. `failed` names what could not be loaded, where the specification has a text for it.
 */
export function lazyScreen(Screen: ComponentType, Loading: ComponentType = ScreenSkeleton, failed?: string) {
  function Component() {
    const { pathname } = useResolvedPath(".");
    return (
      <Suspense key={pathname} fallback={<Loading />}>
        <KeptScreen failed={failed}>
          <Screen />
        </KeptScreen>
      </Suspense>
    );
  }
  return { Component, ErrorBoundary: createErrorBoundary(failed) };
}

/** Creates a screen's error boundary that uses the given text for what could not be loaded. */
export function createErrorBoundary(failed: string | undefined): ComponentType {
  return () => <ScreenError failed={failed} />;
}
