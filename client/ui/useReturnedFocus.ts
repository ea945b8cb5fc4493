import { useLayoutEffect, useRef } from "react";
import { makePageInert } from "./inertPage";
import { rescueFocus } from "./useHeadingFocus";

/**
 * Focuses the element marked `data-autofocus`, and later restores the focus to the element that had it before. The page
 * behind is inert until then. `from` is the element to return to where something else has the focus for a moment.
 */
export function useReturnedFocus(from?: Element | null) {
  const before = useRef<Element | null>(null);
  const release = useRef<() => void>(undefined);
  // Before the effects of the same commit, since they may focus something in the page.
  useLayoutEffect(() => () => release.current?.(), []);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = from ?? document.activeElement;
      release.current?.();
      release.current = makePageInert();
      const { currentTarget } = event;
      const first =
        currentTarget instanceof Element && currentTarget.querySelector<HTMLElement>("[data-autofocus]");
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      release.current?.();
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
      // The element that opened the dialog may be removed together with it.
      queueMicrotask(rescueFocus);
    },
  };
}
