import { useEffect, useEffectEvent } from "react";

/** Whether a key is pressed in a field, where it is text. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [role=combobox]") !== null;

/** Whether a key is pressed on a button or a link, which it presses. */
export const isOnControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("button, a") !== null;

/** Whether a key is pressed with another one, as the browser's own commands are. */
export const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/** Handles the keys that are pressed anywhere on the screen. */
export function useKeys(handle: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
