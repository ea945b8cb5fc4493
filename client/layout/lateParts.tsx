import { useEffect, useState } from "react";
import { lazyWithRetry } from "../relay/lazyWithRetry";
import { isFailure, useToasts } from "../ui/toasts";
import { afterFirstScreen } from "./prefetch";

const Toaster = lazyWithRetry(async () => (await import("../ui/Toaster")).Toaster);

/**
 * The toasts. Their code loads after the first screen, or with the first toast, in one file with the other late parts
 * (`vite.config.ts`). Failures are announced from here at once: a live region that appears together with its text is
 * often not read out, and Radix hides everything outside an open dialog unless it is marked `aria-live`.
 */
export function LateToaster() {
  const toasts = useToasts();
  const [isReady, setReady] = useState(false);
  useEffect(() => void afterFirstScreen(() => setReady(true)), []);
  if (!isReady && toasts.length > 0) setReady(true);
  return (
    <>
      <div role="alert" aria-live="assertive" aria-atomic={false} className="sr-only">
        {toasts.filter(isFailure).map(({ id, title, message, items = [] }) => (
          <p key={id}>{[title, message, ...items].filter(Boolean).join(". ")}</p>
        ))}
      </div>
      {isReady && <Toaster />}
    </>
  );
}

/** Refreshes what a screen shows from the store. */
export const LateRefresh = lazyWithRetry(async () => (await import("./late/Refresh")).Refresh);

/** Says above a screen that it does not show what was asked for. */
export const LateKeptNotice = lazyWithRetry(async () => (await import("./late/KeptNotice")).KeptNotice);

/** The page of an unknown institute. */
export const LateUnknownInstitute = lazyWithRetry(
  async () => (await import("./late/InstituteNotFound")).InstituteNotFound,
);
