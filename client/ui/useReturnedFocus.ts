import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { makePageInert } from "./inertPage";
import { rescueFocus } from "./useHeadingFocus";

interface Early {
  /** The element that had the focus before something else took it for the dialog. */
  readonly focused: Element | null;
}

/**
 * Focuses the element marked `data-autofocus`, and later restores the focus to the element that had it before. The page
 * behind is inert until then. `early` is given where the dialog takes the focus by itself, before Radix would.
 */
export function useReturnedFocus(early?: Early) {
  const before = useRef<Element | null>(null);
  const release = useRef<() => void>(undefined);
  const begin = (focused: Element | null) => {
    before.current = focused;
    release.current?.();
    release.current = makePageInert();
  };
  const beginEarly = useEffectEvent(() => early && begin(early.focused));
  // Before the effects of the same commit, since they may focus something in the page.
  useLayoutEffect(() => {
    beginEarly();
    return () => release.current?.();
  }, []);
  return {
    onOpenAutoFocus(event: Event) {
      if (!early) begin(document.activeElement);
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
