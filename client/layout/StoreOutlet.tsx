import { Suspense } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { Outlet, useLoaderData } from "react-router-dom";
import type { Environment } from "relay-runtime";
import { ScreenSkeleton } from "./ScreenSkeleton";

/**
 * Provides the store that this navigation's loaders used. A new store, for another account, mounts the screen anew: what
 * was typed into it for the account before is gone.
 */
export function StoreOutlet() {
  const environment = useLoaderData() as Environment;
  return (
    <RelayEnvironmentProvider key={environment.configName} environment={environment}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Outlet />
      </Suspense>
    </RelayEnvironmentProvider>
  );
}
