import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { isLeavingUnsaved } from "../session/landing";
import { noteUnsavedForm } from "../session/unsavedText";

/** Confirms before unsaved text is lost: with our dialog on a navigation, with the browser's on a reload. */
export function useUnsavedChanges(unsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && !isLeavingUnsaved(nextLocation.state),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const saved = noteUnsavedForm();
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      saved();
    };
  }, [unsaved]);
  return {
    asking: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
