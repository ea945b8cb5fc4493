import { useInsertionEffect, useLayoutEffect, useRef } from "react";
import { type Location, ScrollRestoration } from "react-router-dom";

/** The key for a page's scroll position. The first page after a load has no key, so its address is used. */
const scrollKey = ({ key, pathname, search }: Location) => (key === "default" ? pathname + search : key);

/**
 * Scrolls to the top of a new screen, and to where a screen was left when Back leads to it. The router would begin with
 * the top of the first page as well, which its reader may have scrolled before this code ran.
 */
export function ScreenScroll() {
  const start = useRef(0);
  // Runs before the layout effects, the router's among them; the one below runs after them.
  useInsertionEffect(() => {
    start.current = window.scrollY;
  }, []);
  // Some browsers return a promise here, which React would take for the effect's end.
  useLayoutEffect(() => void window.scrollTo(0, start.current), []);
  return <ScrollRestoration getKey={scrollKey} />;
}
