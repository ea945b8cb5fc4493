import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import { useActivity } from "../relay/activity";

const patience = 200;

/** A thin line at the top while a screen loads; fast loads show none. */
export function ProgressLine() {
  const waiting = useActivity();
  const navigating = useNavigation().state !== "idle";
  const busy = waiting || navigating;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) return setShown(false);
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, [busy]);
  if (!shown) return null;
  return (
    <div
      aria-hidden
      data-noprint
      className="pointer-events-none fixed inset-x-0 top-0 z-40 h-0.5 overflow-hidden"
    >
      <div className="h-full w-full animate-skeleton bg-brand" />
    </div>
  );
}
