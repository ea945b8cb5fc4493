import { type ReactNode, useSyncExternalStore } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { currentEnvironment, onEnvironmentReset } from "./environment";

/** Gives the store of the current session to what is outside the screens, which stays when another session begins. */
export function CurrentEnvironment({ children }: { children: ReactNode }) {
  const environment = useSyncExternalStore(onEnvironmentReset, currentEnvironment);
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
