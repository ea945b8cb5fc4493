import type { RouteObject } from "react-router-dom";
import type { Load, ScreenModule } from "./late/lateScreen";
import { isMissingCode } from "./missingCodeError";

async function standIn(load: Load, error: unknown): Promise<ScreenModule> {
  if (!isMissingCode(error)) throw error;
  const { lateScreen } = await import("./late/lateScreen");
  return lateScreen(load);
}

/**
 * Lets routes recover from code that failed to load: the router caches a failed `lazy` for the life of the page, and
 * would show the error in place of the whole layout.
 */
export function withRecovery(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const inside = children && { children: withRecovery(children) };
    if (typeof lazy !== "function") return { ...route, ...inside } as RouteObject;
    const load = lazy as Load;
    const recovering = () => load().catch((error: unknown) => standIn(load, error));
    return { ...route, lazy: recovering, ...inside } as RouteObject;
  });
}
