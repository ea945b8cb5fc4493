/** Whether a key is pressed in a field, where it is text. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [role=combobox]") !== null;

/** Whether a key is pressed on a button or a link, which it presses. */
export const isOnControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("button, a") !== null;
