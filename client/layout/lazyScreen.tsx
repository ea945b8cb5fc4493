import { type ComponentType, Suspense } from "react";
import { useResolvedPath } from "react-router-dom";
import { ScreenError } from "./ScreenError";
import { ScreenSkeleton } from "./ScreenSkeleton";

/**
 * What a route's `lazy` answers for a screen: the screen, its own skeleton while its data are on their way, and its own
 * error boundary. Another address of the same route starts from the skeleton; a change of the query string does not.
 * `failed` says what could not be loaded, where the specification has words for it.
 */
export function lazyScreen(Screen: ComponentType, Loading: ComponentType = ScreenSkeleton, failed?: string) {
  function Component() {
    const { pathname } = useResolvedPath(".");
    return (
      <Suspense key={pathname} fallback={<Loading />}>
        <Screen />
      </Suspense>
    );
  }
  return { Component, ErrorBoundary: createErrorBoundary(failed) };
}

/** A screen's error boundary that says in the given words what could not be loaded. */
export function createErrorBoundary(failed: string | undefined): ComponentType {
  return () => <ScreenError failed={failed} />;
}
