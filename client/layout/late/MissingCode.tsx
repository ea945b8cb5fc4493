import { useEffect, useState } from "react";
import { checkConnection, useIsAway, useReached } from "~/relay/connection";
import { ErrorState } from "~/ui/ErrorState";
import { offlineTexts } from "../offlineTexts";
import { useScreenTitle } from "../useScreenTitle";

/** Whether the server now has a newer build than this page. */
async function isReplaced(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  // The code of a page that came with its content is named by the page instead.
  const entry = script ?? document.documentElement.dataset["main"];
  const answer = await fetch(location.href, { headers: { Accept: "text/html" }, cache: "no-store" });
  return entry != null && answer.ok && !(await answer.text()).includes(entry);
}

type Cause = "broken" | "offline" | "replaced";

const titles: Record<Cause, string> = {
  broken: "This screen did not load",
  offline: offlineTexts.title,
  replaced: "This page has changed",
};

const texts: Record<Cause, string> = {
  broken: "The connection was interrupted. Try again.",
  offline: offlineTexts.text,
  replaced: "A new version is available. Load it to continue.",
};

function useCause(): Cause {
  const isAway = useIsAway();
  const [replaced, setReplaced] = useState(false);
  useEffect(() => {
    const find = async () => setReplaced((await checkConnection()) && (await isReplaced()));
    if (!isAway) find().catch(() => setReplaced(false));
  }, [isAway]);
  if (isAway) return "offline";
  return replaced ? "replaced" : "broken";
}

/** Replaces a screen whose code could not be loaded; retries when the connection returns. */
export function MissingCode({ onRetry }: { onRetry: () => void }) {
  const cause = useCause();
  const [tries, setTries] = useState(0);
  useScreenTitle(titles[cause]);
  useReached(onRetry);
  const retry = async () => {
    if (!(await checkConnection())) return;
    setTries(tries + 1);
    // Some browsers cache a failed import for the life of the page.
    if (cause === "replaced" || tries > 0) return window.location.reload();
    onRetry();
  };
  return (
    <ErrorState screen title={titles[cause]} onRetry={retry}>
      {texts[cause]}
    </ErrorState>
  );
}
