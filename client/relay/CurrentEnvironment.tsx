import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { useCurrentEnvironment } from "./environment";

/** Gives the store of the current session to what is outside the screens, which stays when another session begins. */
export function CurrentEnvironment({ children }: { children: ReactNode }) {
  return (
    <RelayEnvironmentProvider environment={useCurrentEnvironment()}>{children}</RelayEnvironmentProvider>
  );
}
