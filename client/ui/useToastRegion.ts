import { type RefObject, useEffect, useState } from "react";
import { isComposing } from "./isComposing";
import { isOnToast } from "./isOnToast";
import { currentToasts, dismissToast } from "./toasts";

const dialogs = '[role="dialog"], [role="alertdialog"]';

/** The distance in pixels within which a touch counts as a press. */
const near = 6;

const isElement = (target: EventTarget | null): target is Element => target instanceof Element;

/** Dismisses a toast and restores the focus that it had. */
export function letGo(id: number): void {
  if (isOnToast(document.activeElement) && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
  dismissToast(id);
}

/** Dismisses the pressed toast, unless the press was on a link or button, swiped, or selected text. */
function usePress(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { signal, abort } = listening();
    let start = { x: 0, y: 0 };
    region.current?.addEventListener(
      "pointerdown",
      ({ clientX: x, clientY: y }) => {
        start = { x, y };
      },
      { signal },
    );
    region.current?.addEventListener(
      "click",
      ({ target, clientX, clientY }) => {
        if (!isElement(target) || target.closest("a, button") || String(getSelection()) !== "") return;
        if (Math.hypot(clientX - start.x, clientY - start.y) > near) return;
        const id = target.closest<HTMLElement>("[data-toast]")?.dataset["toast"];
        if (id !== undefined) letGo(Number(id));
      },
      { signal },
    );
    return abort;
  }, [region]);
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Escape dismisses the newest toast when nothing else handles the key, or when the toasts have the focus. */
function useEscape(): void {
  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => {
      const newest = currentToasts()[0];
      if (event.key !== "Escape" || isComposing(event) || !newest) return;
      const isTaken = event.defaultPrevented || document.querySelector(dialogs) !== null;
      if (!isTaken || isOnToast(event.target)) letGo(newest.id);
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);
}

/** A modal dialog recaptures all focus that leaves it; this hides focus on toasts from it. */
function useFocusAboveDialogs(): void {
  useEffect(() => {
    const { signal, abort } = listening();
    const root = document.documentElement;
    root.addEventListener("focusin", (event) => isOnToast(event.target) && event.stopPropagation(), {
      signal,
    });
    root.addEventListener("focusout", (event) => isOnToast(event.relatedTarget) && event.stopPropagation(), {
      signal,
    });
    return abort;
  }, []);
}

/** Whether a toast is hovered or focused. */
function useHeld(region: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const { signal, abort } = listening();
    region.current?.addEventListener("pointerenter", () => setPointed(true), { signal });
    region.current?.addEventListener("pointerleave", () => setPointed(false), { signal });
    region.current?.addEventListener("focusin", () => setFocused(true), { signal });
    region.current?.addEventListener("focusout", () => setFocused(false), { signal });
    return abort;
  }, [region]);
  return isPointed || isFocused;
}

/** The interactions with toasts besides swiping; returns whether they are held in place. */
export function useToastRegion(region: RefObject<HTMLElement | null>): boolean {
  usePress(region);
  useEscape();
  useFocusAboveDialogs();
  return useHeld(region);
}
