import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** The anchor of the place of a screen that the address names; the place is focused and scrolled into view once it is there. */
export function useSoughtPlace(): string {
  const { hash, key } = useLocation();
  const sought = hash.slice(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place may be sought again.
  useEffect(() => {
    const block = sought === "" ? null : document.getElementById(sought);
    // After the screen's heading, which takes the focus of any other navigation.
    block?.focus({ preventScroll: true });
    block?.scrollIntoView({ block: "start" });
  }, [sought, key]);
  return sought;
}
