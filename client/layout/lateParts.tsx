import { useEffect, useState, useSyncExternalStore } from "react";
import { useIsAway } from "../relay/connection";
import { currentToasts, subscribeToToasts } from "../ui/toasts";
import { lazyWithRetry } from "./lazyWithRetry";
import { OfflineNotice } from "./OfflineNotice";
import { afterFirstScreen } from "./prefetch";

const Toaster = lazyWithRetry(async () => (await import("../ui/Toaster")).Toaster);

const hasToasts = (): boolean => currentToasts().length > 0;

/**
 * The toasts; their code comes after the first screen, or with the first of them, in one file with the other late parts
 * (`vite.config.ts`).
 */
export function LateToaster() {
  const isWanted = useSyncExternalStore(subscribeToToasts, hasToasts);
  const [isReady, setReady] = useState(false);
  useEffect(() => void afterFirstScreen(() => setReady(true)), []);
  return (isReady || isWanted) && <Toaster />;
}

/** Says on every screen when the server is out of reach. */
export function LateOfflineNotice() {
  const isAway = useIsAway();
  // It is there before it has anything to say: what comes together with its region is often not read out.
  return <div aria-live="polite">{isAway && <OfflineNotice />}</div>;
}

/** The page of an institute that does not exist. */
export const LateUnknownInstitute = lazyWithRetry(
  async () => (await import("./late/UnknownInstitute")).UnknownInstitute,
);
