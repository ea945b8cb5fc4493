/** Whether an event happened on a toast. Toasts are above every dialog and belong to none. */
export const isOnToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
