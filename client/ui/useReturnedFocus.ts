import { useRef } from "react";
import { rescueFocus } from "./useHeadingFocus";

/** Focuses the element marked `data-autofocus`, and later restores the focus to the element that had it before. */
export function useReturnedFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      const { currentTarget } = event;
      const first =
        currentTarget instanceof Element && currentTarget.querySelector<HTMLElement>("[data-autofocus]");
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
      // The element that opened the dialog may be removed together with it.
      queueMicrotask(rescueFocus);
    },
  };
}
