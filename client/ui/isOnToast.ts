/** Whether something happened on a toast, which lies above every window and belongs to none. */
export const isOnToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
