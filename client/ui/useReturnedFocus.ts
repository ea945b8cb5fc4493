import { useRef } from "react";
import { rescueFocus } from "./useHeadingFocus";

/** Starts with what is marked as `data-autofocus`, and gives the focus back to what had it before. */
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
      // What opened the dialog may go together with it.
      queueMicrotask(rescueFocus);
    },
  };
}
